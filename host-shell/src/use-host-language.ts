import { isLanguage, LANGUAGE_KEY, toLanguage, type Language } from '@tiraz/contracts/language';
import { applyLanguage, storeLanguage } from '@tiraz/locale';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';

function languageInAddress(): Language | undefined {
  const [, named] = location.pathname.split('/');
  return isLanguage(named) ? named : undefined;
}

/** What the address names, else what this browser keeps, else what the server read from the cookie. */
export function initialLanguage(): Language {
  const named = languageInAddress();
  if (named) return named;
  const painted = toLanguage(document.documentElement.lang);
  try {
    const kept = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(kept) ? kept : painted;
  } catch {
    return painted;
  }
}

/**
 * Owns the language: keeps it, applies it to the page, and follows a change made in another tab. A page whose address
 * names its language stays in it.
 */
export function useHostLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState(initialLanguage);

  useLayoutEffect(() => {
    applyLanguage(language);
    storeLanguage(language);
  }, [language]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === LANGUAGE_KEY && isLanguage(newValue) && !languageInAddress()) setLanguage(newValue);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  return [language, useCallback((chosen: Language) => setLanguage(chosen), [])];
}
