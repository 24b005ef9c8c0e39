import type { Money } from '../../shared/domain/money.js';
import type { QuantityBreak } from '../../shared/domain/quantity-break.js';

/** What has a price, with the names of its prices and of what lowers them. */
export const PREVIEWED_FIELDS = {
  productType: ['basePrice', 'quantityBreaks'],
  fabric: ['costMultiplier'],
  fit: ['priceModifier'],
  finishingQuality: ['priceModifier'],
  printType: ['setupCost', 'perItemCost', 'quantityBreaks'],
} as const satisfies Record<string, readonly string[]>;

export type PricedKind = keyof typeof PREVIEWED_FIELDS;

export const PRICED_KINDS = Object.keys(PREVIEWED_FIELDS) as PricedKind[];

export type Prices = Readonly<Record<string, Money | readonly QuantityBreak[]>>;

interface PreviewedItem {
  id: string;
  name: string;
  nameAr: string;
}

interface PreviewedOrder {
  pricePerItem: Money;
  totalCost: Money;
}

export interface PreviewedPrices {
  at100: PreviewedOrder;
  at500: PreviewedOrder;
  /** Where the item has a break now or after, from few pieces to many; absent where it has none. */
  atBreaks?: readonly (PreviewedOrder & { pieces: number })[];
}

/** The configuration that is priced; null stands for an item that is not stored yet. */
export type SampleConfiguration = Record<Exclude<PricedKind, 'printType'>, PreviewedItem | null> & {
  prints: { printType: PreviewedItem | null; colors: number }[];
};

export interface PricePreview {
  /** Null for a new item. */
  now: PreviewedPrices | null;
  after: PreviewedPrices;
  sample: SampleConfiguration;
}
