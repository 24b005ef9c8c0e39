import { describe, expect, it } from '@jest/globals';
import type { PriceColumn } from '@tiraz/contracts/price-sheet';
import { pricesIn, type PriceWords, type SheetItem } from './price-sheet.js';

const ITEMS: SheetItem[] = [
  { kind: 'fabric', id: 'jersey', name: 'Jersey', nameAr: 'جيرسي', prices: { costMultiplier: '15.00' } },
  { kind: 'fit', id: 'slim', name: 'Slim', nameAr: '', prices: { priceModifier: '0.00' } },
  { kind: 'fabric', id: 'slim-knit', name: 'Slim', nameAr: '', prices: { costMultiplier: '20.00' } },
  {
    kind: 'printType',
    id: 'screen',
    name: 'Screen Print',
    nameAr: 'طباعة حريرية',
    prices: { setupCost: '350.00', perItemCost: '15.00' },
  },
];
const WORDS = {
  kinds: {
    productType: ['Garment'],
    fabric: ['Fabrics', 'الأقمشة'],
    fit: ['Fits'],
    finishingQuality: [],
    printType: ['Prints'],
  },
  prices: {
    basePrice: ['Base price'],
    costMultiplier: ['Per piece'],
    priceModifier: ['Per piece'],
    setupCost: ['Setup'],
    perItemCost: ['Per piece', 'للقطعة'],
  },
} satisfies PriceWords;

const read = (...rows: Partial<Record<PriceColumn, string>>[]) =>
  pricesIn(
    rows.map((cells, index) => ({
      row: index + 2,
      cells: { kind: '', item: '', price: '', amount: '', exported: '', id: '', ...cells },
    })),
    ITEMS,
    WORDS,
  );
const faultsOf = (...rows: Parameters<typeof read>) =>
  read(...rows).faults.map(({ row, column, code }) => [row, column, code]);

describe('prices of a table', () => {
  it('are those of the items that it names, in either language, by an id or within a kind', () => {
    const { prices, faults } = read(
      { item: ' jersey ', amount: '16.5' },
      { kind: 'الأقمشة', item: 'Slim', price: 'per piece', amount: '٢٠' },
      { item: 'طباعة حريرية', price: 'للقطعة', amount: '16' },
      { item: 'Screen Print', price: 'setup', amount: '1,350.00' },
      { id: 'SLIM', item: 'Slim', amount: '0' },
    );
    expect(faults).toEqual([]);
    expect(prices.map(({ row, id, field, was, price }) => [row, id, field, was, price])).toEqual([
      [2, 'jersey', 'costMultiplier', '15.00', '16.50'],
      [3, 'slim-knit', 'costMultiplier', '20.00', '20.00'],
      [4, 'screen', 'perItemCost', '15.00', '16.00'],
      [5, 'screen', 'setupCost', '350.00', '1350.00'],
      [6, 'slim', 'priceModifier', '0.00', '0.00'],
    ]);
  });

  it('are taken by the id where nothing has the former name any more', () => {
    const { prices, faults } = read({ id: 'jersey', item: 'Jersy', amount: '16' });
    expect(faults).toEqual([]);
    expect(prices).toMatchObject([{ id: 'jersey', name: 'Jersey', was: '15.00', price: '16.00' }]);
  });

  it.each([
    ['', 'empty'],
    ['free', 'not-a-number'],
    ['2026-03-01', 'not-a-number'],
    ['-5', 'negative'],
    ['1.005', 'too-many-decimals'],
    ['10000000', 'too-large'],
  ])('of %j are none: %s', (amount, code) => {
    expect(read({ item: 'Jersey', amount })).toEqual({
      prices: [],
      faults: [{ row: 2, column: 'amount', code, text: amount }],
    });
  });

  it.each<[Partial<Record<PriceColumn, string>>, PriceColumn, string]>([
    [{ item: 'Denim' }, 'item', 'unknown-item'],
    [{ item: '' }, 'item', 'empty'],
    [{ item: 'Slim' }, 'item', 'ambiguous-item'],
    [{ item: 'Jersey', kind: 'Fits' }, 'item', 'unknown-item'],
    [{ item: 'Jersey', kind: 'Yarns' }, 'kind', 'unknown-kind'],
    [{ item: 'Jersey', id: '7' }, 'id', 'unknown-item'],
    [{ item: 'Jersey', id: 'slim' }, 'item', 'other-item'],
    [{ item: 'Screen Print' }, 'price', 'unknown-price'],
    [{ item: 'Jersey', price: 'Setup' }, 'price', 'unknown-price'],
  ])('say what is wrong with %j', (cells, column, code) => {
    expect(faultsOf({ amount: '1', ...cells })).toEqual([[2, column, code]]);
  });

  it('stay where they have changed since the table was exported, and the row says nothing else', () => {
    const { prices, faults } = read(
      { item: 'Jersey', amount: '12', exported: '12.00' },
      { id: 'slim', amount: '5', exported: '0' },
      { item: 'Screen Print', price: 'Setup', amount: '350', exported: '300' },
      { item: 'Screen Print', price: 'Per piece', amount: '16', exported: 'as before' },
    );
    expect(faults).toEqual([]);
    expect(prices.map(({ id, was, price }) => [id, was, price])).toEqual([
      ['jersey', '15.00', '15.00'],
      ['slim', '0.00', '5.00'],
      ['screen', '350.00', '350.00'],
      ['screen', '15.00', '16.00'],
    ]);
  });

  it('are faulty where both they and the row have changed since the table was exported', () => {
    const [fault] = read({ item: 'Jersey', amount: '13.20', exported: '12' }).faults;
    expect(fault).toEqual({ row: 2, column: 'exported', code: 'changed-since', text: '12' });
  });

  it('are faulty in every cell that is, and where a price stands twice, however it is named', () => {
    expect(
      faultsOf(
        { item: 'Jersey', amount: '1' },
        { item: 'Denim', amount: 'x' },
        { id: 'jersey', amount: '1' },
        { item: 'Screen Print', price: 'Setup', amount: '1' },
        { item: 'Screen Print', price: 'Per piece', amount: '1' },
      ),
    ).toEqual([
      [3, 'amount', 'not-a-number'],
      [3, 'item', 'unknown-item'],
      [4, 'item', 'twice'],
    ]);
  });
});
