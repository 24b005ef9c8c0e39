/** Milliseconds: without a request, and at all. */
export interface SessionLimits {
  idleMs: number;
  maxMs: number;
}

export interface SessionTimes {
  startedAt: Date;
  seenAt: Date;
}

/** A request is noted at most this often, so that reading costs no write each time; sooner when the idle time is short. */
const NOTED_EVERY_MS = 60_000;

export function isAlive(
  { startedAt, seenAt }: SessionTimes,
  now: Date,
  { idleMs, maxMs }: SessionLimits,
): boolean {
  return now.getTime() - seenAt.getTime() < idleMs && now.getTime() - startedAt.getTime() < maxMs;
}

/** Whether the request that comes now is worth noting. */
export function isWorthNoting({ seenAt }: SessionTimes, now: Date, { idleMs }: SessionLimits): boolean {
  return now.getTime() - seenAt.getTime() >= Math.min(NOTED_EVERY_MS, idleMs / 10);
}

/** The most accounts that know one browser. One more, and the account that signed in there longest ago is forgotten. */
export const ACCOUNTS_OF_A_BROWSER = 4;

/** How long a browser counts as one that signed in before, in milliseconds; every sign-in renews it. */
export const DEVICE_KNOWN_FOR_MS = 180 * 24 * 60 * 60 * 1000;
