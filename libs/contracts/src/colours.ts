export interface Swatch {
  /** One of the words below, or a UUID. */
  id: string;
  name: string;
  nameAr: string;
  /** `#RRGGBB`. */
  hex: string;
}

/**
 * The palette that every catalogue begins with. Links and stored inquiries know these colours by their word, and the
 * catalogue keeps each under a UUID, as it does the colours that staff add.
 */
export const FIRST_COLOURS = [
  { id: 'white', hex: '#FFFFFF', name: 'White', nameAr: 'أبيض' },
  { id: 'black', hex: '#1B1B1D', name: 'Black', nameAr: 'أسود' },
  { id: 'gray', hex: '#8C8F94', name: 'Gray', nameAr: 'رمادي' },
  { id: 'red', hex: '#B3261E', name: 'Red', nameAr: 'أحمر' },
  { id: 'blue', hex: '#24509A', name: 'Blue', nameAr: 'أزرق' },
  { id: 'green', hex: '#2E7041', name: 'Green', nameAr: 'أخضر' },
  { id: 'yellow', hex: '#E8B923', name: 'Yellow', nameAr: 'أصفر' },
  { id: 'purple', hex: '#6A3D8F', name: 'Purple', nameAr: 'بنفسجي' },
] as const satisfies readonly Swatch[];

const itemIds = new Map<string, string>(
  FIRST_COLOURS.map(({ id }, index) => [id, `01993c00-0000-7000-8000-00000000050${index + 1}`]),
);
const words = new Map([...itemIds].map(([word, itemId]) => [itemId, word]));
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @returns the id under which visitors know a colour of the catalogue */
export function colourIdOf(itemId: string): string {
  return words.get(itemId) ?? itemId;
}

/** @returns the UUID of the colour in the catalogue, should there be one; undefined for what is no colour's id */
export function colourItemIdOf(colourId: string): string | undefined {
  const itemId = itemIds.get(colourId);
  return itemId ?? (UUID.test(colourId) && !words.has(colourId) ? colourId : undefined);
}
