import { describe, expect, it } from '@jest/globals';
import { isAlive, isWorthNoting } from './session.js';

const noon = new Date('2026-03-01T12:00:00Z');
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const HALF_AN_HOUR_AND_TWELVE = { idleMs: 30 * 60_000, maxMs: 12 * 3_600_000 };

describe('a session', () => {
  it.each([
    ['just begun', 0, 0, true],
    ['used 29 minutes ago', 60, 89, true],
    ['not used for 30 minutes', 60, 90, false],
    ['eleven hours old and in use', 659, 660, true],
    ['twelve hours old, though in use', 719, 720, false],
  ])('that is %s', (_, seen, now, alive) => {
    const times = { startedAt: noon, seenAt: minutesLater(seen) };
    expect(isAlive(times, minutesLater(now), HALF_AN_HOUR_AND_TWELVE)).toBe(alive);
  });

  it.each([
    ['once a minute', 30, 0.9999, false],
    ['once a minute', 30, 1, true],
    ['ten times in a short idle time', 1, 0.0999, false],
    ['ten times in a short idle time', 1, 0.1, true],
  ])('is noted %s', (_, idleMinutes, sinceSeen, worth) => {
    const limits = { idleMs: idleMinutes * 60_000, maxMs: 3_600_000 };
    expect(isWorthNoting({ startedAt: noon, seenAt: noon }, minutesLater(sinceSeen), limits)).toBe(worth);
  });
});
