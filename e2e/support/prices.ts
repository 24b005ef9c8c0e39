import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { begin, isLoaded } from './choices.ts';
import type { Result } from './form.ts';
import type { Query } from './form-places.ts';

const ENGLISH = {
  grid: 'All prices',
  fabrics: 'Choose all: Fabrics',
  fabric: 'Crepe, Per piece',
  notPrice: /^This is not a price/,
  amount: 'By how much',
  notPercent: /^Write a percentage/,
  preview: 'What it does',
  examples: /^Asked for most/,
  now: 'Change prices now',
  later: 'Later',
  plan: 'Schedule the change',
  dayRequired: 'Choose the day and the time.',
  day: 'Day',
  time: 'Time in Cairo',
  discard: 'Start over',
  changed: /^Prices changed/,
  undone: /^The prices of before are back/,
  undo: 'Undo',
  planned: 'The change is scheduled',
  cancel: /^Cancel: /,
  cancelled: 'The change is cancelled',
  details: /^Show: /,
  exportExcel: 'Export Excel',
  unchanged: 'Every price of the file is as it is already.',
  imported: /^1 price of the file stands in the list/,
  faults: 'Nothing was taken over',
  notNumber: 'This is not a number.',
  unknownItem: 'There is no such item.',
  close: 'Close',
};
const ARABIC: typeof ENGLISH = {
  grid: 'كل الأسعار',
  fabrics: 'اختر الكل: الأقمشة',
  fabric: 'كريب، للقطعة',
  notPrice: /^هذا ليس سعرًا/,
  amount: 'مقدار التغيير',
  notPercent: /^اكتب نسبة/,
  preview: 'أثر التعديل',
  examples: /^أكثر ما طُلب/,
  now: 'غيّر الأسعار الآن',
  later: 'لاحقًا',
  plan: 'حدّد موعد التعديل',
  dayRequired: 'اختر اليوم والوقت.',
  day: 'اليوم',
  time: 'الوقت بتوقيت القاهرة',
  discard: 'ابدأ من جديد',
  changed: /^تغيّرت الأسعار/,
  undone: /^عادت الأسعار السابقة/,
  undo: 'تراجع',
  planned: 'حُدّد موعد التعديل',
  cancel: /^إلغاء التعديل: /,
  cancelled: 'أُلغي التعديل',
  details: /^اعرض: /,
  exportExcel: 'تصدير Excel',
  unchanged: 'كل أسعار الملف كما هي بالفعل.',
  imported: /^سعر واحد من الملف صار في القائمة/,
  faults: 'لم يُستورد شيء',
  notNumber: 'هذا ليس رقمًا.',
  unknownItem: 'لا يوجد عنصر كهذا.',
  close: 'إغلاق',
};
export const words = { en: ENGLISH, ar: ARABIC };

/** What the components of the page of prices are called in the source. */
export const PRICE_FORMS = [
  ...['GridRow', 'GridTick', 'KindRows', 'PriceEditor', 'RuleFields', 'WhenFields'],
  // By the journey of the prices, and that of customers from a file.
  'PriceChangesList',
  'SheetImport',
  'CustomerImport',
];

const NOT_PRICES = ['', 'abc', '-5', '1e3', '12,5', '1.234', '99999999', '١٢٫٣٤٥'];
const PRICES = [
  ['16.5', '16.50'],
  ['١٧٫٢٥', '17.25'],
  ['1,234.00', '1234.00'],
] as const;
const NOT_RULES = ['-51', '201', '8.005', 'x', '8 8'];

/** One journey after the other: the prices that one has changed, another's Undo would find changed. */
export async function inTurn(query: Query, change: () => Promise<void>): Promise<void> {
  const TURN = 180;
  await query('SELECT pg_advisory_lock($1)', [TURN]);
  await change();
  await query('SELECT pg_advisory_unlock($1)', [TURN]);
}

/** Opens the page, its grid and its list loaded. */
export async function openPrices(page: Page, language: Language): Promise<void> {
  await page.goto('/admin/prices');
  await expect(page.getByRole('table', { name: words[language].grid })).toBeVisible();
  await isLoaded(page);
}

/** Every field of the page: what is no price or no rule is refused in words and stands; a price is sent as it was typed. */
export async function tryPrices(page: Page, language: Language): Promise<Result> {
  const t = words[language];
  const result = begin();
  await openPrices(page, language);
  const cell = page.getByRole('textbox', { name: t.fabric });
  const send = page.getByRole('button', { name: t.now });
  result.fields += 4;
  for (const text of NOT_PRICES) {
    await cell.fill(text);
    result.values += 1;
    const isSaid = (await page.getByText(t.notPrice).count()) === 1 && (await send.isDisabled());
    if (!isSaid || (await cell.inputValue()) !== text)
      result.faults.push(`${JSON.stringify(text)} is taken for a price`);
  }
  for (const [typed, price] of PRICES) {
    const sent: string[] = [];
    const isAsked = page
      .waitForRequest((request) => {
        if (!request.url().endsWith('/price-changes/preview')) return false;
        sent.push(request.postData() ?? '');
        // What was typed before may be asked for only now.
        const { items } = request.postDataJSON() as { items: { prices: { price: string }[] }[] };
        return items[0]?.prices[0]?.price === price;
      })
      .then(
        () => true,
        () => false,
      );
    await cell.fill(typed);
    result.values += 1;
    if (!(await isAsked)) result.faults.push(`${typed} is sent as ${sent.join(', ')}`);
  }
  await page.getByRole('button', { name: t.discard }).click();
  await page.getByRole('checkbox', { name: t.fabrics }).check();
  for (const text of NOT_RULES) {
    await page.getByLabel(t.amount, { exact: true }).fill(text);
    result.values += 1;
    const isSaid = (await page.getByText(t.notPercent).count()) === 1 && (await send.isDisabled());
    if (!isSaid) result.faults.push(`${text} is taken for a percentage`);
  }
  await page.getByLabel(t.amount, { exact: true }).fill('-8 %');
  await expect(page.getByText(t.examples).first()).toBeVisible();
  await page.getByRole('radio', { name: t.later }).check();
  await page.getByRole('button', { name: t.plan }).click();
  if ((await page.getByText(t.dayRequired).count()) !== 1) result.faults.push('no day is scheduled');
  await page.getByRole('button', { name: t.discard }).click();
  return result;
}
