import { isDarkCloth, type Underbase } from '@tiraz/contracts/cloth';

/** White under a print, without which its colours do not show: in what staff quote, or in every price. */
export const NEEDED_UNDERBASES = ['staff', 'all'] as const satisfies readonly Underbase[];
export type NeededUnderbase = (typeof NEEDED_UNDERBASES)[number];

/** @param cloth every colour that the garment has, or that garments have */
export function underbaseOf(
  { underbase = 'none' }: { underbase?: Underbase },
  cloth: readonly { hex: string }[],
): NeededUnderbase | undefined {
  return underbase !== 'none' && cloth.some(({ hex }) => isDarkCloth(hex)) ? underbase : undefined;
}

/** So many colours a print is set up for: its own, and the white under them where every price has it. */
export function setUpColors(
  { printType, colors }: { printType: { underbase?: Underbase }; colors: number },
  cloth: readonly { hex: string }[],
): number {
  return underbaseOf(printType, cloth) === 'all' ? colors + 1 : colors;
}
