import type { HolidayState } from '@tiraz/contracts/settings';
import type { Staff } from '../../shared/domain/staff.js';
import type { DecidedHoliday } from './holidays.js';

/** A day of the list: one that is suggested, or one that staff decided on. */
export interface ListedHoliday extends Omit<DecidedHoliday, 'state'> {
  state: HolidayState;
  /** 0 for one that is only suggested. */
  version: number;
}

/** What staff do with holidays. */
export abstract class StaffHolidays {
  /** Of this year and the next, by day. */
  abstract list(): Promise<ListedHoliday[]>;

  /** @throws DomainError `holiday.known`, `holiday.out-of-range` */
  abstract add(holiday: Omit<DecidedHoliday, 'state'>, by: Staff): Promise<ListedHoliday>;

  /**
   * Confirms, dismisses or renames; absent fields stay as they are, and what was only suggested is confirmed.
   *
   * @param version as it was read, if that matters
   * @throws DomainError `holiday.unknown`; StaleError when it has another version
   */
  abstract decide(
    day: string,
    changes: Partial<Omit<DecidedHoliday, 'day'>>,
    version: number | undefined,
    by: Staff,
  ): Promise<ListedHoliday>;
}
