import { toAsciiDigits, DIRECTION_MARKS } from '@tiraz/contracts/typed-number';

const TIME = /^(\d{1,2})(?:\s*[:.]\s*(\d{2}))?\s*(?:([ap])\.?m\.?|(ص|صباحًا|صباحا)|(م|مساءً|مساء))?$/i;

/**
 * The time of day that a text means, in any digits: `15:30`, `3.30 pm`, `٣:٣٠ م`. Without a half of the day the clock
 * has 24 hours; a bare hour is none, unless it names its half.
 *
 * @returns `15:30`; undefined for what is no time
 */
export function typedTime(typed: string): string | undefined {
  const [all, hours = '', minutes, half = '', morning, evening] =
    TIME.exec(toAsciiDigits(typed).replace(DIRECTION_MARKS, '').trim()) ?? [];
  const isMorning = morning !== undefined || half.toLowerCase() === 'a';
  const isEvening = evening !== undefined || half.toLowerCase() === 'p';
  const isHalf = isMorning || isEvening;
  const hour = Number(hours);
  if (all === undefined || Number(minutes ?? 0) > 59 || (minutes === undefined && !isHalf)) return undefined;
  if (isHalf ? hour < 1 || hour > 12 : hour > 23) return undefined;
  const ofDay = isHalf ? (hour % 12) + (isEvening ? 12 : 0) : hour;
  return `${String(ofDay).padStart(2, '0')}:${minutes ?? '00'}`;
}
