import { expect, test } from '@jest/globals';
import { dayInCairo, inCairo, momentOf, scheduledDate } from './days';

test.each([
  ['2026-01-15T21:59:00Z', { date: '2026-01-15', time: '23:59' }],
  ['2026-01-15T22:00:00Z', { date: '2026-01-16', time: '00:00' }],
  ['2026-07-15T06:00:00Z', { date: '2026-07-15', time: '09:00' }],
  ['2026-04-23T22:00:00Z', { date: '2026-04-24', time: '01:00' }],
])('%s is a day and a time in Cairo', (instant, shown) => {
  expect(inCairo(new Date(instant))).toEqual(shown);
});

test('days later are days of the calendar, over the change of the clocks as well', () => {
  const evening = new Date('2026-04-23T21:30:00Z');
  expect([0, 1, 7].map((days) => dayInCairo(evening, days))).toEqual([
    '2026-04-23',
    '2026-04-24',
    '2026-04-30',
  ]);
  expect(dayInCairo(new Date('2026-12-31T22:30:00Z'), 1)).toBe('2027-01-02');
});

test('a day without a time is sent as a day', () => {
  expect(scheduledDate({ date: '2026-11-22' })).toBe('2026-11-22');
  expect(scheduledDate({ date: '2026-11-22', time: '15:30' })).toBe('2026-11-22T15:30');
});

test.each([
  ['2026-11-22T07:00:00.000Z', '2026-11-22T07:00:00.000Z'],
  ['2026-11-22', '2026-11-22T07:00:00.000Z'],
  ['2026-11-22T15:30', '2026-11-22T13:30:00.000Z'],
  ['2026-07-15T15:30', '2026-07-15T12:30:00.000Z'],
  ['2026-07-15', '2026-07-15T06:00:00.000Z'],
])('%s is the moment %s', (scheduled, moment) => {
  expect(momentOf(scheduled).toISOString()).toBe(moment);
});
