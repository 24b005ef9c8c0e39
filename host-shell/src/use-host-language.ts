import { isLanguage, LANGUAGE_KEY, toLanguage, type Language } from '@tiraz/contracts/language';
import { applyLanguage, storeLanguage } from '@tiraz/locale';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** What the address names, else what this browser keeps, else what the server read from the cookie. */
export function initialLanguage(): Language {
  const [, named] = location.pathname.split('/');
  if (isLanguage(named)) return named;
  const painted = toLanguage(document.documentElement.lang);
  try {
    const kept = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(kept) ? kept : painted;
  } catch {
    return painted;
  }
}

/** Owns the language: keeps it, applies it to the page, and follows a change made in another tab. */
export function useHostLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState(initialLanguage);

  useLayoutEffect(() => {
    applyLanguage(language);
    storeLanguage(language);
  }, [language]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === LANGUAGE_KEY && isLanguage(newValue)) setLanguage(newValue);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  return [language, useCallback((chosen: Language) => setLanguage(chosen), [])];
}
