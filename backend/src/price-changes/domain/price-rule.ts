import { BASIS_POINTS, type Rounding } from '@tiraz/contracts/price-change';
import { Money } from '../../shared/domain/money.js';

/** How new prices follow from old ones: so much more in hundredths of a percent, or in piastres; less, below nought. */
export type PriceRule = { rounding: Rounding } & ({ basisPoints: number } | { piastres: bigint });

/** What a price field holds at most. */
const HIGHEST_PRICE = Money.parse('9999999.99');

const WHOLE = 10_000n;

/**
 * A price after a rule, rounded once, half up. It never falls as the old price rises, so what was cheaper stays so.
 *
 * @returns undefined where it would be below 0.00 or above HIGHEST_PRICE
 */
export function priceAfter(price: Money, rule: PriceRule): Money | undefined {
  const exact =
    'basisPoints' in rule
      ? price.piastres * (WHOLE + BigInt(rule.basisPoints))
      : (price.piastres + rule.piastres) * WHOLE;
  if (exact < 0n) return undefined;
  const step = Money.parse(rule.rounding).piastres;
  const steps = (2n * exact + WHOLE * step) / (2n * WHOLE * step);
  const piastres = steps * step;
  return piastres > HIGHEST_PRICE.piastres ? undefined : Money.ofPiastres(piastres);
}

export function isWithinLimits(rule: PriceRule): boolean {
  if ('piastres' in rule) {
    const most = HIGHEST_PRICE.piastres;
    return rule.piastres >= -most && rule.piastres <= most;
  }
  return rule.basisPoints >= BASIS_POINTS.lowest && rule.basisPoints <= BASIS_POINTS.highest;
}

/** Only what costs the same share more can say so of a size: an amount more for every piece is more for all sizes alike. */
export function movesSurcharges(rule: PriceRule): boolean {
  return 'basisPoints' in rule;
}
