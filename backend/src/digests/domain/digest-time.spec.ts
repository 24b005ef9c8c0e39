import { describe, expect, it } from '@jest/globals';
import { addDays, instantInCairo, wallTimeInCairo } from '../../shared/domain/cairo.js';
import { DIGEST_TIME, dueDigest } from './digest-time.js';

const HOLIDAYS = new Set(['2026-04-13', '2026-11-23']);
/** Sunday to Thursday. */
const isWorked = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() < 5 && !HOLIDAYS.has(day);

function at(day: string, hour: number, minute = 0, second = 0): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return instantInCairo({ year, month, day: date, hour, minute, second });
}

describe('the digest of a day', () => {
  it.each<[string, string, [hour: number, minute: number, second?: number], boolean]>([
    ['at nine on a Sunday', '2026-11-22', [9, 0], true],
    ['on a Thursday', '2026-11-19', [9, 0], true],
    ['on a Friday', '2026-11-20', [9, 0], false],
    ['on a Saturday', '2026-11-21', [9, 0], false],
    ['on a holiday', '2026-11-23', [9, 0], false],
    ['on the day after a holiday', '2026-11-24', [9, 0], true],
    ['made up for at eleven', '2026-11-22', [11, 0], true],
    ['made up for a second before noon', '2026-11-22', [11, 59, 59], true],
    ['at noon', '2026-11-22', [12, 0], false],
    ['a minute after noon', '2026-11-22', [12, 1], false],
    ['by a clock that is a second slow', '2026-11-22', [8, 59, 59], true],
    ['after the clocks went forward that Friday night, at nine on Sunday', '2026-04-26', [9, 0], true],
    ['made up for then before noon', '2026-04-26', [11, 59, 59], true],
    ['then at noon', '2026-04-26', [12, 0], false],
    ['after the clocks went back, at nine on Sunday', '2026-11-01', [9, 0], true],
    ['then at noon', '2026-11-01', [12, 0], false],
  ])('%s', (_, day, [hour, minute, second], isDue) => {
    const due = dueDigest(at(day, 9), at(day, hour, minute, second), isWorked);
    expect(due).toEqual(isDue ? { day, until: at(day, 12) } : undefined);
  });

  it('is not written on another day', () => {
    expect(dueDigest(at('2026-11-18', 9), at('2026-11-19', 9), isWorked)).toBeUndefined();
  });

  it('whichever zone the schedule reckons in, comes once on each working day of two years, and on no other', () => {
    const days: string[] = [];
    for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 1)) days.push(day);
    const planned = days.flatMap((day) =>
      Array.from({ length: 24 }, (_, hour) => new Date(`${day}T${String(hour).padStart(2, '0')}:00Z`)),
    );
    const written = planned
      .filter((moment) => wallTimeInCairo(moment).hour === DIGEST_TIME.hour)
      .flatMap((moment) => dueDigest(moment, moment, isWorked)?.day ?? []);
    expect(written).toEqual(days.filter(isWorked));
  });
});
