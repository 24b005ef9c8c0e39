import { expect, it } from '@jest/globals';
import { suggestedHolidays } from './suggested-holidays.js';

const daysOf = (year: number, wanted: string) =>
  suggestedHolidays(year)
    .filter(({ occasions }) => occasions.some((occasion) => occasion === wanted))
    .map(({ day }) => day);

/** From printed calendars: Umm al-Qura, and the Coptic Church's dates of Easter, a day earlier. */
it.each([
  ['eidAlFitr', 2026, ['2026-03-20', '2026-03-21', '2026-03-22']],
  ['eidAlFitr', 2027, ['2027-03-09', '2027-03-10', '2027-03-11']],
  ['arafat', 2026, ['2026-05-26']],
  ['eidAlAdha', 2026, ['2026-05-27', '2026-05-28', '2026-05-29']],
  ['hijriNewYear', 2026, ['2026-06-16']],
  ['prophetsBirthday', 2026, ['2026-08-25']],
  ['shamElNessim', 2024, ['2024-05-06']],
  ['shamElNessim', 2025, ['2025-04-21']],
  ['shamElNessim', 2026, ['2026-04-13']],
  ['shamElNessim', 2027, ['2027-05-03']],
  ['copticChristmas', 2027, ['2027-01-07']],
  ['armedForces', 2026, ['2026-10-06']],
])('%s of %i', (occasion, year, days) => {
  expect(daysOf(year, occasion)).toEqual(days);
});

it('a year may have the same feast twice', () => {
  expect(daysOf(2032, 'eidAlFitr')).toHaveLength(3);
  expect(daysOf(2033, 'eidAlFitr').map((day) => day.slice(0, 7))).toEqual([
    ...['2033-01', '2033-01', '2033-01'],
    ...['2033-12', '2033-12', '2033-12'],
  ]);
});

it('each day stands once, in order, with all that falls on it', () => {
  for (let year = 2020; year < 2060; year += 1) {
    const days = suggestedHolidays(year).map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].sort());
  }
  const twice = Array.from({ length: 40 }, (_, index) => suggestedHolidays(2020 + index))
    .flat()
    .filter(({ occasions }) => occasions.length > 1);
  expect(twice.length).toBeGreaterThan(3);
});
