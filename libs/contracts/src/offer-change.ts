import type { Language } from './language.js';

/** A value before and after a change, as a reader of English meets it, and of Arabic where it is words. */
interface ChangedValue {
  before: string | null;
  after: string | null;
  beforeAr: string | null;
  afterAr: string | null;
}

/** What the reader of a language is told of a change; where that is no change, what those of the other one are told. */
export function changeIn(language: Language, { before, after, beforeAr, afterAr }: ChangedValue) {
  const told = {
    en: { before, after },
    ar: { before: beforeAr ?? before, after: afterAr ?? after },
  };
  const own = told[language];
  return own.before === own.after ? told[language === 'en' ? 'ar' : 'en'] : own;
}
