/** A cell by the place of its row and its size. */
export interface Place {
  row: number;
  size: number;
}

interface Laid {
  rows: number;
  sizes: number;
  /** The sizes stand one below the other, of one row. */
  isUpright: boolean;
  isMirrored: boolean;
}

/** The cell that a key leads to: arrows where they point, Enter down and on to the top of the next column. */
export function cellAfter(key: string, { row, size }: Place, laid: Laid): Place | undefined {
  const { rows, sizes, isUpright, isMirrored } = laid;
  const end = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const start = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  const steps: Record<string, Place> = isUpright
    ? { ArrowDown: { row, size: size + 1 }, ArrowUp: { row, size: size - 1 }, Enter: { row, size: size + 1 } }
    : {
        [end]: { row, size: size + 1 },
        [start]: { row, size: size - 1 },
        ArrowDown: { row: row + 1, size },
        ArrowUp: { row: row - 1, size },
        Enter: row + 1 < rows ? { row: row + 1, size } : { row: 0, size: size + 1 },
      };
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (!next || next.row < 0 || next.size < 0) return undefined;
  return next.row < rows && next.size < sizes ? next : undefined;
}
