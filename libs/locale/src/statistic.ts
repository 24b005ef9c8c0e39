import { perLanguage, type Language } from '@tiraz/contracts/language';

const ISOLATES = { en: '\u2066', ar: '\u2067' };
const END_OF_ISOLATE = '\u2069';

const ONE_DECIMAL = { maximumFractionDigits: 1 } as const;
const SIGNED = { ...ONE_DECIMAL, signDisplay: 'exceptZero' } as const;

const formattersOf = (locale: string, digits: Intl.NumberFormatOptions) => ({
  share: new Intl.NumberFormat(locale, { ...digits, ...ONE_DECIMAL, style: 'percent' }),
  growth: new Intl.NumberFormat(locale, { ...digits, ...SIGNED, style: 'percent' }),
  difference: new Intl.NumberFormat(locale, { ...digits, ...SIGNED }),
});

const formatters = perLanguage((language) =>
  language === 'en' ? formattersOf('en-US', {}) : formattersOf('ar-EG', { numberingSystem: 'arab' }),
);

/**
 * A figure of a statistic, one decimal at most, safe to put into text of either direction.
 *
 * @param kind `share` is a percentage (61.9 → 61.9%), `growth` a percentage with its sign, `difference` a number with
 * its sign
 */
export function formatStatistic(
  value: number,
  kind: 'share' | 'growth' | 'difference',
  language: Language,
): string {
  const figure = formatters(language)[kind].format(kind === 'difference' ? value : value / 100);
  return ISOLATES[language] + figure + END_OF_ISOLATE;
}
