import type { Money } from '../../shared/domain/money.js';
import type { PreviewedItem } from '../domain/changed-item.js';
import type { WantedChange } from '../domain/wanted-change.js';

interface SelectionPrice {
  pricePerItem: Money;
  totalCost: Money;
}

/** What a change does to something that was often asked for, at the quantity of the latest inquiry for it. */
export interface PricedExample {
  /** How many asked for it. */
  inquiries: number;
  /** Product type, fabric, fit, finishing quality, prints. */
  things: readonly { name: string; nameAr: string }[];
  /** The pieces that are priced: of a sample the smallest order. */
  pieces: number;
  now: SelectionPrice;
  after: SelectionPrice;
}

export interface PriceChangePreview {
  items: PreviewedItem[];
  examples: PricedExample[];
  /** Of how many days. */
  days: number;
  /** They keep their prices. */
  openQuotations: number;
}

export abstract class PriceChangePreviews {
  /**
   * What a change would do. Nothing is stored. May refuse with `unavailable` while the database is away.
   *
   * @throws DomainError `price-change.item-twice`, `price-change.foreign-price`, `price-change.price-twice`,
   *   `price-change.rule-missing`, `price-change.rule-limits`, `price-change.unknown-item`, `price-change.out-of-range`
   */
  abstract preview(wanted: WantedChange): Promise<PriceChangePreview>;
}
