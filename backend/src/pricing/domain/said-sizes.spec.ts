import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../shared/domain/money.js';
import { type PricedConfiguration, addsUp, rangeOf } from './configuration.js';
import { quote } from './quote.js';
import { withSizes } from './said-sizes.js';

const SIZES = ['s', 'm', '2xl', '3xl'].map((id, index) => ({
  id,
  label: id.toUpperCase(),
  labelAr: '',
  surcharge: Money.parse(`${Math.max(0, index - 1) * 10}.00`),
}));

function configured(quantity: number, colors: string[] = []): PricedConfiguration {
  const isSample = quantity === 1;
  const item = { id: 'id', name: 'Name', nameAr: 'اسم' };
  const basePrice = Money.parse('145.00');
  const things = {
    productType: { ...item, basePrice },
    fabric: { ...item, costMultiplier: Money.parse('3.50') },
    fit: { ...item, priceModifier: Money.ZERO },
    finishingQuality: { ...item, priceModifier: Money.ZERO },
  };
  const price = quote({ ...things, prints: [] }, { isSample, orderPieces: isSample ? 100 : quantity });
  return {
    schemaVersion: 1,
    ...things,
    prints: [],
    colors,
    swatches: colors.map((id) => ({ ...item, id, hex: '#000000' })),
    lines: [{ pieces: quantity }],
    quantity,
    quote: { ...price, range: rangeOf(price.production ?? price) },
  };
}

const ratio = (...parts: number[]) => ({
  mode: 'ratio' as const,
  ratio: SIZES.map(({ id }, index) => ({ size: id, parts: parts[index] ?? 0 })),
});

describe('sizes that are said after the price was made', () => {
  it('add what large ones cost today, on a line of their own, and nothing else', () => {
    const before = configured(250);
    const after = withSizes(before, { sizes: ratio(1, 2, 1, 1) }, SIZES);
    expect(after.sizes!.cells.map(({ size, pieces }) => [size.label, pieces])).toEqual([
      ['S', 50],
      ['M', 100],
      ['2XL', 50],
      ['3XL', 50],
    ]);
    expect(after.quote.lines).toEqual([
      ...before.quote.lines,
      { kind: 'sizes', amount: Money.parse('1500.00') },
    ]);
    expect(String(after.quote.totalCost)).toBe('38625.00');
    expect(String(after.quote.pricePerItem)).toBe('154.50');
    expect(String(after.quote.range.totalCostUpTo)).toBe('46350.00');
  });

  it('are taken back: the configuration is what it was', () => {
    const before = configured(250, ['red', 'white']);
    const said = withSizes(before, { colorUse: 'colourways', sizes: ratio(1, 1, 1, 1) }, SIZES);
    expect(withSizes(said, { sizes: null }, SIZES)).toEqual(before);
  });

  it('leave a sample its price; the order beside it costs more', () => {
    const before = configured(1);
    const cells = [{ color: null, size: '3xl', pieces: 1 }];
    const after = withSizes(before, { sizes: { mode: 'exact', cells } }, SIZES);
    expect(after.quote).toMatchObject({ totalCost: before.quote.totalCost, lines: before.quote.lines });
    expect(String(after.quote.production!.totalCost.minus(before.quote.production!.totalCost))).toBe(
      '2000.00',
    );
    expect(after.sizes!.cells).toMatchObject([{ pieces: 1 }]);
  });

  it.each([
    [
      'another number of pieces',
      { mode: 'exact' as const, cells: [{ color: null, size: 's', pieces: 99 }] },
      SIZES,
      'sizes.do-not-add-up',
    ],
    [
      'a size that is not made',
      { mode: 'exact' as const, cells: [{ color: null, size: 'xs', pieces: 100 }] },
      SIZES,
      'sizes.unknown-size',
    ],
    ['a garment without sizes', ratio(1), [], 'sizes.none-for-product'],
  ])('are refused: %s', (_, sizes, offered, code) => {
    expect(() => withSizes(configured(100), { sizes }, offered)).toThrow(expect.objectContaining({ code }));
  });

  it('add up for whatever is said, time and again', () => {
    const parts = fc
      .array(fc.nat(99), { minLength: 4, maxLength: 4 })
      .filter((all) => all.some((each) => each > 0));
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000 }), parts, parts, (quantity, first, second) => {
        const before = configured(quantity, ['red', 'white']);
        const once = withSizes(before, { sizes: ratio(...second) }, SIZES);
        const twice = withSizes(
          withSizes(before, { sizes: ratio(...first) }, SIZES),
          { sizes: ratio(...second) },
          SIZES,
        );
        expect(twice).toEqual(once);
        expect(addsUp(once.quote)).toBe(true);
        const surcharges = once.sizes!.cells.reduce(
          (sum, { surcharge, pieces }) => sum + surcharge.piastres * BigInt(pieces),
          0n,
        );
        expect(once.quote.totalCost.piastres - before.quote.totalCost.piastres).toBe(surcharges);
        expect(once.sizes!.cells.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(quantity);
      }),
    );
  });
});
