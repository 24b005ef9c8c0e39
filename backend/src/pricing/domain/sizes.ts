import type { ColorUse, SizedPieces, SizeParts, SizeSelection } from '@tiraz/contracts/selection';
import { shareOut } from '@tiraz/contracts/share-out';
import type { Fault } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import type { Size } from '../../shared/domain/size.js';

/** So many parts of each size in each row of the grid; a row of exact pieces weighs as much as it has. */
export interface ChosenSizes {
  mode: SizeSelection['mode'];
  rows: readonly { color: string | null; parts: readonly { size: Size; parts: number }[] }[];
}

interface Asked {
  colors: readonly string[];
  colorUse?: ColorUse | undefined;
  sizes: SizeSelection;
}

/** @returns what is chosen where there is no fault */
export function chooseSizes(asked: Asked, offered: readonly Size[], faults: Fault[]): ChosenSizes {
  const { sizes } = asked;
  if (offered.length === 0) {
    const message = 'This product type is made without sizes.';
    faults.push({ path: 'sizes', code: 'sizes.none-for-product', message });
    return { mode: sizes.mode, rows: [] };
  }
  const rows = rowsOf(asked);
  const list = sizes.mode === 'ratio' ? 'ratio' : 'cells';
  const cells: readonly (SizeParts & { color: string | null | undefined })[] =
    sizes.mode === 'ratio'
      ? (sizes.ratio ?? []).map((each) => ({ ...each, color: undefined }))
      : (sizes.cells ?? []).map(({ pieces, ...each }) => ({ ...each, parts: pieces }));
  const seen = new Set<string>();
  cells.forEach(({ color, size }, index) => {
    const at = (field: string, code: string, message: string) =>
      faults.push({ path: `sizes.${list}[${index}].${field}`, code, message });
    if (!offered.some(({ id }) => id === size)) at('size', 'sizes.unknown-size', 'There is no such size.');
    if (color !== undefined && !rows.includes(color))
      at('color', 'sizes.unknown-colour', 'Pieces are counted of another colour than is chosen.');
    if (seen.has(`${color} ${size}`)) at('size', 'sizes.duplicate', 'Each size can be counted once.');
    seen.add(`${color} ${size}`);
  });
  if (cells.every(({ parts }) => parts === 0)) {
    faults.push({ path: `sizes.${list}`, code: 'sizes.none', message: 'No size has a piece.' });
  }
  return {
    mode: sizes.mode,
    rows: rows.map((row) => ({
      color: row,
      // In the order of the scale: of equal remainders the smaller size has the piece.
      parts: offered.flatMap((size) => {
        const cell = cells.find(
          (each) => each.size === size.id && (each.color === undefined || each.color === row),
        );
        return cell && cell.parts > 0 ? [{ size, parts: cell.parts }] : [];
      }),
    })),
  };
}

/** Exact pieces are all of the order's pieces. */
export function sumFaults({ mode, cells = [] }: SizeSelection, pieces: number): Fault[] {
  if (mode === 'ratio') return [];
  const counted = cells.reduce((sum, cell) => sum + cell.pieces, 0);
  if (counted === pieces) return [];
  const left = pieces - counted;
  const message = left > 0 ? `${left} pieces have no size yet.` : `${-left} pieces are too many.`;
  return [{ path: 'sizes.cells', code: 'sizes.do-not-add-up', message }];
}

function rowsOf({ colors, colorUse }: Asked): (string | null)[] {
  return colorUse === 'colourways' && colors.length > 1 ? [...colors] : [null];
}

/**
 * Every piece of an order in its size. By ratio the rows, which all have its parts, share it equally; exact pieces of
 * another number than the order's are taken as a ratio.
 */
export function sizedPieces({ rows }: Pick<ChosenSizes, 'rows'>, pieces: number): SizedPieces<Money>[] {
  const weights = rows.map(({ parts }) => parts.reduce((sum, each) => sum + each.parts, 0));
  const shares = shareOut(pieces, weights);
  return rows.flatMap(({ color, parts }, row) => {
    const ofSizes = shareOut(
      shares[row] ?? 0,
      parts.map((each) => each.parts),
    );
    return parts.map(({ size: { surcharge, ...size } }, index) => ({
      color,
      size: { id: size.id, label: size.label, labelAr: size.labelAr },
      surcharge,
      pieces: ofSizes[index] ?? 0,
    }));
  });
}

/** What large sizes add to an order. */
export function surchargeOf(sized: readonly SizedPieces<Money>[]): Money {
  return sized.reduce((sum, { surcharge, pieces }) => sum.plus(surcharge.times(pieces)), Money.ZERO);
}
