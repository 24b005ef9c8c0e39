import { describe, expect, it } from '@jest/globals';
import { inTimeZone, TIME_ZONES } from '../../../e2e/time-zones.js';
import { readScheduledDate } from './scheduled-date.js';

describe.each(TIME_ZONES)('with TZ=%s, a scheduled date', (zone) => {
  inTimeZone(zone);

  it.each([
    ['a day is 09:00 in Cairo', '2026-01-15', '2026-01-15T07:00:00.000Z'],
    ['in summer too', '2026-07-15', '2026-07-15T06:00:00.000Z'],
    ['a day without a midnight', '2026-04-24', '2026-04-24T06:00:00.000Z'],
    ['a time is Cairo’s', '2026-01-15T15:30', '2026-01-15T13:30:00.000Z'],
    ['with seconds, which may have fractions', '2026-01-15 15:30:05.250', '2026-01-15T13:30:05.000Z'],
    ['a time that is skipped comes an hour later', '2026-04-24T00:00', '2026-04-23T22:00:00.000Z'],
    ['a time that comes twice is the first', '2026-10-29T23:30', '2026-10-29T20:30:00.000Z'],
    ['a zone of its own counts', '2026-01-15T15:30:00Z', '2026-01-15T15:30:00.000Z'],
    ['east', '2026-01-15T15:30+04:00', '2026-01-15T11:30:00.000Z'],
    ['west', '2026-01-15T15:30-0330', '2026-01-15T19:00:00.000Z'],
    ['a leap day', '2028-02-29', '2028-02-29T07:00:00.000Z'],
    ['small letters', '2026-01-15t15:30z', '2026-01-15T15:30:00.000Z'],
    ['the furthest zone', '2026-01-15T15:30+18:00', '2026-01-14T21:30:00.000Z'],
    ['the first day', '2000-01-01', '2000-01-01T07:00:00.000Z'],
    ['the last moment of the last day', '2100-12-31T23:59:59', '2100-12-31T21:59:59.000Z'],
  ])('%s', (_, text, instant) => {
    expect(readScheduledDate(text).toISOString()).toBe(instant);
  });
});

it.each([
  '',
  'tomorrow',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-01-15T24:00',
  '2026-01-15T10:60',
  '2026-01-15T10:00:60',
  '2026-01-15T10:00+18:01',
  '2026-01-15T',
  '1999-12-31',
  '2101-01-01',
  '02026-01-15',
  '20262026-01-15',
  '15.01.2026',
  '٢٠٢٦-٠١-١٥',
])('%p is no scheduled date', (text) => {
  expect(() => readScheduledDate(text)).toThrow(
    expect.objectContaining({
      kind: 'malformed',
      faults: [expect.objectContaining({ path: 'scheduledDate', code: 'field.format' })],
    }) as unknown as Error,
  );
});
