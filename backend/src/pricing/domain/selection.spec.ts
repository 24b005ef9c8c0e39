import { describe, expect, it } from '@jest/globals';
import { colourItemIdOf, FIRST_COLOURS } from '@tiraz/contracts/colours';
import { DomainError } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import type { Selection } from './configuration.js';
import type { PriceBook } from './price-book.js';
import { choose, pricedPiecesOf } from './selection.js';

const offered = { name: 'Name', nameAr: 'اسم', isActive: true };
const withdrawn = { ...offered, isActive: false };
const byId = <Item extends { id: string }>(...items: Item[]) => new Map(items.map((item) => [item.id, item]));
const modifier = { priceModifier: Money.ZERO };
const print = { setupCost: Money.parse('350'), perItemCost: Money.parse('15') };

const NAVY = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e13';
const OLIVE = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e14';

const book: PriceBook = {
  productTypes: byId(
    { id: 'shirt', ...offered, basePrice: Money.ZERO },
    { id: 'cape', ...withdrawn, basePrice: Money.ZERO },
  ),
  fabrics: byId(
    { id: 'jersey', ...offered, costMultiplier: Money.ZERO },
    { id: 'wool', ...withdrawn, costMultiplier: Money.ZERO },
  ),
  fits: byId({ id: 'slim', ...offered, ...modifier }, { id: 'boxy', ...withdrawn, ...modifier }),
  finishingQualities: byId(
    { id: 'standard', ...offered, ...modifier },
    { id: 'waxed', ...withdrawn, ...modifier },
  ),
  printTypes: byId(
    { id: 'screen', ...offered, ...print },
    { id: 'foil', ...withdrawn, ...print },
    ...Array.from({ length: 21 }, (_, i) => ({ id: `print-${i}`, ...offered, ...print })),
  ),
  colors: byId(
    ...FIRST_COLOURS.map(({ id, hex }) => ({ ...offered, id: colourItemIdOf(id) ?? '', hex })),
    { ...offered, id: NAVY, hex: '#1F2A44' },
    { ...withdrawn, id: OLIVE, hex: '#5B6236' },
  ),
};
const selection: Selection = {
  productTypeId: 'shirt',
  fabricId: 'jersey',
  fitId: 'slim',
  finishingQualityId: 'standard',
  lines: [{ pieces: 100 }],
  colors: [],
  printOptions: [{ printTypeId: 'screen', colors: 2 }],
};
const of = (...pieces: number[]) => ({ lines: pieces.map((each) => ({ pieces: each })) });
const prints = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ printTypeId: `print-${i}`, colors: 1 }));
const twoPrints = (second: string) => [...selection.printOptions, { printTypeId: second, colors: 1 }];

