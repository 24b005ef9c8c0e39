import type { ItemOutcome, PricedKind, PriceField } from '@tiraz/contracts/price-change';
import type { Money } from '../../shared/domain/money.js';

/** One price of an item: a field of its own, the unit price of a quantity break, or what a size costs more. */
export type PriceName =
  | { price: PriceField }
  | { price: 'quantityBreak'; from: number }
  | { price: 'surcharge'; size: { id: string; label: string; labelAr: string } };

/** A price before a change and after it. */
export type PriceLine = PriceName & { before: Money; after: Money };

export function isChanged({ before, after }: PriceLine): boolean {
  return !before.equals(after);
}

/** What a change does to one item, and what became of it. */
export interface ChangedItem {
  kind: PricedKind;
  id: string;
  /** As it was called when the change was saved. */
  name: string;
  nameAr: string;
  outcome: ItemOutcome;
  /** Which of its prices follow from the rule; absent where a release stored the change that did not keep it. */
  byRule?: readonly PriceField[];
  /** Those that change. `found`: what stood there instead when the item was left alone; null: nothing any more. */
  lines: readonly (PriceLine & { found?: Money | null })[];
}

/** An item before and after, unchanged prices among its lines. */
export type PreviewedItem = Omit<ChangedItem, 'lines' | 'outcome'> & {
  version: number;
  lines: readonly PriceLine[];
  /** Somebody gave it another price since it was seen, or archived it: a change would leave it alone. */
  isKeptOut: boolean;
};
