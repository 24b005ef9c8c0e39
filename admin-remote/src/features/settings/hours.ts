import { formatTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { momentOf } from '@tiraz/staff-kit/forms';

/** Writes opening hours as the page writes times. */
export function useHours(): (hours: { opens: string; closes: string }) => string {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const shown = (time: string) => formatTime(momentOf(`2026-01-01T${time}`), language);
  return ({ opens, closes }) => t.hours({ opens: shown(opens), closes: shown(closes) });
}
