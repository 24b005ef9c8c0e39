import { VALUE_TIERS, type ValueTier } from '@tiraz/contracts/customer-care';
import { Money } from '../../shared/domain/money.js';

/** What the accepted inquiries are worth together, as large as it may be. */
export function lifetimeValueOf(inquiries: readonly { value: Money; acceptedAt: Date | null }[]): Money {
  return inquiries
    .filter(({ acceptedAt }) => acceptedAt !== null)
    .reduce((sum, { value }) => sum.plus(value), Money.ZERO);
}

/** What a lifetime value must reach for each tier, EGP. */
const LEAST: Readonly<Record<ValueTier, number>> = { high: 20_000, medium: 10_000, standard: 0 };

/** What a lifetime value must reach for a tier, and what it must stay below; EGP. */
export function boundsOf(tier: ValueTier): { from: number; below: number | undefined } {
  const higher = VALUE_TIERS[VALUE_TIERS.indexOf(tier) - 1];
  return { from: LEAST[tier], below: higher && LEAST[higher] };
}

/** @param lifetimeValue EGP, two decimals, however large */
export function valueTierOf(lifetimeValue: string): ValueTier {
  return VALUE_TIERS.find((tier) => Number(lifetimeValue) >= LEAST[tier]) ?? 'standard';
}
