import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../shared/domain/money.js';
import type { PriceBook } from '../domain/price-book.js';
import { quote } from '../domain/quote.js';
import { choose, pricedPiecesOf } from '../domain/selection.js';
import { exampleSelection, explained } from './worked-example.js';

const money = (piastres: number) => Money.ofPiastres(BigInt(piastres));
const mapOf = <Item extends { id: string }>(items: Item[]) => new Map(items.map((item) => [item.id, item]));
const item = (id: string, isActive = true) => ({ id, name: id, nameAr: '', isActive });

interface Prices {
  base: number;
  fabrics: number[];
  fits: number[];
  finishings: number[];
  prints: [setup: number, piece: number][];
}
function bookOf({ base, fabrics, fits, finishings, prints }: Prices): PriceBook {
  const modifiers = (kind: string, prices: number[]) =>
    mapOf(prices.map((price, i) => ({ ...item(`${kind}${i}`), priceModifier: money(price) })));
  return {
    productTypes: mapOf([
      { ...item('gone', false), basePrice: money(1) },
      { ...item('tee'), basePrice: money(base) },
    ]),
    fabrics: mapOf(fabrics.map((price, i) => ({ ...item(`fabric${i}`), costMultiplier: money(price) }))),
    fits: modifiers('fit', fits),
    finishingQualities: modifiers('finishing', finishings),
    printTypes: mapOf(
      prints.map(([setup, piece], i) => ({
        ...item(`print${i}`),
        setupCost: money(setup),
        perItemCost: money(piece),
      })),
    ),
    colors: new Map(),
  };
}

describe('the worked example', () => {
  it('says what a piece costs at its quantity, where a break holds from so few on', () => {
    const plain = bookOf({ base: 10_000, fabrics: [0], fits: [0], finishings: [0], prints: [[100, 1000]] });
    const quantityBreaks = [{ from: 100, basisPointsOff: 1000 }];
    const broken = <Item extends object>(items: ReadonlyMap<string, Item>) =>
      new Map([...items].map(([id, each]) => [id, { ...each, quantityBreaks }]));
    const book = { ...plain, productTypes: broken(plain.productTypes), printTypes: broken(plain.printTypes) };
    const selection = exampleSelection(book)!;
    const choice = choose(selection, book, 'refused');
    const lines = explained(quote(choice, pricedPiecesOf(selection)), choice, 100);
    expect(
      lines.map(({ kind, price, count, amount }) => [kind, price.toString(), count, amount.toString()]),
    ).toEqual([
      ['base', '90.00', 100, '9000.00'],
      ['printSetup', '1.00', 2, '2.00'],
      ['print', '9.00', 100, '900.00'],
    ]);
  });

  it('takes the first product type on offer, and the first of all else that costs anything', () => {
    const book = bookOf({
      base: 14_500,
      fabrics: [0, 1500, 2500],
      fits: [0, 1000],
      finishings: [0],
      prints: [
        [0, 4500],
        [35_000, 1500],
      ],
    });
    expect(exampleSelection(book)).toEqual({
      productTypeId: 'tee',
      fabricId: 'fabric1',
      fitId: 'fit1',
      finishingQualityId: 'finishing0',
      lines: [{ pieces: 100 }],
      colors: [],
      printOptions: [{ printTypeId: 'print1', colors: 2 }],
    });
  });

  it.each([
    ['fabric', { fabrics: [] }],
    ['fit', { fits: [] }],
    ['finishing quality', { finishings: [] }],
  ])('does without what is not there: no %s', (_, change) => {
    const some = { base: 1, fabrics: [1], fits: [1], finishings: [1], prints: [] };
    expect(exampleSelection(bookOf({ ...some, ...change }))).toBeUndefined();
    expect(exampleSelection(bookOf(some))).toMatchObject({ printOptions: [] });
  });

  it('explains every line: count times price is its amount, and they add up to the total', () => {
    const price = fc.integer({ min: 0, max: 999_999_999 });
    const prices = fc.record({
      base: price,
      fabrics: fc.array(price, { minLength: 1 }),
      fits: fc.array(price, { minLength: 1 }),
      finishings: fc.array(price, { minLength: 1 }),
      prints: fc.array(fc.tuple(price, price)),
    });
    fc.assert(
      fc.property(prices, (some) => {
        const book = bookOf(some);
        const selection = exampleSelection(book)!;
        const choice = choose(selection, book, 'refused');
        const priced = quote(choice, pricedPiecesOf(selection));
        const lines = explained(priced, choice, 100);
        expect(lines.map(({ count, price }) => price.times(count))).toEqual(
          lines.map(({ amount }) => amount),
        );
        expect(lines.reduce((sum, { amount }) => sum + amount.piastres, 0n)).toBe(priced.totalCost.piastres);
      }),
    );
  });
});
