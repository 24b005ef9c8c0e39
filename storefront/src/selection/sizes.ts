import { SIZE_LIMITS, type ColorUse, type SizeCell, type SizeParts } from '@tiraz/contracts/selection';

/** What the visitor has said of the sizes: both ways are kept, so that trying the other one loses nothing. */
export interface SizesEntry {
  mode: 'later' | 'ratio' | 'exact';
  ratio: SizeParts[];
  cells: SizeCell[];
}

export type SentSizes = { mode: 'ratio'; ratio: SizeParts[] } | { mode: 'exact'; cells: SizeCell[] };

interface Order {
  quantity: number;
  colors: readonly string[];
  colorUse?: ColorUse | undefined;
  sizes?: SizesEntry | undefined;
}

/** What the sizes are said for, each by itself: the colours of colourways, otherwise the one garment. */
export function rowsOf({ colors, colorUse }: Pick<Order, 'colors' | 'colorUse'>): (string | null)[] {
  return colorUse === 'colourways' && colors.length > 1 ? [...colors] : [null];
}

export function countIn(cells: readonly SizeCell[]): number {
  return cells.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** The cells of the rows and the sizes that there are: others stay in the entry, for whoever goes back to theirs. */
export function cellsIn(
  cells: readonly SizeCell[],
  rows: readonly (string | null)[],
  sizes: readonly string[],
): SizeCell[] {
  return cells.filter(
    ({ color, size, pieces }) => pieces > 0 && rows.includes(color) && sizes.includes(size),
  );
}

/** What no order may say of a size; it stays as it was typed until somebody mends it. */
export function isTooLarge({ parts }: SizeParts): boolean {
  return parts > SIZE_LIMITS.parts;
}

/** The sizes of a garment; undefined where it has none. */
type Scale = readonly { id: string }[] | undefined;

/** What of the sizes an order takes along; nothing while they are left for later, or not finished. */
export function sizesToSend(order: Order, scale: Scale): SentSizes | undefined {
  const { mode, ratio = [], cells = [] } = order.sizes ?? {};
  const sizes = scale?.map(({ id }) => id) ?? [];
  if (mode === 'ratio') {
    const said = ratio.filter(({ size, parts }) => parts > 0 && sizes.includes(size));
    return said.length > 0 && !said.some(isTooLarge) ? { mode, ratio: said } : undefined;
  }
  const said = mode === 'exact' ? cellsIn(cells, rowsOf(order), sizes) : [];
  return said.length > 0 && countIn(said) === order.quantity ? { mode: 'exact', cells: said } : undefined;
}

/** Sizes have been begun, and cannot be sent yet; of a garment without any there is nothing to finish. */
export function areSizesUnfinished(order: Order, scale: Scale): boolean {
  const { mode = 'later' } = order.sizes ?? {};
  return mode !== 'later' && scale !== undefined && sizesToSend(order, scale) === undefined;
}
