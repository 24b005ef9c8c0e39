/** What a customer's accepted inquiries must be worth together, in EGP, to reach a tier; highest first. */
export const VALUE_TIERS = [
  { tier: 'high', from: 20_000 },
  { tier: 'medium', from: 10_000 },
  { tier: 'standard', from: 0 },
] as const;

export type ValueTier = (typeof VALUE_TIERS)[number]['tier'];

/** @param lifetimeValue EGP, as the decimal string of the API */
export function valueTierOf(lifetimeValue: string): ValueTier {
  return VALUE_TIERS.find(({ from }) => Number(lifetimeValue) >= from)?.tier ?? 'standard';
}
