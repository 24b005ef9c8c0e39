import { perLanguage, type Language } from '@tiraz/contracts/language';

const inCairo = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Cairo' } as const;

const formattersOf = (options: Intl.DateTimeFormatOptions) =>
  perLanguage((language) =>
    language === 'en'
      ? new Intl.DateTimeFormat('en-GB', options)
      : new Intl.DateTimeFormat('ar-EG', { ...options, numberingSystem: 'arab', calendar: 'gregory' }),
  );

const days = formattersOf(inCairo);
const shortDays = formattersOf({ ...inCairo, month: 'short' });
const times = formattersOf({ hour: 'numeric', minute: '2-digit', timeZone: 'Africa/Cairo' });
const weekdays = formattersOf({ weekday: 'long', timeZone: 'Africa/Cairo' });
const moments = formattersOf({ ...inCairo, month: 'short', hour: 'numeric', minute: '2-digit' });

/** In Arabic: the half of the day goes with its time to the next line, where alone it says nothing. */
const withItsHalf = (time: string): string => time.replace(/ (?=\p{L}$)/u, '\u00a0');

/** The day in Cairo on which an instant falls, wherever the reader sits. @param instant ISO 8601 or a Date */
export function formatDate(instant: string | Date, language: Language): string {
  return days(language).format(new Date(instant));
}

/** A day of the calendar, as `formatDateTime` names it. @param day `2026-11-22` */
export function formatDay(day: string, language: Language): string {
  return shortDays(language).format(new Date(`${day}T12:00:00Z`));
}

/** The day and the time of day in Cairo. @param instant ISO 8601 or a Date */
export function formatDateTime(instant: string | Date, language: Language): string {
  return withItsHalf(moments(language).format(new Date(instant)));
}

/** The time of day in Cairo. @param instant ISO 8601 or a Date */
export function formatTime(instant: string | Date, language: Language): string {
  return withItsHalf(times(language).format(new Date(instant)));
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

const agos = perLanguage(
  (language) => new Intl.RelativeTimeFormat(language === 'en' ? 'en-GB' : 'ar-EG-u-nu-arab'),
);

/**
 * How long ago something was, in whole seconds, minutes, hours or days, at least a second: clocks differ.
 *
 * @param instant ISO 8601 or a Date
 */
export function formatAgo(instant: string | Date, now: Date, language: Language): string {
  const seconds = Math.max(1, Math.floor((now.getTime() - new Date(instant).getTime()) / 1000));
  const ago = (unit: 'second' | 'minute' | 'hour' | 'day', length: number) =>
    agos(language).format(-Math.floor(seconds / length), unit);
  if (seconds < MINUTE_S) return ago('second', 1);
  if (seconds < HOUR_S) return ago('minute', MINUTE_S);
  return seconds < DAY_S ? ago('hour', HOUR_S) : ago('day', DAY_S);
}

/** The day of the week in Cairo. @param instant ISO 8601 or a Date */
export function formatWeekday(instant: string | Date, language: Language): string {
  return weekdays(language).format(new Date(instant));
}
