import type { Language } from '@tiraz/contracts/language';

/** What is made when a language first needs it, and kept: an `Intl` object costs a telephone several milliseconds. */
export function perLanguage<Thing>(make: (language: Language) => Thing): (language: Language) => Thing {
  const made: Partial<Record<Language, Thing>> = {};
  return (language) => (made[language] ??= make(language));
}
