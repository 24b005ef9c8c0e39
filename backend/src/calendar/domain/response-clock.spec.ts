import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ResponseClock, type WorkingTime } from '../index.js';

const NINE_TO_FIVE = { opens: 540, closes: 1020 };
const time = (holidays: string[] = []): WorkingTime => ({
  week: [NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, null, null],
  ramadan: { opens: 540, closes: 870 },
  holidays: new Set(holidays),
});
const clock = new ResponseClock(time(), 240);
const at = (text: string) => new Date(text);
/** Thursday at 16:00 in Cairo: due on Sunday at 12:00. */
const THURSDAY = at('2026-11-19T14:00:00Z');

describe('an inquiry that nobody has answered', () => {
  it.each([
    ['due', 'on the weekend', '2026-11-20T10:00:00Z'],
    ['due', 'an hour of opening before', '2026-11-22T09:00:00Z'],
    ['soon', 'less than that before', '2026-11-22T09:00:01Z'],
    ['soon', 'at the last moment', '2026-11-22T09:59:59Z'],
    ['breached', 'at its moment', '2026-11-22T10:00:00Z'],
    ['breached', 'ever after', '2027-11-22T10:00:00Z'],
  ])('is %s %s', (state, _, now) => {
    expect(clock.waiting(THURSDAY, at(now))).toEqual({ dueAt: at('2026-11-22T10:00:00Z'), state });
  });

  it('is soon due over a night, of which no minute counts', () => {
    const monday = at('2026-11-16T11:30:00Z');
    expect(clock.waiting(monday, at('2026-11-16T15:30:00Z'))).toEqual({
      dueAt: at('2026-11-17T07:30:00Z'),
      state: 'soon',
    });
  });

  it('is due later when a day becomes a holiday', () => {
    const later = new ResponseClock(time(['2026-11-22']), 240);
    expect(later.waiting(THURSDAY, at('2026-11-22T11:00:00Z'))).toEqual({
      dueAt: at('2026-11-23T10:00:00Z'),
      state: 'due',
    });
  });
});

it.each([
  ['2026-11-19T14:00:00Z', '2026-11-22T07:30:59Z', 90],
  ['2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z', 0],
  ['2026-11-16T08:00:00Z', '2026-11-16T08:00:00Z', 0],
  ['2026-11-16T08:00:00Z', '2026-11-16T07:00:00Z', 0],
  // Four hours, but three and a half in Ramadan.
  ['2026-02-18T11:00:00Z', '2026-02-19T09:00:00Z', 210],
])('what came at %s and was answered at %s has waited for %i minutes', (received, answered, minutes) => {
  expect(clock.minutesWaited(at(received), at(answered))).toBe(minutes);
});

it('counts alike from either end: breached is what came no later than breachedSince', () => {
  const years = { from: Date.UTC(2026, 0, 1), until: Date.UTC(2027, 11, 31) };
  const instant = fc
    .integer({ min: years.from / 1000, max: years.until / 1000 })
    .map((s) => new Date(s * 1000));
  fc.assert(
    fc.property(instant, instant, fc.integer({ min: 1, max: 2400 }), (received, now, target) => {
      const rule = new ResponseClock(time(['2026-03-20', '2026-04-13']), target);
      const isBreached = rule.waiting(received, now).state === 'breached';
      expect(received <= rule.breachedSince(now)).toBe(isBreached);
      expect(rule.minutesWaited(received, rule.dueAt(received))).toBe(target);
    }),
  );
});
