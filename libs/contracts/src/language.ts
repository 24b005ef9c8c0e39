export const LANGUAGES = ['en', 'ar'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The key in browser storage, and the name of the cookie that mirrors it for the first paint. */
export const LANGUAGE_KEY = 'tiraz.language';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** Anything but a known language is English. */
export function toLanguage(value: unknown): Language {
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** What is made when a language first needs it, and kept: an `Intl` object costs a telephone several milliseconds. */
export function perLanguage<Thing>(make: (language: Language) => Thing): (language: Language) => Thing {
  const made: Partial<Record<Language, Thing>> = {};
  return (language) => (made[language] ??= make(language));
}
