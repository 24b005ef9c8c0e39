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
 * @param isWorked whether a day is one of work
 * @returns undefined when its day is not, or it comes too late
 */
export function dueDigest(
  planned: Date,
  now: Date,
  isWorked: (day: string) => boolean,
): DueDigest | undefined {
  const day = dayInCairo(planned);
  const until = afterDigestTime(day);
  return now < until && isWorked(day) ? { day, until } : undefined;
}

function afterDigestTime(named: string): Date {
  const [year = 0, month = 0, day = 0] = named.split('-').map(Number);
  return instantInCairo({ year, month, day, hour: DIGEST_TIME.hour + DIGEST_TIME.madeUpForHours });
}
