import type { Language } from '@tiraz/contracts/language';

const inCairo = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Cairo' } as const;

const formatters = {
  en: new Intl.DateTimeFormat('en-GB', inCairo),
  ar: new Intl.DateTimeFormat('ar-EG', { ...inCairo, numberingSystem: 'arab', calendar: 'gregory' }),
};

/** The day in Cairo on which an instant falls, wherever the reader sits. @param instant ISO 8601 or a Date */
export function formatDate(instant: string | Date, language: Language): string {
  return formatters[language].format(new Date(instant));
}
