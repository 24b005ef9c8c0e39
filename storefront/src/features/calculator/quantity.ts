import { MAXIMUM_QUANTITY, MINIMUM_ORDER_QUANTITY, SAMPLE_QUANTITY } from '@tiraz/contracts/selection';
import { toAsciiDigits, DIRECTION_MARKS } from '@tiraz/contracts/typed-number';

/** What was typed as a number, in any digits, with or without grouping; undefined when it is none. */
function parseCount(typed: string): number | undefined {
  const plain = toAsciiDigits(typed)
    .replace(DIRECTION_MARKS, '')
    .replace(/[\s,،]/g, '');
  return /^[+-]?\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

/**
 * The quantity that a finished entry stands for: nothing and no number are 1, the sample;
 * anything else below the minimum order is raised to it. Beyond the largest quantity that is quoted it is that.
 *
 * @param smallest pieces; where only an order makes sense, the sample is raised to it as well
 */
export function toQuantity(typed: string, smallest = SAMPLE_QUANTITY): number {
  const count = parseCount(typed) ?? SAMPLE_QUANTITY;
  if (count === SAMPLE_QUANTITY) return smallest;
  return Math.min(MAXIMUM_QUANTITY, Math.max(MINIMUM_ORDER_QUANTITY, Math.floor(count)));
}

/** Why a finished entry stands for another quantity than was typed. */
export type Correction = 'empty' | 'notANumber' | 'belowMinimum' | 'aboveMaximum' | 'notWhole';

/** Undefined when the entry stands for itself. @param smallest as in `toQuantity` */
export function correctionOf(typed: string, smallest = SAMPLE_QUANTITY): Correction | undefined {
  const count = parseCount(typed);
  if (count === undefined) return typed.replace(DIRECTION_MARKS, '').trim() ? 'notANumber' : 'empty';
  if (count === toQuantity(typed, smallest)) return undefined;
  if (count > MAXIMUM_QUANTITY) return 'aboveMaximum';
  return count < MINIMUM_ORDER_QUANTITY ? 'belowMinimum' : 'notWhole';
}

/** Whether an entry may already be priced while it is being typed; 25 on the way to 250 may not. */
export function isFinishedQuantity(typed: string, smallest = SAMPLE_QUANTITY): boolean {
  return parseCount(typed) === toQuantity(typed, smallest);
}

/** One step up or down: from the sample straight to the smallest order, and back. @param smallest as in `toQuantity` */
export function stepQuantity(quantity: number, direction: 1 | -1, smallest = SAMPLE_QUANTITY): number {
  if (direction === 1 && quantity < MINIMUM_ORDER_QUANTITY) return MINIMUM_ORDER_QUANTITY;
  if (direction === -1 && quantity <= MINIMUM_ORDER_QUANTITY) return smallest;
  return Math.min(MAXIMUM_QUANTITY, quantity + direction);
}
