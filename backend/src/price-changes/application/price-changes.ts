import type { PriceChangeState } from '@tiraz/contracts/price-change';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { ChangedItem, PriceChange } from '../domain/price-change.js';

/** A change as a list shows it. */
export type PriceChangeSummary = Omit<PriceChange, 'items'> & {
  itemCount: number;
  /** How many of them were left alone: when it took effect, or when it was taken back. */
  leftAloneCount: number;
  /** The first of them. */
  first: Pick<ChangedItem, 'kind' | 'name' | 'nameAr'>;
};

/** Where changes of prices are kept. Every method sees what the running transaction sees. */
export abstract class PriceChanges {
  /** A new id; later moments sort later. */
  abstract nextId(at: Date): string;

  abstract find(id: string): Promise<PriceChange | undefined>;

  /** The same, held against other changes until the transaction ends. */
  abstract hold(id: string): Promise<PriceChange | undefined>;

  abstract store(change: PriceChange): Promise<void>;

  /** The newest first. */
  abstract page(wanted: PageWanted): Promise<Page<PriceChangeSummary>>;

  /** The ids of those of a state that are due. */
  abstract due(state: PriceChangeState, at: Date): Promise<string[]>;
}
