import { formatTime, type Language } from '@tiraz/locale';
import { addDays } from './months';

const wallClock = new Intl.DateTimeFormat('en-u-nu-latn-ca-gregory', {
  timeZone: 'Africa/Cairo',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What a form shows of a moment: day and time as the clocks of Cairo have them, `2026-11-22` and `15:30`. */
export function inCairo(instant: Date): { date: string; time: string } {
  const shown = Object.fromEntries(wallClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { date: `${shown.year}-${shown.month}-${shown.day}`, time: `${shown.hour}:${shown.minute}` };
}

/** The day in Cairo so many days after the one that a moment falls on. */
export function dayInCairo(instant: Date, daysLater: number): string {
  return addDays(inCairo(instant).date, daysLater);
}

/** What the API takes for a day and a time in Cairo; a day without a time is 09:00 there. */
export function scheduledDate({ date, time }: { date: string; time?: string | undefined }): string {
  return time ? `${date}T${time}` : date;
}

/** The moment that a `scheduledDate` means: an instant as the API gives it, or a day or time in Cairo as it takes it. */
export function momentOf(scheduled: string): Date {
  if (scheduled.endsWith('Z')) return new Date(scheduled);
  const [date, time = '09:00'] = scheduled.split('T');
  const inWinter = new Date(`${date}T${time}+02:00`);
  return inCairo(inWinter).time === time ? inWinter : new Date(`${date}T${time}+03:00`);
}

/** A time of Cairo's clocks, `15:30`, as the page writes times. */
export function formatClock(time: string, language: Language): string {
  return formatTime(momentOf(`2026-01-01T${time}`), language);
}
