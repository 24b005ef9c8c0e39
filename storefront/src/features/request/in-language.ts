import type { Language } from '@tiraz/contracts/language';
import { localised } from '@tiraz/locale';

/** The text of a language; where nobody has written it, the other one's. */
export function inLanguage(english: string, arabic: string, language: Language) {
  if (!english && arabic) return { text: arabic, lang: 'ar' as const };
  return localised({ text: english, textAr: arabic }, 'text', language);
}
