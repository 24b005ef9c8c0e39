import { describe, expect, it } from '@jest/globals';
import type { SizeSelection } from '@tiraz/contracts/selection';
import fc from 'fast-check';
import type { Fault } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import { productionPrice, type ChosenItems } from './quote.js';
import { chooseSizes, sizedPieces, sumFaults, type ChosenSizes } from './sizes.js';

const SCALE = ['s', 'm', 'l', 'xl', '2xl'].map((id, index) => ({
  id,
  label: id.toUpperCase(),
  labelAr: index === 0 ? 'س' : '',
  surcharge: Money.parse(index === 4 ? '10.00' : '0.00'),
}));

function chosen(
  sizes: SizeSelection,
  colors: string[] = [],
  colorUse?: 'one-garment' | 'colourways',
): { faults: Fault[]; sizes: ChosenSizes } {
  const faults: Fault[] = [];
  return { sizes: chooseSizes({ colors, colorUse, sizes }, SCALE, faults), faults };
}

const ratioOf = (...parts: number[]): SizeSelection => ({
  mode: 'ratio',
  ratio: SCALE.map(({ id }, index) => ({ size: id, parts: parts[index] ?? 0 })),
});

describe('a ratio', () => {
  it('is shared out by the largest remainder', () => {
    const pieces = sizedPieces(chosen(ratioOf(1, 2, 3, 2, 1)).sizes, 250);
    expect(pieces.map((each) => each.pieces)).toEqual([28, 56, 83, 55, 28]);
  });

  it('is taken in the order of the scale, however it was sent: the smaller size has what is left', () => {
    const { sizes } = chosen({
      mode: 'ratio',
      ratio: [
        { size: 'xl', parts: 1 },
        { size: 's', parts: 1 },
      ],
    });
    expect(sizedPieces(sizes, 101).map(({ size, pieces }) => [size.id, pieces])).toEqual([
      ['s', 51],
      ['xl', 50],
    ]);
  });

  it('is each colourway’s, which share the order equally', () => {
    const { sizes } = chosen(ratioOf(1, 1), ['red', 'blue', 'white'], 'colourways');
    expect(sizedPieces(sizes, 100).map(({ color, pieces }) => [color, pieces])).toEqual([
      ['red', 17],
      ['red', 17],
      ['blue', 17],
      ['blue', 16],
      ['white', 17],
      ['white', 16],
    ]);
  });

  it('of one garment in several colours has one row', () => {
    const { sizes } = chosen(ratioOf(1), ['red', 'blue'], 'one-garment');
    expect(sizedPieces(sizes, 100)).toEqual([
      { color: null, size: { id: 's', label: 'S', labelAr: 'س' }, surcharge: Money.ZERO, pieces: 100 },
    ]);
  });
});

describe('what does not hold', () => {
  const cell = (color: string | null, size: string, pieces = 1) => ({ color, size, pieces });
  it.each<[string, SizeSelection, string]>([
    [
      'a size that is not made',
      {
        mode: 'ratio',
        ratio: [
          { size: 's', parts: 1 },
          { size: '9xl', parts: 1 },
        ],
      },
      'sizes.ratio[1].size: sizes.unknown-size',
    ],
    [
      'a colour that is not chosen',
      { mode: 'exact', cells: [cell('green', 's')] },
      'sizes.cells[0].color: sizes.unknown-colour',
    ],
    [
      'pieces of no colourway',
      { mode: 'exact', cells: [cell(null, 's')] },
      'sizes.cells[0].color: sizes.unknown-colour',
    ],
    [
      'a size twice',
      { mode: 'exact', cells: [cell('red', 's'), cell('blue', 's'), cell('red', 's')] },
      'sizes.cells[2].size: sizes.duplicate',
    ],
    ['no ratio', { mode: 'ratio' }, 'sizes.ratio: sizes.none'],
    ['no cells', { mode: 'exact' }, 'sizes.cells: sizes.none'],
    ['no piece', { mode: 'exact', cells: [cell('red', 's', 0)] }, 'sizes.cells: sizes.none'],
  ])('%s is refused at its place', (_, sizes, said) => {
    const { faults } = chosen(sizes, ['red', 'blue'], 'colourways');
    expect(faults.map(({ path, code }) => `${path}: ${code}`)).toEqual([said]);
  });

  it('a product type without sizes has none', () => {
    const faults: Fault[] = [];
    expect(chooseSizes({ colors: [], sizes: ratioOf(1) }, [], faults)).toEqual({ mode: 'ratio', rows: [] });
    expect(faults).toMatchObject([{ path: 'sizes', code: 'sizes.none-for-product' }]);
  });

  it.each([
    [100, ['sizes.cells: sizes.do-not-add-up: 1 pieces have no size yet.']],
    [98, ['sizes.cells: sizes.do-not-add-up: 1 pieces are too many.']],
    [99, []],
  ])('exact pieces are counted where they are not the order’s %s', (pieces, said) => {
    const sizes: SizeSelection = { mode: 'exact', cells: [cell(null, 's', 99)] };
    const faults = sumFaults(sizes, pieces).map(({ path, code, message }) => `${path}: ${code}: ${message}`);
    expect(faults).toEqual(said);
    expect(sumFaults(ratioOf(1), pieces)).toEqual([]);
  });
});

