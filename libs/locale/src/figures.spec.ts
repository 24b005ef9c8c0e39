import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import fc from 'fast-check';
import {
  formatFigure,
  formatMoney,
  formatNumber,
  isolatePercentages,
  plural,
  toLocalDigits,
  taxLabel,
  toLocalFigures,
} from './figures';

const withoutIsolates = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');

describe('formatMoney', () => {
  it.each([
    ['1450.00', 'ج.م 1,450.00', '١٬٤٥٠٫٠٠ ج.م'],
    [237, 'ج.م 237.00', '٢٣٧٫٠٠ ج.م'],
    ['0.5', 'ج.م 0.50', '٠٫٥٠ ج.م'],
    ['9999999.99', 'ج.م 9,999,999.99', '٩٬٩٩٩٬٩٩٩٫٩٩ ج.م'],
  ])('shows %s in both languages', (amount, english, arabic) => {
    expect(withoutIsolates(formatMoney(amount, 'en'))).toBe(english);
    expect(withoutIsolates(formatMoney(amount, 'ar'))).toBe(arabic);
  });

  it.each(['', 'abc', '1,5', 'NaN', Infinity, NaN, null, undefined])(
    'shows %p, not an amount, as zero',
    (amount) => {
      expect(withoutIsolates(formatMoney(amount, 'en'))).toBe('ج.م 0.00');
      expect(withoutIsolates(formatMoney(amount, 'ar'))).toBe('٠٫٠٠ ج.م');
    },
  );

  it('isolates the whole amount, and in English the symbol within it', () => {
    expect(formatMoney('1450.00', 'en')).toBe('\u2066\u2067ج.م\u2069\u00A01,450.00\u2069');
    expect(formatMoney('1450.00', 'ar')).toBe('\u2067١٬٤٥٠٫٠٠\u00A0ج.م\u2069');
  });
});

describe('a figure', () => {
  const intl = (language: Language, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(language === 'en' ? 'en-US' : 'ar-EG-u-nu-arab', options);
  const decimal = fc
    .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 24n }), fc.stringMatching(/^(\.\d{1,4})?$/))
    .map((parts) => parts.join('') as `${number}`);

  it.each(LANGUAGES)('is what Intl writes, however large it is and whatever its decimals: %s', (language) => {
    const money = intl(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const whole = intl(language);
    fc.assert(
      fc.property(decimal, fc.double({ noNaN: true }), (text, number) => {
        expect(formatFigure(text, language)).toBe(money.format(text));
        if (!Object.is(number, -0)) expect(formatNumber(number, language)).toBe(whole.format(number));
        expect(formatNumber(Math.trunc(number) + 0, language)).toBe(whole.format(Math.trunc(number) + 0));
      }),
      { numRuns: 2_000 },
    );
    for (const count of [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1.5, -3]) {
      expect(formatNumber(count, language)).toBe(whole.format(count));
    }
  });
});

describe('plural', () => {
  const forms = (figure: string) => ({
    zero: 'لا طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: `${figure} طلبات`,
    many: `${figure} طلبًا`,
    other: `${figure} طلب`,
  });
  it.each([
    [0, 'لا طلبات'],
    [1, 'طلب واحد'],
    [2, 'طلبان'],
    [103, '١٠٣ طلبات'],
    [1250, '١٬٢٥٠ طلبًا'],
    [100, '١٠٠ طلب'],
  ])('gives Arabic its six forms: %i is %s', (count, text) => expect(plural(count, 'ar', forms)).toBe(text));

  it('gives English its two, and a single count its own', () =>
    expect(
      [0, 1, 2, 1250].map((count) =>
        plural(count, 'en', (figure) => ({ '=0': 'none', one: `${figure} pc`, other: `${figure} pcs` })),
      ),
    ).toEqual(['none', '1 pc', '2 pcs', '1,250 pcs']));
});

describe('digits', () => {
  it('counts in the digits of the language', () => {
    expect(formatNumber(1250, 'en')).toBe('1,250');
    expect(formatNumber(1250, 'ar')).toBe('١٬٢٥٠');
  });

  it('writes the digits of the language, and leaves the rest', () => {
    expect(toLocalDigits('4+ of 0123456789', 'ar')).toBe('٤+ of ٠١٢٣٤٥٦٧٨٩');
    expect(toLocalDigits('4+', 'en')).toBe('4+');
  });
});

describe('toLocalFigures', () => {
  it.each([
    ['95% قطن، 5.5 % ليكرا', 'ar', '٩٥٪ قطن، ٥٫٥٪ ليكرا'],
    ['100% cotton', 'en', '100% cotton'],
  ] as const)('writes %s in %s as %s', (text, language, written) =>
    expect(toLocalFigures(text, language)).toBe(written),
  );
});

describe('isolatePercentages', () => {
  it('isolates each, and nothing else', () =>
    expect(isolatePercentages('95% قطن، 5.5 % ليكرا، 30/1')).toBe(
      '\u206695%\u2069 قطن، \u20665.5 %\u2069 ليكرا، 30/1',
    ));
});

const VAT = { taxLabelEn: 'VAT', taxLabelAr: 'ضريبة القيمة المضافة', taxBasisPoints: 1400 };

it.each([
  ['its rate', VAT, 'VAT 14%', 'ضريبة القيمة المضافة ١٤٪'],
  ['half a percent', { ...VAT, taxBasisPoints: 1450 }, 'VAT 14.5%', 'ضريبة القيمة المضافة ١٤٫٥٪'],
  [
    'no rate where it is zero',
    { taxLabelEn: 'Export', taxLabelAr: 'تصدير', taxBasisPoints: 0 },
    'Export',
    'تصدير',
  ],
  [
    'a rate that it says already, in whatever digits',
    { ...VAT, taxLabelEn: 'VAT 14%', taxLabelAr: 'الضريبة ١٤٪' },
    'VAT 14%',
    'الضريبة ١٤٪',
  ],
  ['English for an Arabic label that is empty', { ...VAT, taxLabelAr: '' }, 'VAT 14%', 'VAT ١٤٪'],
])('a tax is named with %s', (_, tax, english, arabic) => {
  expect(taxLabel(tax, 'en')).toBe(english);
  expect(taxLabel(tax, 'ar')).toBe(arabic);
});
