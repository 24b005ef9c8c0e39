import {
  addDays,
  dayInCairo,
  instantInCairo,
  startOfDay,
  wallTimeInCairo,
} from '../../shared/domain/cairo.js';
import { isInRamadan } from './hijri-day.js';

/** In minutes after midnight, by the clocks of Cairo. */
export interface Hours {
  opens: number;
  closes: number;
}

export interface WorkingTime {
  /** Sunday first; null: closed all day. At least one day is open. */
  week: readonly (Hours | null)[];
  /** On the same days of the week, in the month of Ramadan. */
  ramadan: Hours;
  /** Days such as `2026-03-20`. */
  holidays: ReadonlySet<string>;
}

const MINUTE_MS = 60_000;

/**
 * When so many minutes of opening have passed.
 *
 * @throws RangeError if it never opens
 */
export function addWorkingMinutes(from: Date, minutes: number, time: WorkingTime): Date {
  expectOpen(time);
  if (minutes <= 0) return from;
  let left = minutes * MINUTE_MS;
  for (let day = startOfDay(from); ; day = startOfDay(day, 1)) {
    const opening = openingOf(day, time);
    if (!opening) continue;
    const begins = Math.max(opening.opens, from.getTime());
    const open = Math.max(0, opening.closes - begins);
    if (open >= left) return new Date(begins + left);
    left -= open;
  }
}

/**
 * From when on so many minutes of opening have passed at a moment: whatever came later has waited for less.
 *
 * @param minutes at least one
 * @throws RangeError if it never opens
 */
export function lessWorkingMinutes(until: Date, minutes: number, time: WorkingTime): Date {
  expectOpen(time);
  let left = minutes * MINUTE_MS;
  for (let day = startOfDay(until); ; day = startOfDay(day, -1)) {
    const opening = openingOf(day, time);
    if (!opening) continue;
    const ends = Math.min(opening.closes, until.getTime());
    const open = Math.max(0, ends - opening.opens);
    if (open >= left) return new Date(ends - left);
    left -= open;
  }
}

/** Minutes of opening between two moments; 0 when the second is not later. */
export function workingMinutesBetween(from: Date, until: Date, time: WorkingTime): number {
  let open = 0;
  for (let day = startOfDay(from); day < until; day = startOfDay(day, 1)) {
    const opening = openingOf(day, time);
    if (!opening) continue;
    const [begins, ends] = [
      Math.max(opening.opens, from.getTime()),
      Math.min(opening.closes, until.getTime()),
    ];
    open += Math.max(0, ends - begins);
  }
  return open / MINUTE_MS;
}

/** @param day `2026-11-20` */
export function isWorkingDay(day: string, { week, holidays }: WorkingTime): boolean {
  return !!week[weekdayOf(day)] && !holidays.has(day);
}

/**
 * The day with so many working days from it, itself counted, until `day`, itself not counted.
 *
 * @param day `2026-11-20`
 * @returns `day` itself for none
 * @throws RangeError if it never opens
 */
export function workingDaysBefore(day: string, count: number, time: WorkingTime): string {
  expectOpen(time);
  let [before, left] = [day, count];
  while (left > 0) {
    before = addDays(before, -1);
    if (isWorkingDay(before, time)) left -= 1;
  }
  return before;
}

/**
 * The working day that comes after so many others have passed since a day, itself not counted.
 *
 * @param day `2026-11-20`
 * @param count at least one
 * @throws RangeError if it never opens
 */
export function workingDayAfter(day: string, count: number, time: WorkingTime): string {
  expectOpen(time);
  let [after, left] = [day, count];
  while (left > 0) {
    after = addDays(after, 1);
    if (isWorkingDay(after, time)) left -= 1;
  }
  return after;
}

/** From when until when it is open on the Cairo day that begins at an instant, in milliseconds. */
function openingOf(start: Date, time: WorkingTime): Hours | undefined {
  const day = dayInCairo(start);
  if (!isWorkingDay(day, time)) return undefined;
  const usual = time.week[weekdayOf(day)] ?? undefined;
  const hours = usual && isInRamadan(day) ? time.ramadan : usual;
  return hours && { opens: shown(start, hours.opens), closes: shown(start, hours.closes) };
}

/** When the clocks first show a time of that day, or a later one where they skip it: they do so at midnight alone. */
function shown(start: Date, minute: number): number {
  const { year, month, day } = wallTimeInCairo(start);
  const instant = instantInCairo({ year, month, day, minute });
  const wall = wallTimeInCairo(instant);
  return (wall.hour * 60 + wall.minute === minute ? instant : start).getTime();
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay();
}

function expectOpen({ week }: WorkingTime): void {
  if (!week.some(Boolean)) throw new RangeError('it never opens');
}
