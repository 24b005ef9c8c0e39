import { describe, expect, it } from '@jest/globals';
import { CAIRO_MINUTE } from '@tiraz/contracts/price-change';
import { effectiveMoment } from './effective-moment.js';

const now = new Date('2026-04-01T10:00:30Z');

describe('the minute of a change', () => {
  it.each([
    ['2026-04-01T12:01', '2026-04-01T10:01:00.000Z'],
    ['2026-12-01T08:00', '2026-12-01T06:00:00.000Z'],
    ['2026-07-01T08:00', '2026-07-01T05:00:00.000Z'],
    // The last minute of the last day that can be picked.
    ['2027-04-02T23:59', '2027-04-02T21:59:00.000Z'],
    // Midnight does not exist on this day: its first moment is 01:00.
    ['2026-04-24T00:00', '2026-04-23T22:00:00.000Z'],
    ['2026-04-24T00:30', '2026-04-23T22:30:00.000Z'],
    // It comes twice; the first one counts.
    ['2026-10-29T23:30', '2026-10-29T20:30:00.000Z'],
  ])('%s in Cairo is %s', (text, expected) => {
    expect(text).toMatch(CAIRO_MINUTE);
    expect(effectiveMoment(text, now).toISOString()).toBe(expected);
  });

  it.each([
    ['2026-04-01T12:00', 'price-change.not-in-future'],
    ['2025-04-01T12:00', 'price-change.not-in-future'],
    ['2027-04-03T00:00', 'price-change.too-far-ahead'],
    ['2026-02-30T12:00', 'price-change.no-such-day'],
    ['2026-13-01T12:00', 'price-change.no-such-day'],
    ['2026-06-31T12:00', 'price-change.no-such-day'],
  ])('%s is refused: %s', (text, code) => {
    expect(() => effectiveMoment(text, now)).toThrow(
      expect.objectContaining({ code, faults: [expect.objectContaining({ path: 'effectiveAt', code })] }),
    );
  });

  it('is later than the present one', () => {
    const begun = new Date('2026-04-01T10:01:00Z');
    expect(() => effectiveMoment('2026-04-01T12:01', begun)).toThrow(
      expect.objectContaining({ code: 'price-change.not-in-future' }) as unknown as Error,
    );
  });

  it.each(['2026-04-01', '2026-04-01T24:00', '2026-04-01T9:00', '2026-04-01T09:00Z', ' 2026-04-01T09:00'])(
    '%s has another form',
    (text) => expect(text).not.toMatch(CAIRO_MINUTE),
  );
});
