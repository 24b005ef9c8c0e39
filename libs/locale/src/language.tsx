import { directionOf, type Language } from '@tiraz/contracts/language';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

interface LanguageChoice {
  language: Language;
  direction: 'ltr' | 'rtl';
  setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

interface LanguageProviderProps {
  language: Language;
  onLanguageChange: (language: Language) => void;
  children: ReactNode;
}

/** Hands the host's language to everything below it; each remote sets one up from its props. */
export function LanguageProvider({ language, onLanguageChange, children }: LanguageProviderProps) {
  const choice = useMemo(
    () => ({ language, direction: directionOf(language), setLanguage: onLanguageChange }),
    [language, onLanguageChange],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

/** @throws when there is no LanguageProvider above */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it');
  return choice;
}

/** The dictionary of the visitor's language. */
export function useTexts<Texts>(dictionaries: Record<Language, Texts>): Texts {
  return dictionaries[useLanguage().language];
}
