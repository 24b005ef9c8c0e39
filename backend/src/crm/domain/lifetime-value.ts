import { VALUE_TIERS, type ValueTier } from '@tiraz/contracts/value-tier';
import { Money } from '../../shared/domain/money.js';

/** What the accepted inquiries are worth together, as large as it may be. */
export function lifetimeValueOf(inquiries: readonly { value: Money; acceptedAt: Date | null }[]): Money {
  return inquiries
    .filter(({ acceptedAt }) => acceptedAt !== null)
    .reduce((sum, { value }) => sum.plus(value), Money.ZERO);
}

/** What a lifetime value must reach for a tier, and what it must stay below; EGP. */
export function boundsOf(tier: ValueTier): { from: number; below: number | undefined } {
  const place = VALUE_TIERS.findIndex((known) => known.tier === tier);
  return { from: VALUE_TIERS[place]?.from ?? 0, below: VALUE_TIERS[place - 1]?.from };
}
