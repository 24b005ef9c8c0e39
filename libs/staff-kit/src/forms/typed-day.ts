import { toAsciiDigits, DIRECTION_MARKS } from '@tiraz/contracts/typed-number';

const ENGLISH = monthsOf('en-GB');
const ARABIC = monthsOf('ar-EG').map(evenly);

/**
 * The day that a text means, in any digits and with any of `/ - .` or space between them. The day stands first, as in
 * Cairo (03/04/2026 is 3 April), unless the year does; a month may be named, in English or Arabic.
 *
 * @returns `2026-11-22`; undefined for what is no day of the calendar, or leaves the century open
 */
export function typedDay(typed: string): string | undefined {
  const parts = toAsciiDigits(typed)
    .replace(DIRECTION_MARKS, '')
    .trim()
    .split(/\s*[-/.]\s*|\s+/);
  if (parts.length !== 3) return undefined;
  const [year = '', month = '', day = ''] = /^\d{4}$/.test(parts[0] ?? '') ? parts : parts.reverse();
  if (!/^[1-9]\d{3}$/.test(year) || !/^\d{1,2}$/.test(day)) return undefined;
  const iso = `${year}-${String(monthOf(month)).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  // 31 April would roll over into May.
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(iso) ? undefined : iso;
}

/** From 1; 0 for what is no month. */
function monthOf(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const name = text.toLowerCase();
  const english = name.length < 3 ? -1 : ENGLISH.findIndex((month) => month.startsWith(name));
  return 1 + (english >= 0 ? english : ARABIC.indexOf(evenly(name)));
}

function monthsOf(locale: string): string[] {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', calendar: 'gregory', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)).toLowerCase());
}

/** One spelling for what is written in several: ابريل and أبريل, يونيه and يونيو. */
function evenly(month: string): string {
  return month.replace(/[أإآ]/g, 'ا').replace(/ه$/, 'و');
}
