import type { Language } from '@tiraz/contracts/language';

export type Bilingual<Field extends string> = Readonly<
  Record<Field, string> & Partial<Record<`${Field}Ar`, string>>
>;

/**
 * A catalogue text in the visitor's language, with the language it is really in: English stands in for an
 * Arabic text that nobody has written yet.
 */
export function localised<Field extends string>(
  item: Bilingual<Field>,
  field: Field,
  language: Language,
): { text: string; lang: Language } {
  const { [field]: english, [`${field}Ar`]: arabic }: Readonly<Record<string, string | undefined>> = item;
  return language === 'ar' && arabic?.trim()
    ? { text: arabic, lang: 'ar' }
    : { text: english ?? '', lang: 'en' };
}
