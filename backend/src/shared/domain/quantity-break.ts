import type { Money } from './money.js';

const WHOLE_BASIS_POINTS = 10_000;

/** What a piece costs from so many pieces on: either so much less than its price, or a price of its own. */
export interface QuantityBreak {
  /** Pieces of the order. */
  from: number;
  /** Hundredths of a percent of the price that holds without any break. */
  basisPointsOff?: number;
  unitPrice?: Money;
}

/** What a piece costs once a break is reached, half up to the piastre. */
export function priceWith({ basisPointsOff = 0, unitPrice }: QuantityBreak, listPrice: Money): Money {
  return unitPrice ?? listPrice.times(WHOLE_BASIS_POINTS - basisPointsOff).dividedBy(WHOLE_BASIS_POINTS);
}
