import { expect, it } from '@jest/globals';
import { texts } from '@tiraz/messages/storefront/request';
import { printable } from '../domain/printable-text.js';
import { sheetOf } from './document-sheet.js';
import { anInquiry } from './printed-documents.fixture.js';

it.each(['\n', '\r\n', '\r'])('every line of a typed text keeps its own direction, after %j', (end) => {
  const text = ['١٤ شارع طلعت حرب', '2nd floor, Cairo (Egypt)', '', 'مصر.'].join(end);
  const { data, ...rest } = anInquiry('ar');
  const sheet = sheetOf({
    ...rest,
    data: { ...data, seller: { ...data.seller, address: text }, choices: [{ label: 'a', value: text }] },
  });
  for (const typed of [sheet.seller.lines[0], sheet.choices?.rows[0]?.value]) {
    const lines = printable(typed ?? '').text.split('\n');
    expect(lines).toEqual(text.split(end).map((line) => line && `\u2068${line}\u2069`));
  }
});

it('a fixed price is no estimate, and stands there once', () => {
  const { data, ...rest } = anInquiry('en');
  const fixed = sheetOf({ ...rest, data: { ...data, isEstimate: false } });
  expect(fixed.total).toMatchObject({ label: 'Total', asides: [] });
  expect(fixed.sums.rows).toHaveLength(data.priceLines.length);
  const estimated = sheetOf({ ...rest, data });
  expect(estimated.total).toMatchObject({ label: 'Estimated total' });
  expect(estimated.sums.rows.at(-1)).toMatchObject({ label: 'Estimated total', strong: true });
});

it.each([
  ['en', 'The price on that day'],
  ['ar', 'السعر في ذلك اليوم'],
] as const)('the prices of a request are called as its page calls them, %s', (language, heading) => {
  expect(texts[language].price).toBe(heading);
  expect(sheetOf(anInquiry(language)).sums.heading).toBe(heading);
});
