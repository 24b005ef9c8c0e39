import type { Staff } from '../../shared/domain/staff.js';
import type { PriceChange } from '../domain/price-change.js';
import type { WantedChange } from '../domain/wanted-change.js';

/** When a change is to take effect: at once, at a Cairo minute, or not until somebody says. */
export type When = 'now' | (string & {}) | undefined;

/** A change from the moment it is saved. Every method may refuse with `unavailable` while the database is away. */
export abstract class StaffPriceChanges {
  /**
   * Saves a change and, unless it is a draft, schedules it or has it take effect. Items that somebody gave other prices
   * since they were seen are kept out.
   *
   * @throws DomainError what previewing it refuses, `price-change.nothing-changes`, `price-change.all-edited`,
   *   `price-change.unsound`, and what `schedule` refuses
   */
  abstract save(wanted: WantedChange, when: When, by: Staff): Promise<PriceChange>;

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
