import type { PricedKind, PriceField } from '@tiraz/contracts/price-change';
import type { Money } from '../../shared/domain/money.js';
import type { PriceRule } from './price-rule.js';

/** Which prices are to change, as somebody saw them. */
export interface WantedItem {
  kind: PricedKind;
  id: string;
  /** Of the item, when it was seen. */
  version: number;
  /** `was`: the price that was seen. Without a `price` of its own it follows from the rule. */
  prices: readonly { field: PriceField; was: Money; price?: Money | undefined }[];
}

export interface WantedChange {
  rule?: PriceRule | undefined;
  items: readonly WantedItem[];
}