describe('choosing from the book', () => {
  it('finds every item by its id, written in capitals or not', () => {
    expect(choose({ ...selection, fabricId: 'JERSEY' }, book, 'refused')).toEqual({
      productType: book.productTypes.get('shirt'),
      fabric: book.fabrics.get('jersey'),
      fit: book.fits.get('slim'),
      finishingQuality: book.finishingQualities.get('standard'),
      prints: [{ printType: book.printTypes.get('screen'), colors: 2 }],
      colors: [],
      hasInactiveItems: false,
    });
  });

  it.each<[string, Partial<Selection>, string]>([
    ['product-type', { productTypeId: 'none' }, 'productTypeId'],
    ['fabric', { fabricId: 'none' }, 'fabricId'],
    ['fit', { fitId: 'none' }, 'fitId'],
    ['finishing-quality', { finishingQualityId: 'none' }, 'finishingQualityId'],
    ['print-type', { printOptions: twoPrints('none') }, 'printOptions[1].printTypeId'],
    ['colour', { colors: ['white', colourItemIdOf('red') ?? ''] }, 'colors[1]'],
  ])('refuses an unknown %s, always', (kind, change, path) => {
    for (const inactiveItems of ['refused', 'accepted'] as const) {
      const {
        kind: why,
        code,
        faults,
      } = refusalOf(() => choose({ ...selection, ...change }, book, inactiveItems));
      expect([why, code]).toEqual(['invalid', `selection.unknown-${kind}`]);
      expect(faults).toMatchObject([{ path, code }]);
    }
  });

  it.each<[string, Partial<Selection>, string]>([
    ['product-type', { productTypeId: 'cape' }, 'productTypeId'],
    ['fabric', { fabricId: 'wool' }, 'fabricId'],
    ['fit', { fitId: 'boxy' }, 'fitId'],
    ['finishing-quality', { finishingQualityId: 'waxed' }, 'finishingQualityId'],
    ['print-type', { printOptions: twoPrints('foil') }, 'printOptions[1].printTypeId'],
    ['colour', { colors: ['white', OLIVE] }, 'colors[1]'],
  ])('refuses an inactive %s, or takes it and says so', (kind, change, path) => {
    const { code, faults } = refusalOf(() => choose({ ...selection, ...change }, book, 'refused'));
    expect(code).toBe(`selection.inactive-${kind}`);
    expect(faults).toMatchObject([{ path, code }]);
    expect(choose({ ...selection, ...change }, book, 'accepted').hasInactiveItems).toBe(true);
  });

  it('tells every fault at once, and is named after the first', () => {
    const { code, faults } = refusalOf(() =>
      choose({ ...selection, ...of(7), fitId: 'none', fabricId: 'wool' }, book, 'refused'),
    );
    expect(code).toBe('quantity.below-minimum');
    expect(faults.map(({ path }) => path)).toEqual(['quantity', 'fabricId', 'fitId']);
  });
});

describe('a selection within the rules', () => {
  it.each<[string, Partial<Selection>]>([
    ['one piece, a sample', of(1)],
    ['the smallest order', of(100)],
    ['the smallest order, in two lines', of(40, 60)],
    ['the largest order', of(1_000_000)],
    ['no colours', { colors: [] }],
    ['all eight colours', { colors: ['white', 'black', 'gray', 'red', 'blue', 'green', 'yellow', 'purple'] }],
    ['a colour that staff added', { colors: ['white', NAVY] }],
    ['no prints', { printOptions: [] }],
    ['twenty prints', { printOptions: prints(20) }],
    ['a print in twelve colours', { printOptions: [{ printTypeId: 'screen', colors: 12 }] }],
  ])('%s', (_, change) => {
    expect(choose({ ...selection, ...change }, book, 'refused').hasInactiveItems).toBe(false);
  });
});

describe('the pieces that are priced', () => {
  it.each([
    ['one piece is a sample, beside the smallest order', of(1), true, 100],
    ['a hundred are an order', of(100), false, 100],
    ['an order is all of its lines', of(150, 183), false, 333],
  ])('%s', (_, lines, isSample, orderPieces) => {
    expect(pricedPiecesOf({ ...selection, ...lines })).toEqual({ isSample, orderPieces });
  });
});

describe('a selection against the rules', () => {
  it.each<[string, Partial<Selection>, string, string]>([
    ['too few pieces', of(99), 'quantity', 'quantity.below-minimum'],
    ['two pieces', of(2), 'quantity', 'quantity.below-minimum'],
    ['no piece', of(0), 'quantity', 'quantity.below-minimum'],
    ['fewer than none', of(-1), 'quantity', 'quantity.below-minimum'],
    ['too many pieces', of(1_000_001), 'quantity', 'quantity.above-maximum'],
    ['too many pieces in two lines', of(1_000_000, 1), 'quantity', 'quantity.above-maximum'],
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
      'or in capitals first',
      { printOptions: [{ printTypeId: 'SCREEN', colors: 1 }, ...selection.printOptions] },
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
    const refusal = refusalOf(() => choose({ ...selection, ...change }, book, 'refused'));
    expect(refusal).toMatchObject({ kind: 'invalid', code, faults: [{ path, code }] });
  });
});

function refusalOf(attempt: () => unknown): DomainError {
  try {
    attempt();
  } catch (refusal) {
    if (refusal instanceof DomainError) return refusal;
  }
  throw new Error('nothing was refused');
}
