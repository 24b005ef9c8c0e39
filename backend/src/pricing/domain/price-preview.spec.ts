import { describe, expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import type { BookItem, PriceBook } from './price-book.js';
import { previewPrice } from './price-preview.js';
import { PRICED_KINDS, type PricedKind, type Prices } from './previewed-prices.js';

const named = (id: string): BookItem => ({ id, name: id, nameAr: '', isActive: true });
const pounds = (amount: string) => Money.parse(amount);
const byId = <Item extends BookItem>(...items: Item[]) => new Map(items.map((item) => [item.id, item]));

const shirt = { ...named('shirt'), basePrice: pounds('145') };
const jersey = { ...named('jersey'), costMultiplier: pounds('15') };
const oversized = { ...named('oversized'), priceModifier: pounds('30') };
const premium = { ...named('premium'), priceModifier: pounds('25') };
const screen = { ...named('screen'), setupCost: pounds('350'), perItemCost: pounds('15') };

const offered: PriceBook = {
  productTypes: byId(shirt, { ...named('abaya'), basePrice: pounds('465') }),
  fabrics: byId(jersey),
  fits: byId(oversized),
  finishingQualities: byId(premium),
  printTypes: byId(screen),
  colors: new Map(),
};
const preview = (kind: PricedKind, item: BookItem | undefined, prices: Record<string, string>) =>
  JSON.parse(
    JSON.stringify(
      previewPrice(
        offered,
        kind,
        item,
        Object.fromEntries(Object.entries(prices).map(([field, amount]) => [field, pounds(amount)])),
      ),
    ),
  ) as Record<'now' | 'after', { at100: object; at500: object }> & { sample: Record<string, unknown> };

describe('previewing a price', () => {
  // 145 + 15 + 30 + 25 = 215 a piece; the print adds 15 a piece and 350 once.
  it.each<[PricedKind, BookItem, Record<string, string>, string[], string[]]>([
    ['productType', shirt, { basePrice: '150.50' }, ['21500.00', '107500.00'], ['22050.00', '110250.00']],
    ['fabric', jersey, { costMultiplier: '0' }, ['21500.00', '107500.00'], ['20000.00', '100000.00']],
    ['fit', oversized, { priceModifier: '31' }, ['21500.00', '107500.00'], ['21600.00', '108000.00']],
    [
      'finishingQuality',
      premium,
      { priceModifier: '20' },
      ['21500.00', '107500.00'],
      ['21000.00', '105000.00'],
    ],
    ['printType', screen, { setupCost: '400' }, ['23350.00', '115350.00'], ['23400.00', '115400.00']],
    ['printType', screen, { perItemCost: '10' }, ['23350.00', '115350.00'], ['22850.00', '112850.00']],
  ])('of a %s shows the order now and after, at 100 and 500', (kind, item, prices, before, later) => {
    const { now, after } = preview(kind, item, prices);
    expect([now.at100, now.at500]).toMatchObject(before.map((totalCost) => ({ totalCost })));
    expect([after.at100, after.at500]).toMatchObject(later.map((totalCost) => ({ totalCost })));
  });

  it('shows the share of one piece, half up', () => {
    expect(preview('printType', screen, { setupCost: '350.50' }).after.at100).toEqual({
      totalCost: '23350.50',
      pricePerItem: '233.51',
    });
  });

  it('says what it priced: the item with the first of everything else', () => {
    expect(preview('fabric', jersey, {}).sample).toMatchObject({
      productType: { id: 'shirt' },
      fabric: { id: 'jersey' },
      fit: { id: 'oversized' },
      finishingQuality: { id: 'premium' },
      prints: [],
    });
    expect(preview('printType', screen, {}).sample.prints).toMatchObject([
      { printType: { id: 'screen' }, colors: 1 },
    ]);
  });

  it('prices an item that is not offered itself', () => {
    const hidden = { ...named('hidden'), isActive: false, basePrice: pounds('100') };
    expect(preview('productType', hidden, { basePrice: '101' })).toMatchObject({
      now: { at100: { totalCost: '17000.00' } },
      after: { at100: { totalCost: '17100.00' } },
      sample: { productType: { id: 'hidden' } },
    });
  });

  it('has no price now for a new item, and counts what is not given as nothing', () => {
    const { now, after, sample } = preview('printType', undefined, { perItemCost: '10' });
    expect(now).toBeNull();
    expect(after.at100).toMatchObject({ totalCost: '22500.00' });
    expect(sample.prints).toEqual([{ printType: null, colors: 1 }]);
  });

  const atBreaks = (book: PriceBook, kind: PricedKind, item: BookItem, prices: Prices) => {
    const { now, after } = previewPrice(book, kind, item, prices);
    return [now, after].map((each) =>
      each?.atBreaks?.map(({ pieces, totalCost }) => `${pieces}: ${totalCost.toString()}`),
    );
  };

  it('shows the orders at which the item has a break, now and after', () => {
    const broken = { ...shirt, quantityBreaks: [{ from: 300, basisPointsOff: 1000 }] };
    const quantityBreaks = [
      { from: 50, basisPointsOff: 100 },
      { from: 500, basisPointsOff: 1000 },
      { from: 1000, unitPrice: pounds('100') },
    ];
    expect(atBreaks(offered, 'productType', broken, { quantityBreaks })).toEqual([
      ['300: 60150.00', '1000: 200500.00'],
      ['300: 64065.00', '1000: 170000.00'],
    ]);
    expect(
      atBreaks(offered, 'productType', broken, { basePrice: pounds('200'), quantityBreaks: [] }),
    ).toEqual([['300: 60150.00'], ['300: 81000.00']]);
    expect(atBreaks(offered, 'productType', shirt, { basePrice: pounds('200') })).toEqual([
      undefined,
      undefined,
    ]);
    expect(
      previewPrice(offered, 'printType', undefined, { perItemCost: pounds('10'), quantityBreaks }),
    ).toMatchObject({
      now: null,
      after: { at100: { totalCost: pounds('22490') }, at500: { totalCost: pounds('112000') } },
    });
  });

  it('refuses a price of another kind', () => {
    expect(() => preview('fit', oversized, { basePrice: '1' })).toThrow(
      expect.objectContaining({
        kind: 'malformed',
        faults: [expect.objectContaining({ path: 'changes.basePrice' })],
      }) as unknown as Error,
    );
  });

  it.each(PRICED_KINDS.filter((kind) => kind !== 'printType'))(
    'needs an offered %s to combine with',
    (kind) => {
      const list = `${kind}s`.replace('ys', 'ies');
      const book = { ...offered, [list]: new Map() };
      expect(() => previewPrice(book, 'printType', screen, {})).toThrow('Nothing is offered yet');
      expect(() => previewPrice(book, kind, undefined, {})).not.toThrow();
    },
  );
});
