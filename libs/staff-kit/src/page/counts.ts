import { formatNumber, pluralForm } from '@tiraz/locale';

interface ArabicForms {
  zero: string;
  one: string;
  two: string;
  /** Behind 3 to 10. */
  few: string;
  /** Behind 11 to 99. */
  many: string;
  /** Behind whole hundreds, and one or two more. */
  other: string;
}

/**
 * A count with its noun: none, one and two are words of their own, the others stand behind the figure, or hold it
 * where they have a `#`.
 */
export function arabicCount(count: number, forms: ArabicForms): string {
  const form = pluralForm(count, 'ar');
  const isWord = form === 'zero' || form === 'one' || form === 'two';
  if (isWord) return forms[form];
  const figure = formatNumber(count, 'ar');
  return forms[form].includes('#') ? forms[form].replace('#', figure) : `${figure} ${forms[form]}`;
}

export const englishCount = (count: number, one: string, other: string): string =>
  `${formatNumber(count, 'en')} ${count === 1 ? one : other}`;

export const arabicPieces = (count: number): string =>
  arabicCount(count, {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: 'قطع',
    many: 'قطعة',
    other: 'قطعة',
  });
