import { describe, expect, it } from '@jest/globals';
import { InMemoryHolidays } from '../adapters/holidays.in-memory.js';
import { isWorkingDay, type WorkingCalendar } from '../index.js';
import { ReadCalendar } from './read-calendar.js';

const settings = {
  read: () =>
    Promise.resolve({
      hours: {
        week: Array.from({ length: 7 }, (_, weekday) => ({
          isOpen: weekday < 5,
          opens: '09:00',
          closes: '17:00',
        })),
        ramadanHours: { opens: '09:00', closes: '14:30' },
      },
      response: { targetMinutes: 240 },
    }),
};

function calendar(): { holidays: InMemoryHolidays; calendar: WorkingCalendar } {
  const holidays = new InMemoryHolidays();
  const clock = { now: () => new Date('2026-11-23T08:00:00Z') };
  return { holidays, calendar: new ReadCalendar(settings, holidays, clock) };
}
const decided = (day: string, state: 'confirmed' | 'dismissed') => ({ day, nameEn: 'A', nameAr: 'ا', state });

describe('an inquiry is answered', () => {
  it.each([
    ['on Sunday when it came on Thursday', '2026-11-19T14:00:00Z', '2026-11-22T10:00:00.000Z'],
    ['on the same day', '2026-11-23T08:15:20Z', '2026-11-23T12:15:20.000Z'],
    ['after a suggested holiday', '2027-01-06T14:00:00Z', '2027-01-10T10:00:00.000Z'],
    ['by the hours of Ramadan', '2027-02-14T11:30:00Z', '2027-02-15T10:00:00.000Z'],
  ])('%s', async (_, submitted, answered) => {
    expect((await calendar().calendar.answerBy(new Date(submitted))).toISOString()).toBe(answered);
  });

  it('later as soon as staff confirm another holiday, and earlier when they dismiss one', async () => {
    const { holidays, calendar: it } = calendar();
    await holidays.save(decided('2026-11-22', 'confirmed'));
    await holidays.save(decided('2027-01-07', 'dismissed'));
    const answered = async (submitted: string) => (await it.answerBy(new Date(submitted))).toISOString();
    expect(await answered('2026-11-19T14:00:00Z')).toBe('2026-11-23T10:00:00.000Z');
    expect(await answered('2027-01-06T14:00:00Z')).toBe('2027-01-07T10:00:00.000Z');
  });
});

it('holidays of the last years and the next ones are known', async () => {
  const time = await calendar().calendar.read();
  expect(
    ['2024-10-06', '2025-10-06', '2026-10-06', '2027-10-06', '2028-10-05'].map((day) =>
      isWorkingDay(day, time),
    ),
  ).toEqual([false, false, false, false, true]);
});
