import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Fault } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import { productionPrice, type ChosenItems } from './quote.js';
import { chooseSizes, sizedPieces, surchargeOf } from './sizes.js';

/** The largest remainder over again, one piece at a time: each goes where most is still owed, the earlier part first. */
function dealt(total: number, parts: readonly number[]): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  const shares = parts.map((part) => (total * part - ((total * part) % all)) / all);
  const owed = parts.map((part, index) => total * part - (shares[index] ?? 0) * all);
  for (let left = total - shares.reduce((sum, share) => sum + share, 0); left > 0; left -= 1) {
    const most = owed.indexOf(Math.max(...owed));
    shares[most] = (shares[most] ?? 0) + 1;
    owed[most] = -1;
  }
  return shares;
}

const amount = fc.bigInt({ min: 0n, max: 99_999n });

it('of 5,000 ratios every piece is in one cell, and the price is the one without sizes and each cell’s surcharge', () => {
  const size = fc.record({ surcharge: amount, part: fc.nat({ max: 99 }) });
  const sizes = fc.array(size, { minLength: 1, maxLength: 12 });
  const order = fc.record({
    pieces: fc.integer({ min: 100, max: 1_000_000 }),
    many: fc.integer({ min: 1, max: 8 }),
    unit: amount,
    setup: amount,
  });
  fc.assert(
    fc.property(sizes, order, (scale, { pieces, many, unit, setup }) => {
      fc.pre(scale.some(({ part }) => part > 0));
      const offered = scale.map(({ surcharge }, index) => ({
        id: `s${index}`,
        label: `S${index}`,
        labelAr: '',
        surcharge: Money.ofPiastres(surcharge),
      }));
      const colors = Array.from({ length: many }, (_, index) => `c${index}`);
      const ratio = scale.map(({ part }, index) => ({ size: `s${index}`, parts: part }));
      const faults: Fault[] = [];
      const chosen = chooseSizes(
        { colors, colorUse: 'colourways', sizes: { mode: 'ratio', ratio } },
        offered,
        faults,
      );
      const items: ChosenItems = {
        productType: { id: 'p', basePrice: Money.ofPiastres(unit) },
        fabric: { costMultiplier: Money.ZERO },
        fit: { priceModifier: Money.ZERO },
        finishingQuality: { priceModifier: Money.ZERO },
        prints: [
          { printType: { id: 't', setupCost: Money.ofPiastres(setup), perItemCost: Money.ZERO }, colors: 1 },
        ],
      };
      const rows = dealt(pieces, Array<number>(many).fill(1));
      const cells = rows.flatMap((row) =>
        dealt(
          row,
          scale.map(({ part }) => part),
        ).flatMap((count, index) => (scale[index]?.part ? [{ count, ...scale[index] }] : [])),
      );
      const paper = cells.reduce(
        (sum, { count, surcharge }) => sum + BigInt(count) * (unit + surcharge),
        setup,
      );
      const sized = sizedPieces(chosen, pieces);

      expect(faults).toEqual([]);
      expect(sized.map((cell) => cell.pieces)).toEqual(cells.map(({ count }) => count));
      expect(sized.reduce((sum, cell) => sum + cell.pieces, 0)).toBe(pieces);
      const without = productionPrice(items, pieces);
      const withSizes = productionPrice({ ...items, sizes: chosen }, pieces);
      expect(withSizes.totalCost.piastres).toBe(paper);
      expect(without.totalCost.piastres).toBe(setup + unit * BigInt(pieces));
      expect(withSizes.totalCost).toEqual(without.totalCost.plus(surchargeOf(sized)));
    }),
    { numRuns: 5_000 },
  );
});

it('of 5,000 grids, with breaks of the garment and of its print, the price is what paper says cell by cell', () => {
  const pieces = fc.nat({ max: 9_999 });
  const aBreak = fc.record({
    from: fc.integer({ min: 2, max: 20_000 }),
    off: fc.integer({ min: 1, max: 9_999 }),
  });
  const breaks = fc
    .uniqueArray(aBreak, { maxLength: 4, selector: ({ from }) => from })
    .map((all) => all.sort((one, other) => one.from - other.from));
  const grid = fc.record({
    surcharges: fc.array(amount, { minLength: 1, maxLength: 12 }),
    rows: fc.array(fc.array(pieces, { minLength: 12, maxLength: 12 }), { minLength: 2, maxLength: 8 }),
    base: amount,
    print: amount,
    setup: amount,
    inks: fc.integer({ min: 1, max: 12 }),
    baseBreaks: breaks,
    printBreaks: breaks,
  });
  fc.assert(
    fc.property(grid, ({ surcharges, rows, base, print, setup, inks, baseBreaks, printBreaks }) => {
      const counted = rows.flatMap((row, r) =>
        surcharges.map((surcharge, s) => ({ color: `c${r}`, size: `s${s}`, surcharge, pieces: row[s] ?? 0 })),
      );
      const total = counted.reduce((sum, cell) => sum + cell.pieces, 0);
      fc.pre(total >= 100);
      const broken = (all: readonly { from: number; off: number }[]) =>
        all.map(({ from, off }) => ({ from, basisPointsOff: off }));
      const faults: Fault[] = [];
      const sizes = chooseSizes(
        {
          colors: rows.map((_, r) => `c${r}`),
          colorUse: 'colourways',
          quantity: total,
          sizes: {
            mode: 'exact',
            cells: counted.map(({ color, size, pieces: count }) => ({ color, size, pieces: count })),
          },
        } as Parameters<typeof chooseSizes>[0],
        surcharges.map((surcharge, s) => ({
          id: `s${s}`,
          label: `S${s}`,
          labelAr: '',
          surcharge: Money.ofPiastres(surcharge),
        })),
        faults,
      );
      expect(faults).toEqual([]);
      const price = productionPrice(
        {
          productType: { id: 'p', basePrice: Money.ofPiastres(base), quantityBreaks: broken(baseBreaks) },
          fabric: { costMultiplier: Money.ZERO },
          fit: { priceModifier: Money.ZERO },
          finishingQuality: { priceModifier: Money.ZERO },
          prints: [
            {
              printType: {
                id: 't',
                setupCost: Money.ofPiastres(setup),
                perItemCost: Money.ofPiastres(print),
                quantityBreaks: broken(printBreaks),
              },
              colors: inks,
            },
          ],
          sizes,
        },
        total,
      );
      // The last break that is reached, half a piastre up; each piece by itself with what its size adds.
      const each = (list: bigint, all: readonly { from: number; off: number }[]) => {
        const off = all.filter(({ from }) => from <= total).at(-1)?.off ?? 0;
        return (list * BigInt(10_000 - off) * 2n + 10_000n) / 20_000n;
      };
      const one = each(base, baseBreaks) + each(print, printBreaks);
      const paper = counted.reduce(
        (sum, cell) => sum + BigInt(cell.pieces) * (one + cell.surcharge),
        setup * BigInt(inks),
      );
      expect(price.totalCost.piastres).toBe(paper);
    }),
    { numRuns: 5_000 },
  );
});
