import { startOfDay } from '../../shared/domain/cairo.js';

/** So many days in Cairo without anything happening make a customer inactive. */
const QUIET_DAYS = 180;

/** The moments by which customers and follow-ups are judged; each is the first moment of a day in Cairo. */
export interface DaysThatCount {
  /** A pending follow-up before this is overdue: its day is over. */
  today: Date;
  /** A pending follow-up before this is due. */
  tomorrow: Date;
  /** A customer of whom nothing happened from here on is inactive. */
  quietSince: Date;
}

/** The 180th day before today is quiet already: what happened on the 179th keeps a customer active until midnight. */
export function daysThatCount(now: Date): DaysThatCount {
  return {
    today: startOfDay(now),
    tomorrow: startOfDay(now, 1),
    quietSince: startOfDay(now, 1 - QUIET_DAYS),
  };
}
