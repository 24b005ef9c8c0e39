import type { HolidayState } from '@tiraz/contracts/settings';

/** A day that staff decided on. */
export interface DecidedHoliday {
  /** `2026-03-20` */
  day: string;
  nameEn: string;
  nameAr: string;
  state: Exclude<HolidayState, 'suggested'>;
}

export interface VersionedHoliday extends DecidedHoliday {
  version: number;
}

/** Where the decided days are stored. Joins the running transaction. */
export abstract class Holidays {
  /** From a day on, by day. */
  abstract since(day: string): Promise<VersionedHoliday[]>;

  /** Held against other changes until the transaction ends; so is a day that is not decided on. */
  abstract hold(day: string): Promise<VersionedHoliday | undefined>;

  /** Adds a day, or stores it as its next version. */
  abstract save(holiday: DecidedHoliday, at: Date): Promise<void>;
}
