import { Money } from '../../shared/domain/money.js';
import type { PriceKind, PriceLine } from '../domain/price-lines.js';

/** The field of a breakdown that has the amount of a kind of line. */
export const BREAKDOWN_FIELDS = {
  base: 'baseCost',
  fabric: 'fabricCost',
  fit: 'fitCost',
  finishing: 'finishingCost',
  printSetup: 'printSetupCost',
  print: 'printCost',
} as const satisfies Record<PriceKind, string>;

/** Totals for the whole order; what has no line is 0.00. */
export type QuoteBreakdown = Record<(typeof BREAKDOWN_FIELDS)[PriceKind], Money>;

export function breakdownOf(lines: readonly PriceLine[]): QuoteBreakdown {
  const breakdown: QuoteBreakdown = {
    baseCost: Money.ZERO,
    fabricCost: Money.ZERO,
    fitCost: Money.ZERO,
    finishingCost: Money.ZERO,
    printSetupCost: Money.ZERO,
    printCost: Money.ZERO,
  };
  for (const { kind, amount } of lines) {
    const field = BREAKDOWN_FIELDS[kind];
    breakdown[field] = breakdown[field].plus(amount);
  }
  return breakdown;
}
