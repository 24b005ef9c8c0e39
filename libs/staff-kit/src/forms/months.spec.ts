import { expect, it } from '@jest/globals';
import { addDays, addMonths, weekOf, weeksOf } from './months';

it('begins weeks as Egypt does', () => {
  // Monday is 1 there, and Sunday 7.
  const egypt = new Intl.Locale('ar-EG') as Intl.Locale & { getWeekInfo: () => { firstDay: number } };
  expect(new Date(weekOf('2026-11-25')[0]!).getUTCDay()).toBe(egypt.getWeekInfo().firstDay % 7);
});

it('goes on over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2028-02-29', -12)).toBe('2027-02-28');
});

it.each([
  ['2026-11-22', 5, '2026-10-31', '2026-12-04'],
  // Begins on a Friday, so that its second day is already in another week.
  ['2027-01-05', 6, '2026-12-26', '2027-02-05'],
  ['2025-02-10', 4, '2025-02-01', '2025-02-28'],
])('the month of %s has %s weeks', (day, count, first, last) => {
  const weeks = weeksOf(day);
  expect(weeks).toHaveLength(count);
  expect([weeks[0]![0], weeks.at(-1)![6]]).toEqual([first, last]);
});