/** On paper: piece by piece, in piastres. */
it('a price is every cell with its unit and surcharge, and the set-up once', () => {
  const amount = fc.bigInt({ min: 0n, max: 99_999n });
  const scale = fc.array(amount, { minLength: 1, maxLength: 12 });
  const colours = fc.integer({ min: 1, max: 8 });
  fc.assert(
    fc.property(
      scale,
      colours,
      amount,
      amount,
      fc.infiniteStream(fc.nat({ max: 400 })),
      (surcharges, many, unit, setup, cells) => {
        const offered = surcharges.map((piastres, index) => ({
          id: `s${index}`,
          label: `S${index}`,
          labelAr: '',
          surcharge: Money.ofPiastres(piastres),
        }));
        const colors = Array.from({ length: many }, (_, index) => `c${index}`);
        const grid = colors.flatMap((color) =>
          offered.map(({ id }) => ({
            color: many > 1 ? color : null,
            size: id,
            pieces: cells.next().value as number,
          })),
        );
        fc.pre(grid.some(({ pieces }) => pieces > 0));
        const faults: Fault[] = [];
        const sizes = chooseSizes(
          { colors, colorUse: 'colourways', sizes: { mode: 'exact', cells: grid } },
          offered,
          faults,
        );
        const pieces = grid.reduce((sum, cell) => sum + cell.pieces, 0);
        const items: ChosenItems = {
          productType: { id: 'p', basePrice: Money.ofPiastres(unit) },
          fabric: { costMultiplier: Money.ZERO },
          fit: { priceModifier: Money.ZERO },
          finishingQuality: { priceModifier: Money.ZERO },
          prints: [
            {
              printType: { id: 't', setupCost: Money.ofPiastres(setup), perItemCost: Money.ZERO },
              colors: 2,
            },
          ],
        };
        let paper = 2n * setup;
        for (const { size, pieces: count } of grid)
          for (let piece = 0; piece < count; piece += 1)
            paper += unit + (surcharges[Number(size.slice(1))] ?? 0n);
        expect(faults).toEqual([]);
        expect(sizedPieces(sizes, pieces).map((cell) => cell.pieces)).toEqual(
          grid.map((cell) => cell.pieces).filter((count) => count > 0),
        );
        expect(productionPrice({ ...items, sizes }, pieces).totalCost.piastres).toBe(paper);
      },
    ),
    { numRuns: 200 },
  );
});

it('whatever the ratio, every piece has one size', () => {
  const parts = fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      parts,
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 8 }),
      (each, pieces, many) => {
        fc.pre(each.some((part) => part > 0));
        const colors = Array.from({ length: many }, (_, index) => `c${index}`);
        const sized = sizedPieces(chosen(ratioOf(...each), colors, 'colourways').sizes, pieces);
        expect(sized.reduce((sum, cell) => sum + cell.pieces, 0)).toBe(pieces);
      },
    ),
    { numRuns: 5_000 },
  );
});
