/** The fixed palette of garment colours, in the order in which the swatches stand. */
export const COLOURS = [
  { id: 'white', hex: '#FFFFFF', name: 'White', nameAr: 'أبيض' },
  { id: 'black', hex: '#1B1B1D', name: 'Black', nameAr: 'أسود' },
  { id: 'gray', hex: '#8C8F94', name: 'Gray', nameAr: 'رمادي' },
  { id: 'red', hex: '#B3261E', name: 'Red', nameAr: 'أحمر' },
  { id: 'blue', hex: '#24509A', name: 'Blue', nameAr: 'أزرق' },
  { id: 'green', hex: '#2E7041', name: 'Green', nameAr: 'أخضر' },
  { id: 'yellow', hex: '#E8B923', name: 'Yellow', nameAr: 'أصفر' },
  { id: 'purple', hex: '#6A3D8F', name: 'Purple', nameAr: 'بنفسجي' },
] as const;

export type ColourId = (typeof COLOURS)[number]['id'];

export const COLOUR_IDS: readonly ColourId[] = COLOURS.map(({ id }) => id);
