import { hijriDay } from './hijri-day.js';

/** The Gregorian month and day of each. */
const FIXED = {
  copticChristmas: '01-07',
  january25: '01-25',
  sinaiLiberation: '04-25',
  labourDay: '05-01',
  june30: '06-30',
  july23: '07-23',
  armedForces: '10-06',
} as const;

/** The Hijri month and days of each. */
const LUNAR = {
  hijriNewYear: [1, [1]],
  prophetsBirthday: [3, [12]],
  eidAlFitr: [10, [1, 2, 3]],
  arafat: [12, [9]],
  eidAlAdha: [12, [10, 11, 12]],
} as const satisfies Record<string, [month: number, days: number[]]>;

export type Occasion = keyof typeof FIXED | keyof typeof LUNAR | 'shamElNessim';

export interface SuggestedHoliday {
  /** `2026-03-20` */
  day: string;
  /** Two may fall on one day. */
  occasions: readonly Occasion[];
}

const suggestions = new Map<number, readonly SuggestedHoliday[]>();

/** Egypt's holidays in a Gregorian year, by day; the cabinet and the moon may move them. */
export function suggestedHolidays(year: number): readonly SuggestedHoliday[] {
  const found = suggestions.get(year) ?? computed(year);
  suggestions.set(year, found);
  return found;
}

function computed(year: number): SuggestedHoliday[] {
  const fixed = new Map<string, Occasion>();
  for (const [occasion, day] of Object.entries(FIXED)) fixed.set(`${year}-${day}`, occasion as Occasion);
  const shamElNessim = isoDay(orthodoxEaster(year) + DAY_MS);
  const found: SuggestedHoliday[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY_MS) {
    const day = isoDay(at);
    const named = fixed.get(day);
    const occasions: Occasion[] = [
      ...(named ? [named] : []),
      ...(day === shamElNessim ? (['shamElNessim'] as const) : []),
      ...lunarOccasions(day),
    ];
    if (occasions.length > 0) found.push({ day, occasions });
  }
  return found;
}

function lunarOccasions(day: string): Occasion[] {
  const hijri = hijriDay(day);
  return (Object.keys(LUNAR) as (keyof typeof LUNAR)[]).filter((occasion) => {
    const [month, days] = LUNAR[occasion];
    return hijri.month === month && days.some((one) => one === hijri.day);
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** By the Julian calendar, which is 13 days behind until 2100; Meeus, Astronomical Algorithms, chapter 8. */
function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + sunday + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1 + 13);
}
