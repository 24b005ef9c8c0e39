/** What a customer's accepted inquiries are worth together, in three steps; highest first. */
export const VALUE_TIERS = ['high', 'medium', 'standard'] as const;

export type ValueTier = (typeof VALUE_TIERS)[number];
