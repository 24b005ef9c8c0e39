import { directionOf, LANGUAGE_KEY, toLanguage, type Language } from '@tiraz/contracts/language';

const ONE_YEAR_IN_SECONDS = 31_536_000;

/** The language the visitor chose before; English when there is none, junk, or no storage to read. */
export function readStoredLanguage(): Language {
  try {
    return toLanguage(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return toLanguage(undefined);
  }
}

/** Keeps the choice in browser storage, and in a cookie so that the server's first paint is already right. */
export function storeLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${ONE_YEAR_IN_SECONDS}; SameSite=Lax`;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Private windows may refuse storage; the cookie then carries the choice.
  }
}

/** Sets the page's language and direction; the stylesheet's Arabic type follows from them. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
