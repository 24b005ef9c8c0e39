import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { ChangedItem } from '../domain/changed-item.js';
import type { PriceChange } from '../domain/price-change.js';

/** A change as a list shows it. */
export type PriceChangeSummary = Omit<PriceChange, 'items'> & {
  itemCount: number;
  /** How many of them were left alone: when it took effect, or when it was taken back. */
  leftAloneCount: number;
  /** The first of them. */
  first: Pick<ChangedItem, 'kind' | 'name' | 'nameAr'>;
};

export abstract class PriceChangeList {
  /** The newest first. May refuse with `unavailable` while the database is away. */
  abstract page(wanted: PageWanted): Promise<Page<PriceChangeSummary>>;
}
