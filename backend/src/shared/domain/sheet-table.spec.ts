import { describe, expect, it } from '@jest/globals';
import { folded, tableIn, type Heads } from './sheet-table.js';

const HEADS: Heads<'item' | 'amount' | 'id'> = {
  item: { names: ['Item', 'العنصر'], isRequired: true },
  amount: { names: ['Price (EGP)', 'السعر (ج.م)'], isRequired: true },
  id: { names: ['ID'] },
};
const table = (...rows: string[][]) => rows.map((cells, index) => ({ row: index + 1, cells }));
const ITEM_AND_PRICE = ['Item', 'Price (EGP)'];

describe('a table', () => {
  it.each([
    [ITEM_AND_PRICE],
    [['ITEM', ' price (egp) ']],
    [['item', 'Price']],
    [['\u200fالعُنْصر\u200f', 'السعر']],
    [['Item', 'السعر  (ج.م)']],
  ])('has the columns %j', (heads) => {
    expect(tableIn(table(heads, [' Jersey ', '15']), HEADS)).toEqual([
      { row: 2, cells: { item: 'Jersey', amount: '15', id: '' } },
    ]);
  });

  it('may have a title above its heads, other columns, and rows that end early', () => {
    const rows = tableIn(
      table(['Prices of winter'], [], ['Note', 'ID', 'Price', 'Item'], ['new', '7', '15', 'Jersey'], ['x']),
      HEADS,
    );
    expect(rows).toEqual([
      { row: 4, cells: { item: 'Jersey', amount: '15', id: '7' } },
      { row: 5, cells: { item: '', amount: '', id: '' } },
    ]);
  });

  it('may have nine rows above its heads', () => {
    const above = Array.from({ length: 9 }, () => ['x']);
    expect(tableIn(table(...above, ITEM_AND_PRICE, ['Jersey', '15']), HEADS)).toHaveLength(1);
  });

  it('has a second row of heads for a row like any other', () => {
    const [again] = tableIn(table(ITEM_AND_PRICE, ITEM_AND_PRICE), HEADS);
    expect(again).toEqual({ row: 2, cells: { item: 'Item', amount: 'Price (EGP)', id: '' } });
  });

  it.each([
    ['sheet.empty', [], []],
    ['sheet.empty', [ITEM_AND_PRICE], []],
    ['sheet.column-missing', [['Jersey', '15']], ['item', 'amount']],
    ['sheet.column-missing', [['Item'], ['Jersey']], ['amount']],
    ['sheet.column-missing', [['Item', 'Price (EGP) of winter'], ['Jersey']], ['amount']],
    ['sheet.column-missing', [['Item', 'Price)'], ['Jersey']], ['amount']],
    [
      'sheet.column-missing',
      [...Array.from({ length: 10 }, () => ['x']), ITEM_AND_PRICE, ['a', '1']],
      ['item', 'amount'],
    ],
    [
      'sheet.column-twice',
      [
        ['Item', 'Price', 'Price (EGP)'],
        ['Jersey', '15', '16'],
      ],
      ['amount'],
    ],
  ])('is refused with %s for %j', (code, rows, paths) => {
    const faults = paths.map((path) => expect.objectContaining({ path, code }) as unknown);
    expect(() => tableIn(table(...rows), HEADS)).toThrow(
      expect.objectContaining({ kind: 'invalid', code, faults }),
    );
  });
});

it('texts are compared without what nobody sees', () => {
  expect(['Crêpe', ' CRÊPE ', 'Cre\u0302pe', '\u2067crêpe\u2069'].map(folded)).toEqual(
    Array.from({ length: 4 }, () => 'crêpe'),
  );
  expect(folded(' Crêpe \u00a0de\t\nChine')).toBe('crêpe de chine');
});
