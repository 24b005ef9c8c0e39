import { MAXIMUM_QUANTITY, MINIMUM_ORDER_QUANTITY, SAMPLE_QUANTITY } from '@tiraz/contracts/quantity';
import { toAsciiDigits } from '@tiraz/locale';

/** What was typed as a number, in any digits, with or without grouping; undefined when it is none. */
function parseCount(typed: string): number | undefined {
  const plain = toAsciiDigits(typed).replace(/[\s,،]/g, '');
  return /^[+-]?\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

/**
 * The quantity that a finished entry stands for (SPECIFICATION §5): nothing and no number are 1, the sample;
 * anything else below the minimum order is raised to it. Beyond the largest quantity that is quoted it is that.
 */
export function toQuantity(typed: string): number {
  const count = parseCount(typed);
  if (count === undefined || count === SAMPLE_QUANTITY) return SAMPLE_QUANTITY;
  return Math.min(MAXIMUM_QUANTITY, Math.max(MINIMUM_ORDER_QUANTITY, Math.floor(count)));
}

/** Whether an entry may already be priced while it is being typed; 25 on the way to 250 may not. */
export function isFinishedQuantity(typed: string): boolean {
  return parseCount(typed) === toQuantity(typed);
}

/** One step up or down: from the sample straight to the smallest order, and back. */
export function stepQuantity(quantity: number, direction: 1 | -1): number {
  if (direction === 1 && quantity < MINIMUM_ORDER_QUANTITY) return MINIMUM_ORDER_QUANTITY;
  if (direction === -1 && quantity <= MINIMUM_ORDER_QUANTITY) return SAMPLE_QUANTITY;
  return Math.min(MAXIMUM_QUANTITY, quantity + direction);
}
