import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { inTimeZone, TIME_ZONES } from '../../../e2e/time-zones.js';
import {
  addDays,
  dayInCairo,
  instantInCairo,
  startOfDay,
  startOfDayNamed,
  wallTimeInCairo,
} from './cairo.js';

const WINTER_OFFSETS = { UTC: 0, 'Africa/Cairo': -120, 'America/Los_Angeles': 480 };

describe.each(TIME_ZONES)('with TZ=%s, a day in Cairo', (zone) => {
  inTimeZone(zone);

  it('is asked for in a process of that zone', () => {
    expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(WINTER_OFFSETS[zone]);
  });

  it.each([
    ['in winter', '2026-01-15T12:00:00Z', '2026-01-14T22:00:00.000Z'],
    ['in summer', '2026-07-15T12:00:00Z', '2026-07-14T21:00:00.000Z'],
    ['late in the evening', '2026-07-15T20:59:59Z', '2026-07-14T21:00:00.000Z'],
    ['one moment later', '2026-07-15T21:00:00Z', '2026-07-15T21:00:00.000Z'],
    ['that has no midnight', '2026-04-24T09:00:00Z', '2026-04-23T22:00:00.000Z'],
    ['before it', '2026-04-23T21:59:59Z', '2026-04-22T22:00:00.000Z'],
    ['of 25 hours', '2026-10-29T21:30:00Z', '2026-10-28T21:00:00.000Z'],
    ['after it', '2026-10-29T22:00:00Z', '2026-10-29T22:00:00.000Z'],
  ])('%s begins at its first moment', (_, instant, begins) => {
    expect(startOfDay(new Date(instant)).toISOString()).toBe(begins);
  });

  it('is 23 hours long in April and 25 in October', () => {
    const hours = (instant: string) =>
      (startOfDay(new Date(instant), 1).getTime() - startOfDay(new Date(instant)).getTime()) / 3_600_000;
    expect(['2026-04-23T09:00Z', '2026-04-24T09:00Z', '2026-04-25T09:00Z'].map(hours)).toEqual([24, 23, 24]);
    expect(['2026-10-28T09:00Z', '2026-10-29T09:00Z', '2026-10-30T09:00Z'].map(hours)).toEqual([24, 25, 24]);
  });

  it.each([
    ['which is skipped', { year: 2026, month: 4, day: 24, hour: 0, minute: 30 }, '2026-04-23T22:30:00.000Z'],
    [
      'which comes twice',
      { year: 2026, month: 10, day: 29, hour: 23, minute: 30 },
      '2026-10-29T20:30:00.000Z',
    ],
    ['beyond the month', { year: 2026, month: 1, day: 32, hour: 9 }, '2026-02-01T07:00:00.000Z'],
  ])('has a time %s at', (_, wall, instant) => {
    expect(instantInCairo(wall).toISOString()).toBe(instant);
  });

  it.each([
    ['2026-11-20', 0, '2026-11-19T22:00:00.000Z'],
    ['2026-11-20', 1, '2026-11-20T22:00:00.000Z'],
    ['2026-12-31', 1, '2026-12-31T22:00:00.000Z'],
    ['2026-04-24', 0, '2026-04-23T22:00:00.000Z'],
    ['2028-02-28', 1, '2028-02-28T22:00:00.000Z'],
  ])('%s has a name; %i days later begins at %s', (day, daysLater, begins) => {
    expect(startOfDayNamed(day, daysLater)?.toISOString()).toBe(begins);
  });

  it.each([
    ['2026-07-15T20:59:59.999Z', '2026-07-15'],
    ['2026-07-15T21:00:00Z', '2026-07-16'],
    ['2026-01-04T22:00:00Z', '2026-01-05'],
    ['2026-12-31T22:00:00Z', '2027-01-01'],
  ])('of %s is called %s', (instant, day) => {
    expect(dayInCairo(new Date(instant))).toBe(day);
  });

  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-04-23', 366, '2027-04-24'],
  ])('%s and %i more are %s', (day, days, then) => {
    expect(addDays(day, days)).toBe(then);
  });

  it('and a time of it are there and back the same, but for the hour that is skipped', () => {
    for (let hour = 0; hour < 24 * 366; hour += 1) {
      const wall = wallTimeInCairo(new Date(Date.UTC(2026, 0, 1, hour, 17)));
      expect(wallTimeInCairo(instantInCairo(wall))).toEqual(wall);
    }
  });
});

it.each([
  '',
  '2026-02-30',
  '2026-13-01',
  '26-11-20',
  '12026-11-20',
  '2026-11-20T00:00',
  ' 2026-11-20',
  '٢٠٢٦-١١-٢٠',
])('%j is no name of a day', (text) => {
  expect(startOfDayNamed(text)).toBeUndefined();
});

describe('The clocks of Cairo', () => {
  const HOUR_MS = 60 * 60 * 1000;
  const clock = new Intl.DateTimeFormat('en-CA-u-nu-latn-ca-gregory', {
    timeZone: 'Africa/Cairo',
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const two = (part: number) => String(part).padStart(2, '0');
  const expectAsIntlSays = (instant: number) => {
    const { year, month, day, hour, minute, second } = wallTimeInCairo(new Date(instant));
    const shown = `${year}-${two(month)}-${two(day)}, ${two(hour)}:${two(minute)}:${two(second)}`;
    expect(shown).toBe(clock.format(instant));
  };
  /** Every hour of the years in which the offset at its end is another than at its beginning. */
  const changes = (from: number, until: number) => {
    const found: number[] = [];
    const offsetAt = (instant: number) => instantOf(clock.format(instant)) - instant;
    for (let at = Date.UTC(from, 0); at < Date.UTC(until, 0); at += HOUR_MS) {
      if (offsetAt(at) !== offsetAt(at + HOUR_MS)) found.push(at);
    }
    return found;
  };
  const instantOf = (shown: string) => Date.parse(`${shown.replace(', ', 'T')}Z`);

  it('show what Intl says, whenever they are asked', () => {
    const instants = fc.integer({ min: Date.UTC(1890, 0), max: Date.UTC(2100, 0) });
    fc.assert(fc.property(instants, expectAsIntlSays), { numRuns: 3000 });
  });

  it('show it around every change to and from summer time', () => {
    const found = changes(2022, 2031);
    expect(found).toHaveLength(16);
    const beside = fc.record({
      change: fc.constantFrom(...found),
      ms: fc.integer({ min: -2 * HOUR_MS, max: 3 * HOUR_MS }),
    });
    fc.assert(
      fc.property(beside, ({ change, ms }) => expectAsIntlSays(change + ms)),
      { numRuns: 3000 },
    );
    for (const change of found) {
      for (const ms of [-1, 0, 1, HOUR_MS - 1, HOUR_MS, HOUR_MS + 1]) expectAsIntlSays(change + ms);
    }
  });

  it('were moved by five minutes and nine seconds in 1900, within an hour', () => {
    const moved = Date.UTC(1900, 8, 30, 21, 54, 51);
    for (let ms = -HOUR_MS; ms <= HOUR_MS; ms += 60_007) expectAsIntlSays(moved + ms);
    for (const ms of [-1, 0]) expectAsIntlSays(moved + ms);
  });

  it('are asked of Intl twice a day at most, whatever the hours: a list of many days would wait for it', () => {
    const asked = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const [days, began] = [300, Date.UTC(2017, 0)];
    for (let hour = 0; hour < 24 * days; hour++) wallTimeInCairo(new Date(began + hour * HOUR_MS));
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2 * days);
    asked.mockRestore();
  });
});
