import type { QuantityBreak } from '@tiraz/api-client/staff';
import { QUANTITY_BREAK_LIMITS } from '@tiraz/contracts/quantity-breaks';
import { typedAmount, typedBasisPoints, typedWhole } from '@tiraz/contracts/typed-number';

/** A quantity break as a form has it; of the two prices the one that `by` says. */
export interface BreakValues {
  from: string;
  by: 'percent' | 'price';
  /** A percentage. */
  basisPointsOff?: string;
  unitPrice?: string;
}

export const NEW_BREAK: BreakValues = { from: '', by: 'percent', basisPointsOff: '' };

export function toBreakValues(breaks: readonly QuantityBreak[]): BreakValues[] {
  return breaks.map(({ from, basisPointsOff = 0, unitPrice }) =>
    unitPrice === undefined
      ? { from: String(from), by: 'percent', basisPointsOff: String(basisPointsOff / 100) }
      : { from: String(from), by: 'price', unitPrice },
  );
}

/** A break as the server takes it, or as it was typed where that is no number. */
interface SentBreak {
  from: number | string;
  basisPointsOff?: number | string;
  unitPrice?: string;
}

export function toBreaks(values: readonly BreakValues[]): SentBreak[] {
  return values.map(({ from, by, basisPointsOff = '', unitPrice = '' }) => ({
    from: typedWhole(from) ?? from,
    ...(by === 'percent'
      ? { basisPointsOff: typedBasisPoints(basisPointsOff) ?? basisPointsOff }
      : { unitPrice: typedAmount(unitPrice) ?? unitPrice }),
  }));
}

const { from: pieces, basisPointsOff: off } = QUANTITY_BREAK_LIMITS;

/** Whether the server would read them. */
export function areBreaks(breaks: unknown): boolean {
  if (!Array.isArray(breaks)) return false;
  return (breaks as ReturnType<typeof toBreaks>).every(({ from, basisPointsOff, unitPrice = '' }) => {
    if (!isWithin(from, pieces)) return false;
    return isWithin(basisPointsOff, off) || typedAmount(unitPrice) !== undefined;
  });
}

function isWithin(value: unknown, { least, most }: { least: number; most: number }): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
