import { isDarkCloth } from '@tiraz/contracts/cloth';

/** What may have white under it: one of UNDERBASES, or of a later release’s; none where it is absent. */
interface Printed {
  underbase?: string;
}

/**
 * Whose price has the white that a print needs under it.
 *
 * @param cloth every colour that the garment has, or that garments have
 */
export function underbaseOf(
  { underbase }: Printed,
  cloth: readonly { hex: string }[],
): 'quoted' | 'all' | undefined {
  const isNeeded = cloth.some(({ hex }) => isDarkCloth(hex));
  return isNeeded && (underbase === 'quoted' || underbase === 'all') ? underbase : undefined;
}

/** So many colours a print is set up for: its own, and the white under them where every price has it. */
export function setUpColors(
  { printType, colors }: { printType: Printed; colors: number },
  cloth: readonly { hex: string }[],
): number {
  return underbaseOf(printType, cloth) === 'all' ? colors + 1 : colors;
}
