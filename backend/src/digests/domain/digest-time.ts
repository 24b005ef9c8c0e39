import { isWorkingDay, type WorkingTime } from '../../calendar/index.js';
import { dayInCairo, instantInCairo } from '../../shared/domain/cairo.js';

/** By the clocks of Cairo. */
export const DIGEST_TIME = { hour: 9, madeUpForHours: 3 } as const;

/** A digest of a Cairo day, `2026-11-22`. */
export interface DueDigest {
  day: string;
  /** From then on it is of no use any more. */
  until: Date;
}

/**
 * The digest that is written now.
 *
 * @param planned the moment for which it was planned, at nine in Cairo
 * @returns undefined when that day is none of work, or its digest comes too late
 */
export function dueDigest(planned: Date, now: Date, time: WorkingTime): DueDigest | undefined {
  const day = dayInCairo(planned);
  const until = afterDigestTime(day);
  return now < until && isWorkingDay(day, time) ? { day, until } : undefined;
}

function afterDigestTime(named: string): Date {
  const [year = 0, month = 0, day = 0] = named.split('-').map(Number);
  return instantInCairo({ year, month, day, hour: DIGEST_TIME.hour + DIGEST_TIME.madeUpForHours });
}
