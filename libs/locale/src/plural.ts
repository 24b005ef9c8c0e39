import type { Language } from '@tiraz/contracts/language';

export type PluralForm = Intl.LDMLPluralRule;

const rules = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') };

/** Which of the language's plural forms a count takes: two in English, six in Arabic. */
export function pluralForm(count: number, language: Language): PluralForm {
  return rules[language].select(count);
}
