import type { Money } from '../../shared/domain/money.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { PriceChange } from '../domain/price-change.js';
import type { PreviewedItem, WantedChange } from '../domain/new-price-change.js';
import type { AskedSelection } from './neighbours.js';
import type { PriceChangeSummary } from './price-changes.js';

interface SelectionPrice {
  pricePerItem: Money;
  totalCost: Money;
}

/** What a change does to something that was often asked for, at the quantity of the latest inquiry for it. */
export interface PricedExample {
  asked: AskedSelection;
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

/** When a change is to take effect: at once, at a Cairo minute, or not until somebody says. */
export type When = 'now' | (string & {}) | undefined;

/** What staff do to many prices at once. Every method may refuse with `unavailable` while the database is away. */
export abstract class StaffPriceChanges {
  /**
   * What a change would do. Nothing is stored.
   *
   * @throws DomainError `price-change.item-twice`, `price-change.foreign-price`, `price-change.price-twice`,
   *   `price-change.rule-missing`, `price-change.rule-limits`, `price-change.unknown-item`, `price-change.out-of-range`
   */
  abstract preview(wanted: WantedChange): Promise<PriceChangePreview>;

  /**
   * Saves a change and, unless it is a draft, schedules it or has it take effect. Items that somebody gave other prices
   * since they were seen are kept out.
   *
   * @throws DomainError what `preview` refuses, `price-change.nothing-changes`, `price-change.all-edited`,
   *   `price-change.unsound`, and what `schedule` refuses
   */
  abstract save(wanted: WantedChange, when: When, by: Staff): Promise<PriceChange>;

  /** The newest first. */
  abstract page(wanted: PageWanted): Promise<Page<PriceChangeSummary>>;

  /** @throws DomainError `price-change.unknown` */
  abstract read(id: string): Promise<PriceChange>;

  /**
   * @param when a Cairo minute
   * @param version the one that was read, if that matters
   * @throws DomainError `price-change.unknown`, `price-change.wrong-state`, `price-change.no-such-day`,
   *   `price-change.not-in-future`, `price-change.too-far-ahead`; StaleError
   */
  abstract schedule(id: string, when: string, by: Staff, version?: number): Promise<PriceChange>;

  /** At once. @throws DomainError `price-change.unknown`, `price-change.wrong-state`; StaleError */
  abstract apply(id: string, by: Staff, version?: number): Promise<PriceChange>;

  /** Nothing of it takes effect. @throws as `apply` */
  abstract cancel(id: string, by: Staff, version?: number): Promise<PriceChange>;

  /** Every item that nobody gave another price since has its prices of before. @throws as `apply` */
  abstract revert(id: string, by: Staff, version?: number): Promise<PriceChange>;
}
