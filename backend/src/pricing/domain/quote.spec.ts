import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../shared/domain/money.js';
import { quote, type ChosenItems } from './quote.js';

const egp = (amount: string) => Money.parse(amount);

/** Base 145, fabric 15, fit 30, finishing 25, one print: 350 for each of its 2 colours and 15 for every piece. */
const workedExample: ChosenItems = {
  productType: { id: 'shirt', basePrice: egp('145.00') },
  fabric: { costMultiplier: egp('15.00') },
  fit: { priceModifier: egp('30.00') },
  finishingQuality: { priceModifier: egp('25.00') },
  prints: [{ printType: { id: 'screen', setupCost: egp('350.00'), perItemCost: egp('15.00') }, colors: 2 }],
};
const plain: ChosenItems = {
  productType: { id: 'shirt', basePrice: egp('145.00') },
  fabric: { costMultiplier: egp('0.00') },
  fit: { priceModifier: egp('0.00') },
  finishingQuality: { priceModifier: egp('0.00') },
  prints: [],
};
/** An order of so many pieces. */
const order = (pieces: number) => ({ isSample: false, orderPieces: pieces });
const sample = { isSample: true, orderPieces: 100 };
const dearest: ChosenItems = { ...plain, productType: { id: 'shirt', basePrice: egp('9999999.99') } };

describe('the price of a production order', () => {
  it.each`
    what                      | items            | pieces     | base                  | fabric       | fit          | finishing    | setup       | print        | total                 | item
    ${'the worked example'}   | ${workedExample} | ${100}     | ${'14500.00'}         | ${'1500.00'} | ${'3000.00'} | ${'2500.00'} | ${'700.00'} | ${'1500.00'} | ${'23700.00'}         | ${'237.00'}
    ${'an uneven share'}      | ${workedExample} | ${333}     | ${'48285.00'}         | ${'4995.00'} | ${'9990.00'} | ${'8325.00'} | ${'700.00'} | ${'4995.00'} | ${'77290.00'}         | ${'232.10'}
    ${'nothing but the base'} | ${plain}         | ${100}     | ${'14500.00'}         | ${'0.00'}    | ${'0.00'}    | ${'0.00'}    | ${'0.00'}   | ${'0.00'}    | ${'14500.00'}         | ${'145.00'}
    ${'the dearest order'}    | ${dearest}       | ${1000000} | ${'9999999990000.00'} | ${'0.00'}    | ${'0.00'}    | ${'0.00'}    | ${'0.00'}   | ${'0.00'}    | ${'9999999990000.00'} | ${'9999999.99'}
  `(
    '$what, $pieces pieces: $total',
    ({ items, pieces, base, fabric, fit, finishing, setup, print, total, item }) => {
      const amounts = { base, fabric, fit, finishing, printSetup: setup, print };
      expect(written(quote(items as ChosenItems, order(Number(pieces))))).toEqual({
        totalCost: total,
        pricePerItem: item,
        lines: Object.entries(amounts)
          .filter(([, amount]) => amount !== '0.00')
          .map(([kind, amount]) => ({ kind, amount })),
        isSample: false,
        sampleCost: '1000.00',
      });
    },
  );

  it.each([
    ['half a piastre goes up', '0.50', 100, '0.01'],
    ['less than half goes down', '0.49', 100, '0.00'],
    ['a third', '1.00', 300, '0.00'],
    ['two thirds', '2.00', 300, '0.01'],
  ])('shares the set-up cost out: %s', (_, setupCost, pieces, item) => {
    const printType = { id: 'screen', setupCost: egp(setupCost), perItemCost: Money.ZERO };
    const items = {
      ...plain,
      productType: { id: 'shirt', basePrice: Money.ZERO },
      prints: [{ printType, colors: 1 }],
    };
    expect(quote(items, order(pieces)).pricePerItem.toString()).toBe(item);
  });
});

describe('the price of a sample', () => {
  it('is fixed, and stands beside what 100 pieces would cost', () => {
    const { production, ...price } = written(quote(workedExample, sample));
    const { isSample: _, sampleCost: __, ...hundred } = written(quote(workedExample, order(100)));
    expect(price).toEqual({
      totalCost: '1000.00',
      pricePerItem: '1000.00',
      lines: [{ kind: 'base', amount: '1000.00' }],
      isSample: true,
      sampleCost: '1000.00',
    });
    expect(production).toEqual(hundred);
  });
});

describe('laws of every quote', () => {
  const price = fc.bigInt({ min: 0n, max: 999_999_999n }).map(Money.ofPiastres);
  const anyItems: fc.Arbitrary<ChosenItems> = fc.record({
    productType: fc.record({ id: fc.uuid(), basePrice: price }),
    fabric: fc.record({ costMultiplier: price }),
    fit: fc.record({ priceModifier: price }),
    finishingQuality: fc.record({ priceModifier: price }),
    prints: fc.array(
      fc.record({
        printType: fc.record({ id: fc.uuid(), setupCost: price, perItemCost: price }),
        colors: fc.integer({ min: 1, max: 12 }),
      }),
      { maxLength: 20 },
    ),
  });
  const anyPieces = fc.oneof(fc.constant(sample), fc.integer({ min: 100, max: 1_000_000 }).map(order));

  it('the lines add up to the total, exactly', () => {
    fc.assert(
      fc.property(anyItems, anyPieces, (items, pieces) => {
        const result = quote(items, pieces);
        for (const { lines, totalCost } of [result, result.production ?? result]) {
          const sum = lines.reduce((amounts, { amount }) => amounts + amount.piastres, 0n);
          expect(sum).toBe(totalCost.piastres);
        }
      }),
    );
  });

  it('a sample costs the same, whatever is chosen', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const { production, ...price } = written(quote(items, sample));
        const { production: _, ...plainSample } = written(quote(plain, sample));
        expect(price).toEqual(plainSample);
        expect(production.totalCost).toBe(quote(items, order(100)).totalCost.toString());
      }),
    );
  });

  it('the order of the prints does not matter', () => {
    const shuffled = anyItems.chain((items) =>
      fc.tuple(
        fc.constant(items),
        fc.shuffledSubarray([...items.prints], { minLength: items.prints.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, anyPieces, ([items, prints], pieces) => {
        expect(written(quote({ ...items, prints }, pieces))).toEqual(written(quote(items, pieces)));
      }),
    );
  });
});

/** The quote with every amount as a person would read it. */
function written(value: unknown) {
  return JSON.parse(JSON.stringify(value));
}
