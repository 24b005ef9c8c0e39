import { describe, expect, it } from '@jest/globals';
import { inTimeZone, TIME_ZONES } from '../../../e2e/time-zones.js';
import { instantInCairo, startOfDay, wallTimeInCairo } from './cairo.js';

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

  it('and a time of it are there and back the same, but for the hour that is skipped', () => {
    for (let hour = 0; hour < 24 * 366; hour += 1) {
      const wall = wallTimeInCairo(new Date(Date.UTC(2026, 0, 1, hour, 17)));
      expect(wallTimeInCairo(instantInCairo(wall))).toEqual(wall);
    }
  });
});
