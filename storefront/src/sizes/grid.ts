import type { SizeCell, SizeParts } from '@tiraz/contracts/selection';
import { shareOut } from '@tiraz/contracts/share-out';
import { cellsIn, countIn } from '../selection/sizes';

/** Below them it is worth a word: a colour is dyed, and a size cut, for more. */
const FEW_OF_A_COLOUR = 100;
const FEW_OF_A_CELL = 5;

/** A colour's id, or null for the one garment. */
export type Row = string | null;

export function piecesAt(cells: readonly SizeCell[], row: Row, size: string): number {
  return cells.find((cell) => cell.color === row && cell.size === size)?.pieces ?? 0;
}

/** With these in the place of what their cells had. */
export function withCells(cells: readonly SizeCell[], changed: readonly SizeCell[]): SizeCell[] {
  const others = cells.filter(
    ({ color, size }) => !changed.some((each) => each.color === color && each.size === size),
  );
  return [...others, ...changed].filter(({ pieces }) => pieces > 0);
}

/** Without those of these rows and sizes: what was said of other colours, and of other garments, stays. */
export function withoutCells(
  cells: readonly SizeCell[],
  rows: readonly Row[],
  sizes: readonly string[],
): SizeCell[] {
  return cells.filter(({ color, size }) => !rows.includes(color) || !sizes.includes(size));
}

/** With these parts of its sizes, in their order; a ratio of another garment's sizes stays. */
export function withParts(
  ratio: readonly SizeParts[],
  changed: readonly SizeParts[],
  sizes: readonly string[],
): SizeParts[] {
  const others = ratio.filter(({ size }) => !sizes.includes(size));
  const partsOf = (id: string) => [...changed, ...ratio].find(({ size }) => size === id)?.parts ?? 0;
  const own = sizes.map((size) => ({ size, parts: partsOf(size) }));
  return [...others, ...own.filter(({ parts }) => parts > 0)];
}

/** The quantity by ratio: first the rows have an equal share, then the sizes of each theirs. */
export function byRatio(
  quantity: number,
  ratio: readonly SizeParts[],
  rows: readonly Row[],
  sizes: readonly string[],
): SizeCell[] {
  const parts = sizes.map((id) => ratio.find(({ size }) => size === id)?.parts ?? 0);
  const shares = shareOut(
    quantity,
    rows.map(() => 1),
  );
  return rows.flatMap((color, row) =>
    shareOut(shares[row] ?? 0, parts).map((pieces, index) => ({ color, size: sizes[index] ?? '', pieces })),
  );
}

/** What is left to place goes where there are pieces already, in their proportion; into an empty grid evenly. */
export function filled(
  cells: readonly SizeCell[],
  quantity: number,
  rows: readonly Row[],
  sizes: readonly string[],
): SizeCell[] {
  const places = rows.flatMap((color) =>
    sizes.map((size) => ({ color, size, pieces: piecesAt(cells, color, size) })),
  );
  const placed = countIn(places);
  if (placed >= quantity) return [...cells];
  const more = shareOut(
    quantity - placed,
    places.map(({ pieces }) => (placed === 0 ? 1 : pieces)),
  );
  return withCells(
    cells,
    places.map((place, index) => ({ ...place, pieces: place.pieces + (more[index] ?? 0) })),
  );
}

/**
 * What was said of the rows before, said of the rows there are now where nothing has been yet: of one garment the sum of
 * the colours, of colours an equal share of the one garment.
 */
export function movedTo(
  cells: readonly SizeCell[],
  rows: readonly Row[],
  sizes: readonly string[],
): SizeCell[] {
  const others = cells.filter(({ size, pieces }) => pieces > 0 && sizes.includes(size));
  if (others.length === 0 || cellsIn(cells, rows, sizes).length > 0) return [...cells];
  const isFromOne = others.some(({ color }) => color === null);
  if (isFromOne === rows.includes(null)) return [...cells];
  const moved = sizes.flatMap((size) => {
    const sum = countIn(others.filter((cell) => cell.size === size && (cell.color === null) === isFromOne));
    return shareOut(
      sum,
      rows.map(() => 1),
    ).map((pieces, index) => ({ color: rows[index] ?? null, size, pieces }));
  });
  return withCells(cells, moved);
}

/** Colours that are not chosen any more, with the pieces that were said of them in these sizes. */
export function vanished(
  cells: readonly SizeCell[],
  rows: readonly Row[],
  sizes: readonly string[],
): { color: string; pieces: number }[] {
  if (rows.includes(null)) return [];
  const gone = new Map<string, number>();
  for (const { color, size, pieces } of cells) {
    if (color !== null && pieces > 0 && !rows.includes(color) && sizes.includes(size))
      gone.set(color, (gone.get(color) ?? 0) + pieces);
  }
  return [...gone].map(([color, pieces]) => ({ color, pieces }));
}

/** What is worth a word and never in the way. */
export function hintsOf(cells: readonly SizeCell[], rows: readonly Row[], sizes: readonly string[]) {
  const said = cellsIn(cells, rows, sizes);
  const sums = rows.map((row) => ({ row, pieces: countIn(said.filter(({ color }) => color === row)) }));
  return {
    colours: sums.filter(({ row, pieces }) => row !== null && pieces > 0 && pieces < FEW_OF_A_COLOUR),
    cells: said.filter(({ pieces }) => pieces < FEW_OF_A_CELL),
  };
}
