import type { InquirySummary } from '@tiraz/api-client/staff';
import { perLanguage } from '@tiraz/contracts/language';
import { useLanguage, useTexts, type Language } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/response-clock';
import { StatusTag } from '@tiraz/staff-kit/page';

type Answerable = Pick<InquirySummary, 'waiting' | 'respondedAt'> & { responseMinutes?: number | null };

const TONES = { due: 'quiet', soon: 'going', breached: 'due' } as const;

/** How an inquiry stands to the time of its first answer: by when it is due, since when it is late, or how long it took. */
export function ResponseClock({ inquiry }: { inquiry: Answerable }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { waiting, respondedAt, responseMinutes = null } = inquiry;
  if (waiting) {
    const moment = nearMoment(waiting.dueAt, language);
    return (
      <StatusTag tone={TONES[waiting.state]}>
        <time dateTime={waiting.dueAt}>{t[waiting.state](moment)}</time>
      </StatusTag>
    );
  }
  if (!respondedAt) return null;
  return (
    <time dateTime={respondedAt}>
      {responseMinutes === null ? t.answered : t.answeredAfter(duration(responseMinutes, t))}
    </time>
  );
}

function duration(minutes: number, t: (typeof texts)[Language]): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t.minutes(rest);
  return rest === 0 ? t.hours(hours) : t.hoursAndMinutes({ hours: t.hours(hours), minutes: t.minutes(rest) });
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const LOCALES = { en: 'en-GB', ar: 'ar-EG-u-nu-arab-ca-gregory' };
const formattersOf = (options: Intl.DateTimeFormatOptions) =>
  perLanguage(
    (language) => new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'Africa/Cairo' }),
  );
const nearMoments = formattersOf({ weekday: 'short', hour: 'numeric', minute: '2-digit' });
const farDays = formattersOf({ day: 'numeric', month: 'short' });

/** `Sun 12:00` in Cairo for what is near, `12 Nov` for what is further away than a week. */
function nearMoment(instant: string, language: Language): string {
  const at = new Date(instant);
  const isNear = Math.abs(at.getTime() - Date.now()) < WEEK_MS - 24 * 60 * 60 * 1000;
  return (isNear ? nearMoments : farDays)(language).format(at);
}
