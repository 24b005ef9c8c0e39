import { formatTime, formatWeekday, useLanguage, useTexts, type Language } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { momentOf } from '@tiraz/staff-kit/forms';

/** Writes opening hours as the page writes times. */
export function useHours(): (hours: { opens: string; closes: string }) => string {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const shown = (time: string) => formatTime(momentOf(`2026-01-01T${time}`), language);
  return ({ opens, closes }) => t.hours({ opens: shown(opens), closes: shown(closes) });
}

/** Some Sunday, at noon in Cairo. */
const SUNDAY = Date.UTC(2026, 0, 4, 10);
const DAY_MS = 24 * 60 * 60 * 1000;

/** The name of a day of the week. @param index 0 is Sunday, as the settings have it */
export function weekdayOf(index: number, language: Language): string {
  return formatWeekday(new Date(SUNDAY + index * DAY_MS), language);
}
