import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addWorkingMinutes,
  isWorkingDay,
  workingDaysBefore,
  type Hours,
  type WorkingTime,
} from '../index.js';

const NINE_TO_FIVE: Hours = { opens: 540, closes: 1020 };
const USUAL: WorkingTime = {
  week: [NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, null, null],
  ramadan: { opens: 540, closes: 870 },
  holidays: new Set(['2026-03-19', '2026-03-20', '2026-03-22', '2026-04-13', '2026-04-25']),
};
const NEVER: WorkingTime = { ...USUAL, week: USUAL.week.map(() => null) };

const clock = new Intl.DateTimeFormat('en-CA-u-nu-latn-ca-gregory', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

describe('opening hours', () => {
  it.each([
    ['within a day', '2026-11-16T08:00Z', 240, '2026-11-16, 14:00'],
    ['to the last minute of one', '2026-11-16T11:00Z', 240, '2026-11-16, 17:00'],
    ['over the weekend', '2026-11-19T14:00Z', 240, '2026-11-22, 12:00'],
    ['from the weekend on', '2026-11-20T10:00Z', 240, '2026-11-22, 13:00'],
    ['from before it opens', '2026-11-16T03:00Z', 60, '2026-11-16, 10:00'],
    ['with their seconds', '2026-11-16T08:00:30Z', 1, '2026-11-16, 10:01'],
    ['over Eid al-Fitr', '2026-03-18T11:30Z', 240, '2026-03-23, 12:00'],
    ['over the night without a midnight', '2026-04-23T13:00Z', 180, '2026-04-26, 10:00'],
    ['over the night that is longer', '2026-10-29T13:00Z', 120, '2026-11-01, 10:00'],
    ['on a day in Ramadan', '2026-02-18T11:00Z', 240, '2026-02-19, 11:30'],
    ['for a week', '2026-11-16T07:00Z', 2400, '2026-11-22, 17:00'],
    ['for no time at all', '2026-11-20T10:00Z', 0, '2026-11-20, 12:00'],
  ])('count %s', (_, from, minutes, due) => {
    expect(clock.format(addWorkingMinutes(new Date(from), minutes, USUAL))).toBe(due);
  });

  it('that there are none of are refused, not waited for', () => {
    expect(() => addWorkingMinutes(new Date(), 1, NEVER)).toThrow(RangeError);
    expect(() => workingDaysBefore('2026-11-22', 1, NEVER)).toThrow(RangeError);
  });

  it('count as a person counts who looks at the clock each minute', () => {
    const minuteOfDay = fc.integer({ min: 0, max: 1439 });
    const hours = fc
      .tuple(minuteOfDay, minuteOfDay)
      .filter(([a, b]) => a !== b)
      .map(([a, b]): Hours => ({ opens: Math.min(a, b), closes: Math.max(a, b) }));
    const day = fc.option(hours, { freq: 3 });
    let compared = 0;
    fc.assert(
      fc.property(
        fc.nat({ max: WATCHED.length - 1 }),
        fc.nat({ max: 5 * 1440 }),
        fc.integer({ min: 1, max: 900 }),
        fc.tuple(day, day, day, day, day, day, day),
        hours,
        fc.subarray([1, 2, 3, 4, 5, 6]),
        (period, start, minutes, week, ramadan, closed) => {
          const watched = WATCHED[period]!;
          const days = [...new Set(watched.map(({ day: one }) => one))];
          const time = { week, ramadan, holidays: new Set(closed.map((index) => days[index]!)) };
          const due = watchTheClock(watched, start, minutes, time);
          if (due === undefined) return;
          compared += 1;
          const from = new Date(watched[start]!.at);
          expect(addWorkingMinutes(from, minutes, time).toISOString()).toBe(new Date(due).toISOString());
        },
      ),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(100);
  });
});

describe('working days', () => {
  it.each([
    ['2026-11-19', true],
    ['2026-11-20', false],
    ['2026-11-21', false],
    ['2026-11-22', true],
    ['2026-04-13', false],
  ])('are open and no holiday: %s', (day, expected) => {
    expect(isWorkingDay(day, USUAL)).toBe(expected);
  });

  it.each([
    ['2026-11-26', 3, '2026-11-23'],
    ['2026-11-22', 1, '2026-11-19'],
    ['2026-11-21', 3, '2026-11-17'],
    ['2026-04-26', 1, '2026-04-23'],
    ['2026-03-23', 1, '2026-03-18'],
    ['2027-01-03', 2, '2026-12-30'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('before %s: the one %i before', (day, count, before) => {
    expect(workingDaysBefore(day, count, USUAL)).toBe(before);
  });
});

interface Minute {
  at: number;
  day: string;
  minute: number;
}

/** Twelve days each, minute by minute: around Ramadan's beginning and end, the change in April and that in October. */
const WATCHED = ['2026-02-14', '2026-03-13', '2026-04-18', '2026-10-24'].map((begins) => {
  const start = Date.parse(`${begins}T22:00Z`);
  return Array.from({ length: 12 * 24 }, (_, hour) => {
    const at = start + hour * 3_600_000;
    const [day = '', time = ''] = clock.format(at).split(', ');
    const first = Number(time.slice(0, 2)) * 60;
    // Cairo's clocks are changed on the hour.
    return Array.from({ length: 60 }, (__, minute): Minute => {
      return { at: at + minute * 60_000, day, minute: first + minute };
    });
  }).flat();
});

/** 1 Ramadan to 29 or 30 Ramadan 1447, as printed calendars of Umm al-Qura have it. */
function isRamadan(day: string): boolean {
  return day >= '2026-02-18' && day <= '2026-03-19';
}

/** When the last of the minutes is over; undefined when that is not seen any more. What has closed stays closed. */
function watchTheClock(
  watched: readonly Minute[],
  start: number,
  minutes: number,
  { week, ramadan, holidays }: WorkingTime,
): number | undefined {
  let left = minutes;
  let closedOn = '';
  for (const [index, { at, day, minute }] of watched.entries()) {
    const usual = week[new Date(day).getUTCDay()];
    const hours = usual && isRamadan(day) ? ramadan : usual;
    if (!hours || holidays.has(day) || minute < hours.opens || closedOn === day) continue;
    if (minute >= hours.closes) closedOn = day;
    else if (index >= start && (left -= 1) === 0) return at + 60_000;
  }
  return undefined;
}
