import { describe, expect, it } from '@jest/globals';
import { PRICED_KINDS, PRICES_OF, ROUNDINGS } from '@tiraz/contracts/price-change';
import fc from 'fast-check';
import { amountsOfKinds, refuseFaultyProductType } from '../../catalogue/prices.fixture.js';
import { Money } from '../../shared/domain/money.js';
import { priceWith, type QuantityBreak } from '../../shared/domain/quantity-break.js';
import type { PriceLine } from './changed-item.js';
import { changedPrices, fieldsWith } from './item-prices.js';
import type { PriceRule } from './price-rule.js';

const amount = Money.parse;
const shirt = {
  name: 'Shirt',
  basePrice: amount('145.00'),
  quantityBreaks: [
    { from: 300, basisPointsOff: 500 },
    { from: 500, unitPrice: amount('130.00') },
  ],
  sizes: [
    { id: 'm', label: 'M', labelAr: '', surcharge: amount('0.00') },
    { id: '2xl', label: '2XL', labelAr: '', surcharge: amount('10.00') },
  ],
};
const shown = (lines: readonly PriceLine[]) =>
  lines.map((line) => {
    const of = line.price === 'quantityBreak' ? line.from : line.price === 'surcharge' ? line.size.id : '';
    return `${line.price}${of} ${line.before} → ${line.after}`;
  });
const moved = (fields: typeof shirt, rule: PriceRule) =>
  changedPrices({ kind: 'productType', fields }, { basePrice: 'by-rule' }, rule);

describe('the prices that a change knows', () => {
  it('are the amounts of every kind', () => {
    expect(amountsOfKinds()).toEqual(PRICES_OF);
    expect(PRICED_KINDS).toHaveLength(5);
  });
});

describe('by a rule', () => {
  it('a percentage moves unit prices of breaks and surcharges likewise', () => {
    expect(shown(moved(shirt, { basisPoints: 800, rounding: '0.25' }).lines)).toEqual([
      'basePrice 145.00 → 156.50',
      'quantityBreak500 130.00 → 140.50',
      'surchargem 0.00 → 0.00',
      'surcharge2xl 10.00 → 10.75',
    ]);
  });

  it('an amount moves unit prices of breaks, and leaves what a size costs more', () => {
    expect(shown(moved(shirt, { piastres: -1000n, rounding: '0.01' }).lines)).toEqual([
      'basePrice 145.00 → 135.00',
      'quantityBreak500 130.00 → 120.00',
    ]);
  });

  it('what would be below 0.00 is named', () => {
    const { lines, impossible } = moved(shirt, { piastres: -13_001n, rounding: '0.01' });
    expect([lines, impossible]).toEqual([[], ['basePrice']]);
  });

  it('a price of its own leaves breaks and surcharges as they are', () => {
    const { lines } = changedPrices(
      { kind: 'productType', fields: shirt },
      { basePrice: amount('150') },
      { basisPoints: 800, rounding: '0.01' },
    );
    expect(shown(lines)).toEqual(['basePrice 145.00 → 150.00']);
  });

  it('of a print only the cost per piece has breaks', () => {
    const print = {
      setupCost: amount('350'),
      perItemCost: amount('15'),
      quantityBreaks: [{ from: 500, unitPrice: amount('12') }],
    };
    const rule = { basisPoints: 1000, rounding: '0.01' } as const;
    const of = (wanted: object) =>
      shown(changedPrices({ kind: 'printType', fields: print }, wanted, rule).lines);
    expect(of({ setupCost: 'by-rule' })).toEqual(['setupCost 350.00 → 385.00']);
    expect(of({ perItemCost: 'by-rule' })).toEqual([
      'perItemCost 15.00 → 16.50',
      'quantityBreak500 12.00 → 13.20',
    ]);
  });

  it('a break that rounding would make dearer than a smaller order costs what that costs', () => {
    const fields = {
      ...shirt,
      quantityBreaks: [
        { from: 300, basisPointsOff: 1000 },
        { from: 500, unitPrice: amount('130.00') },
      ],
    };
    // 155.00, 139.50 from 300 on, and 140.00 would be dearer.
    expect(shown(moved(fields, { basisPoints: 800, rounding: '5.00' }).lines)).toContain(
      'quantityBreak500 130.00 → 139.50',
    );
  });

  it('sound breaks stay sound, whatever the rule, and the way back is exact', () => {
    const breaks = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 1200 })), { maxLength: 10 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        breaks,
        fc.integer({ min: -5000, max: 20_000 }),
        fc.constantFrom(...ROUNDINGS),
        (piastres, steps, basisPoints, rounding) => {
          const fields = {
            basePrice: Money.ofPiastres(BigInt(piastres)),
            quantityBreaks: soundBreaks(piastres, steps),
          };
          refuseFaultyProductType(fields);
          const { lines } = changedPrices(
            { kind: 'productType', fields },
            { basePrice: 'by-rule' },
            { basisPoints, rounding },
          );
          const changed = { ...fields, ...fieldsWith({ fields }, lines, 'after') };
          expect(() => refuseFaultyProductType(changed)).not.toThrow();
          const back = { ...changed, ...fieldsWith({ fields: changed }, lines, 'before') };
          expect(JSON.stringify(back)).toBe(JSON.stringify(fields));
        },
      ),
    );
  });
});

/** Breaks of both sorts, each at most as dear as the one before it, and percentages that rise. */
function soundBreaks(piastres: number, steps: readonly [boolean, number][]): QuantityBreak[] {
  const list = Money.ofPiastres(BigInt(piastres));
  const breaks: QuantityBreak[] = [];
  let [dearest, off] = [list, 0];
  for (const [isPercentage, step] of steps) {
    const from = 100 * (breaks.length + 1);
    const lower = dearest.times(10_000 - step).dividedBy(10_000);
    const unitPrice = lower.piastres < dearest.piastres ? lower : dearest;
    const percentage = { from, basisPointsOff: Math.min(10_000, off + step) };
    const isSound = priceWith(percentage, list).piastres <= dearest.piastres;
    const one: QuantityBreak = isPercentage && isSound ? percentage : { from, unitPrice };
    off = one.basisPointsOff ?? off;
    dearest = priceWith(one, list);
    breaks.push(one);
  }
  return breaks;
}
