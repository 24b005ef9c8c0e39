import { describe, expect, it } from '@jest/globals';
import { faultsOf, type Selection } from './selection.js';

const selection: Selection = {
  productTypeId: 'p',
  fabricId: 'f',
  fitId: 't',
  finishingQualityId: 'q',
  quantity: 100,
  colors: ['white', 'black'],
  printOptions: [{ printTypeId: 'screen', colors: 2 }],
};
const prints = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ printTypeId: `p${i}`, colors: 1 }));

describe('a selection within the rules', () => {
  it.each<[string, Partial<Selection>]>([
    ['one piece, a sample', { quantity: 1 }],
    ['the smallest order', { quantity: 100 }],
    ['the largest order', { quantity: 1_000_000 }],
    ['no colours', { colors: [] }],
    ['all eight colours', { colors: ['white', 'black', 'gray', 'red', 'blue', 'green', 'yellow', 'purple'] }],
    ['no prints', { printOptions: [] }],
    ['twenty prints', { printOptions: prints(20) }],
    ['a print in twelve colours', { printOptions: [{ printTypeId: 'screen', colors: 12 }] }],
  ])('%s', (_, change) => {
    expect(faultsOf({ ...selection, ...change })).toEqual([]);
  });
});

describe('a selection against the rules', () => {
  it.each<[string, Partial<Selection>, string, string]>([
    ['too few pieces', { quantity: 99 }, 'quantity', 'quantity.below-minimum'],
    ['two pieces', { quantity: 2 }, 'quantity', 'quantity.below-minimum'],
    ['no piece', { quantity: 0 }, 'quantity', 'quantity.below-minimum'],
    ['fewer than none', { quantity: -1 }, 'quantity', 'quantity.below-minimum'],
    ['too many pieces', { quantity: 1_000_001 }, 'quantity', 'quantity.above-maximum'],
    ['a colour outside the palette', { colors: ['white', 'mauve'] }, 'colors[1]', 'selection.unknown-colour'],
    ['a colour twice', { colors: ['red', 'red'] }, 'colors[1]', 'selection.duplicate-colour'],
    ['too many prints', { printOptions: prints(21) }, 'printOptions', 'selection.too-many-print-options'],
    [
      'a print type twice, in capitals too',
      { printOptions: [...selection.printOptions, { printTypeId: 'SCREEN', colors: 1 }] },
      'printOptions[1].printTypeId',
      'selection.duplicate-print-type',
    ],
    [
      'a print without colours',
      { printOptions: [{ printTypeId: 'screen', colors: 0 }] },
      'printOptions[0].colors',
      'selection.print-colours-out-of-range',
    ],
    [
      'a print in thirteen colours',
      { printOptions: [{ printTypeId: 'screen', colors: 13 }] },
      'printOptions[0].colors',
      'selection.print-colours-out-of-range',
    ],
  ])('%s', (_, change, path, code) => {
    expect(faultsOf({ ...selection, ...change })).toMatchObject([{ path, code }]);
  });

  it('tells several faults at once', () => {
    const faults = faultsOf({
      ...selection,
      quantity: 5,
      colors: ['mauve'],
      printOptions: [{ printTypeId: 's', colors: 99 }],
    });
    expect(faults.map(({ path }) => path)).toEqual(['quantity', 'colors[0]', 'printOptions[0].colors']);
  });
});
