/** The prices of one thing of each kind, in the order in which screens show them; amounts of EGP. */
export const PRICES_OF = {
  productType: ['basePrice'],
  fabric: ['costMultiplier'],
  fit: ['priceModifier'],
  finishingQuality: ['priceModifier'],
  printType: ['setupCost', 'perItemCost'],
} as const;

export type PricedKind = keyof typeof PRICES_OF;
export type PriceField = (typeof PRICES_OF)[PricedKind][number];

export const PRICED_KINDS = Object.keys(PRICES_OF) as PricedKind[];
export const PRICE_FIELDS: readonly PriceField[] = [...new Set(Object.values(PRICES_OF).flat())];

/** To what a price that follows from a rule is rounded, half up; EGP. */
export const ROUNDINGS = ['0.01', '0.25', '0.50', '1.00', '5.00'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** By how much a rule may change prices, in hundredths of a percent. */
export const BASIS_POINTS = { lowest: -5_000, highest: 20_000 } as const;

/** As many fit into a body of 64 KB. */
export const MOST_CHANGED_ITEMS = 300;

/** A day and a minute, as a clock on a wall in Cairo shows them: `2026-12-01T08:00`. */
export const CAIRO_MINUTE = /^[1-9]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/;

/** How far ahead a change can be planned. */
export const MOST_DAYS_AHEAD = 366;

export const PRICE_CHANGE_STATES = ['draft', 'scheduled', 'applied', 'reverted', 'cancelled'] as const;
export type PriceChangeState = (typeof PRICE_CHANGE_STATES)[number];

/** What can be done with a change in each state. */
export const PRICE_CHANGE_STEPS = ['apply', 'schedule', 'cancel', 'revert'] as const;
export type PriceChangeStep = (typeof PRICE_CHANGE_STEPS)[number];

/** What became of one item of a change. */
export const ITEM_OUTCOMES = ['waiting', 'applied', 'kept-out', 'reverted', 'not-reverted'] as const;
export type ItemOutcome = (typeof ITEM_OUTCOMES)[number];
