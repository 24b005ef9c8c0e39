/**
 * Processes have clocks of their own: what was stored may be a little ahead of now, and what is further ahead is of a
 * clock that went back, and holds nobody up.
 */
export const AHEAD_AT_MOST_MS = 60_000;

/** The present moment, so that a rule about time can be tested at any time. */
export abstract class Clock {
  abstract now(): Date;
}
