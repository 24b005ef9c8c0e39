import { expect, it } from '@jest/globals';
import { show } from '@tiraz/staff-kit/testing';
import { screen } from '@testing-library/react';
import { hoodies } from './inquiry.fixture';
import { PricePanel } from './price-panel';

it.each([
  ['en', /^Base garmentfrom 300 pieces: .*130\.50.* instead of .*145\.00/],
  ['ar', /ابتداءً من ٣٠٠ قطعة: .*١٣٠٫٥٠.* بدلًا من .*١٤٥٫٠٠/],
] as const)('a line says which quantity break it was priced with, in %s', (language, words) => {
  const inquiry = hoodies();
  const reached = {
    part: 'baseCost',
    id: 'hoodie',
    from: 300,
    listPrice: '145.00',
    price: '130.50',
  } as const;
  const lines = inquiry.quote.lines.map((line) =>
    line.part === 'baseCost' ? { ...line, breaks: [reached] } : line,
  );
  show(<PricePanel inquiry={{ ...inquiry, quote: { ...inquiry.quote, lines } }} />, { language });
  const [base, fabric] = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(base).toMatch(words);
  expect(fabric).not.toMatch(/instead|بدلًا/);
});

it.each([
  ['en', 'does not go well with Hoodie. Talk about it'],
  ['ar', 'لا ننصح بالجمع بين'],
] as const)('it says what did not go together when it was sent, in %s', (language, words) => {
  const inquiry = hoodies();
  const { fabric, productType } = inquiry.selection;
  const unsuited = [{ part: 'fabric', id: fabric.id, unsuitedTo: productType.id } as const];
  show(<PricePanel inquiry={{ ...inquiry, selection: { ...inquiry.selection, unsuited } }} />, { language });
  expect(screen.getByText(words, { exact: false })).toBeVisible();
});

it.each([
  ['en', 'quoted', /^On dark fabric .* needs white under it: .*350\.00.? more, in the quotation alone\.$/],
  ['en', 'all', /^The print setup has .*350\.00.? for white under/],
  ['ar', 'quoted', /٣٥٠٫٠٠.* زيادة في عرض السعر وحده/],
  ['ar', 'all', /^في تجهيز الطباعة .*٣٥٠٫٠٠.* لطبقة بيضاء تحت/],
] as const)('says in whose prices white under a print is, in %s: %s', (language, underbase, words) => {
  const inquiry = hoodies();
  const [print] = inquiry.selection.prints;
  const prints = [{ ...print!, setupCost: '350.00', underbase }];
  show(<PricePanel inquiry={{ ...inquiry, selection: { ...inquiry.selection, prints } }} />, { language });
  expect(screen.getByText(words)).toBeVisible();
});

it('says nothing of what goes together', () => {
  show(<PricePanel inquiry={hoodies()} />, { language: 'en' });
  expect(screen.queryByText(/does not go well/)).toBeNull();
});
