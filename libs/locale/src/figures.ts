import { perLanguage, type Language } from '@tiraz/contracts/language';
import { toAsciiDigits } from '@tiraz/contracts/typed-number';

// Unicode isolates: an amount keeps its own order whatever text stands around it.
const LEFT_TO_RIGHT = '\u2066';
const RIGHT_TO_LEFT = '\u2067';
const END_OF_ISOLATE = '\u2069';
const NO_BREAK_SPACE = '\u00A0';
const EGYPTIAN_POUND = 'ج.م';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
/** As the API writes amounts and counts: its pounds, and what stands behind the point. */
const PLAIN = /^(0|[1-9]\d*)(?:\.(\d{1,2}))?$/;
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

const plurals = perLanguage((language) => new Intl.PluralRules(language));
const numbers = (language: Language, digits: Intl.NumberFormatOptions) =>
  language === 'en'
    ? new Intl.NumberFormat('en-US', digits)
    : new Intl.NumberFormat('ar-EG', { numberingSystem: 'arab', ...digits });
const whole = perLanguage((language) => numbers(language, {}));
const money = perLanguage((language) => numbers(language, TWO_DECIMALS));

/**
 * What `Intl` would write, without it where the figure is plain: its first use takes a phone 50 ms, while a page waits.
 *
 * @param decimals whether two are written
 */
function figureOf(value: number | string, language: Language, decimals: boolean): string {
  const [, pounds = '', piastres = ''] = PLAIN.exec(String(value)) ?? [];
  if (!pounds || (piastres && !decimals)) {
    return (decimals ? money : whole)(language).format(value as number);
  }
  const [group, point] = language === 'en' ? [',', '.'] : ['٬', '٫'];
  const written = pounds.replace(THOUSANDS, group) + (decimals ? point + piastres.padEnd(2, '0') : '');
  return toLocalDigits(written, language);
}

/**
 * An amount in Egyptian pounds, two decimals, safe to put into text of either direction.
 * English has the symbol truly on the left; Arabic has Arabic-Indic digits and the symbol after them.
 *
 * @param amount pounds, as a number or as the decimal string of the API, exact however large; anything else shows as zero
 */
export function formatMoney(amount: string | number | null | undefined, language: Language): string {
  const figure = figureOf(Number.isFinite(Number(amount)) ? (amount as number) : 0, language, true);
  // Left bare, the Arabic letters would turn the digits that follow them into an Arabic number and pass
  // to its right: they get an isolate of their own.
  return language === 'en'
    ? `${LEFT_TO_RIGHT}${RIGHT_TO_LEFT}${EGYPTIAN_POUND}${END_OF_ISOLATE}${NO_BREAK_SPACE}${figure}${END_OF_ISOLATE}`
    : `${RIGHT_TO_LEFT}${figure}${NO_BREAK_SPACE}${EGYPTIAN_POUND}${END_OF_ISOLATE}`;
}

/**
 * An amount without its currency, exact however large it is.
 *
 * @param decimal with at most two decimals: `1450.00`
 */
export function formatFigure(decimal: `${number}`, language: Language): string {
  return figureOf(decimal, language, true);
}

/** A count with grouping, in the digits of the language. */
export function formatNumber(value: number, language: Language): string {
  return figureOf(value, language, false);
}

/**
 * A compiled message in the form that its count takes: two in English, six in Arabic.
 *
 * @param forms the message by form, or by a single count (`=0`), around the figure; `other` stands in for what is not there
 */
export function plural(
  count: number,
  language: Language,
  forms: (figure: string) => { other: string } & Partial<Record<string, string>>,
): string {
  const written = forms(formatNumber(count, language));
  return written[`=${count}`] ?? written[plurals(language).select(count)] ?? written.other;
}

/** The ASCII digits of a text (a year, `4+`) in the digits of the language. */
export function toLocalDigits(text: string, language: Language): string {
  if (language === 'en') return text;
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x30 + 0x0660));
}

/** A text with its numbers and percentages in the signs of the language: `100% قطن` is `١٠٠٪ قطن`. */
export function toLocalFigures(text: string, language: Language): string {
  if (language === 'en') return text;
  return toLocalDigits(text, language)
    .replace(/([٠-٩])\.(?=[٠-٩])/g, '$1٫')
    .replace(/([٠-٩]) ?%/g, '$1٪');
}

/** A text with its percentages isolated: after Arabic letters a bare `5%` would be shown as `%5`. */
export function isolatePercentages(text: string): string {
  return text.replace(/[0-9]+(?:[.,][0-9]+)? ?%/g, `${LEFT_TO_RIGHT}$&${END_OF_ISOLATE}`);
}

interface Tax {
  taxLabelEn: string;
  taxLabelAr: string;
  taxBasisPoints: number;
}

/**
 * A tax as a quotation names it, with its rate: `VAT 14%`, `ضريبة القيمة المضافة ١٤٪`. A label that says a figure
 * itself, and one without a rate, stand as staff wrote them. English stands in for an Arabic label that is empty.
 */
export function taxLabel({ taxLabelEn, taxLabelAr, taxBasisPoints }: Tax, language: Language): string {
  const label = (language === 'ar' && taxLabelAr) || taxLabelEn;
  if (taxBasisPoints === 0 || /[0-9]/.test(toAsciiDigits(label))) return label;
  return `${label} ${toLocalFigures(`${taxBasisPoints / 100}%`, language)}`;
}
