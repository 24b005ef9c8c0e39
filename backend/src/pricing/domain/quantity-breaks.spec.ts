import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../shared/domain/money.js';
import type { QuantityBreak } from '../../shared/domain/quantity-break.js';
import { quote, type ChosenItems } from './quote.js';

const egp = (amount: string) => Money.parse(amount);
const order = (pieces: number) => ({ isSample: false, orderPieces: pieces });

/** 145 + 15 + 30 + 25 + 15 a piece, and 350 for each of two colours. */
const items = (base: QuantityBreak[], print: QuantityBreak[] = []): ChosenItems => ({
  productType: { id: 'shirt', basePrice: egp('145'), quantityBreaks: base },
  fabric: { costMultiplier: egp('15') },
  fit: { priceModifier: egp('30') },
  finishingQuality: { priceModifier: egp('25') },
  prints: [
    {
      printType: { id: 'screen', setupCost: egp('350'), perItemCost: egp('15'), quantityBreaks: print },
      colors: 2,
    },
  ],
});
const written = (value: unknown) => JSON.parse(JSON.stringify(value)) as ReturnType<typeof quote>;

describe('a quantity break', () => {
  const tenth = { from: 300, basisPointsOff: 1000 };
  const fixed = { from: 500, unitPrice: egp('120') };

  it.each<[string, QuantityBreak[], QuantityBreak[], number, string, string, string]>([
    ['is not reached', [tenth, fixed], [], 299, '43355.00', '4485.00', '69470.00'],
    ['takes its percentage off', [tenth, fixed], [], 300, '39150.00', '4500.00', '65350.00'],
    ['holds up to the next', [tenth, fixed], [], 499, '65119.50', '7485.00', '108234.50'],
    ['is a price of its own, with no other off', [tenth, fixed], [], 500, '60000.00', '7500.00', '103200.00'],
    ['of a print lowers the printing alone', [], [tenth], 300, '43500.00', '4050.00', '69250.00'],
    ['holds beside one of another line', [fixed], [tenth], 500, '60000.00', '6750.00', '102450.00'],
    ['may cost nothing', [{ from: 300, basisPointsOff: 10_000 }], [], 300, '0.00', '4500.00', '26200.00'],
    [
      'holds for the smallest order',
      [{ from: 2, unitPrice: egp('100') }],
      [],
      100,
      '10000.00',
      '1500.00',
      '19200.00',
    ],
    ['counts wherever it stands in the list', [fixed, tenth], [], 500, '60000.00', '7500.00', '103200.00'],
  ])('%s', (_, base, print, pieces, baseCost, printCost, total) => {
    const price = written(quote(items(base, print), order(pieces)));
    const amount = (kind: string) => price.lines.find((line) => line.kind === kind)?.amount ?? '0.00';
    expect([amount('base'), amount('print'), price.totalCost]).toEqual([baseCost, printCost, total]);
    expect(amount('printSetup')).toBe('700.00');
  });

  it.each([
    ['0.05', 1000, '0.05'],
    ['0.04', 1000, '0.04'],
    ['0.05', 3000, '0.04'],
    ['145.00', 333, '140.17'],
    ['9999999.99', 1, '9998999.99'],
  ])('of %s less %d basis points is rounded half up once, for a piece: %s', (price, basisPointsOff, paid) => {
    const broken = items([{ from: 100, basisPointsOff }]);
    const { breaks } = quote(
      { ...broken, productType: { ...broken.productType, basePrice: egp(price) } },
      order(100),
    );
    expect(breaks?.[0]?.price.toString()).toBe(paid);
  });

  it('is named by the price that it made, and only by that', () => {
    expect(written(quote(items([tenth, fixed], [tenth]), order(600))).breaks).toEqual([
      { kind: 'base', id: 'shirt', from: 500, listPrice: '145.00', price: '120.00' },
      { kind: 'print', id: 'screen', from: 300, listPrice: '15.00', price: '13.50' },
    ]);
    expect(quote(items([tenth, fixed], [tenth]), order(100))).not.toHaveProperty('breaks');
  });

  it('changes no sample, and the order beside it', () => {
    const sample = { isSample: true, orderPieces: 100 };
    const { production, ...price } = written(quote(items([{ from: 100, unitPrice: egp('100') }]), sample));
    const { production: _, ...plain } = written(quote(items([]), sample));
    expect(price).toEqual(plain);
    expect(production).toMatchObject({ totalCost: '19200.00', breaks: [{ from: 100 }] });
  });
});

/**
 * Prices on paper, in piastres: it looks for the greatest reached `from` by sorting, and rounds by looking at the
 * remainder of a whole division.
 */
function onPaper({ productType, prints, ...rest }: ChosenItems, pieces: number): bigint {
  const each = (price: Money, breaks: readonly QuantityBreak[] = []) => {
    const held = [...breaks].sort((one, other) => other.from - one.from).find(({ from }) => pieces >= from);
    if (!held) return price.piastres;
    if (held.unitPrice) return held.unitPrice.piastres;
    const parts = price.piastres * BigInt(10_000 - (held.basisPointsOff ?? 0));
    const whole = parts / 10_000n;
    return parts - whole * 10_000n >= 5_000n ? whole + 1n : whole;
  };
  let unit = each(productType.basePrice, productType.quantityBreaks);
  unit += rest.fabric.costMultiplier.piastres + rest.fit.priceModifier.piastres;
  unit += rest.finishingQuality.priceModifier.piastres;
  let setup = 0n;
  for (const { printType, colors } of prints) {
    unit += each(printType.perItemCost, printType.quantityBreaks);
    for (let colour = 0; colour < colors; colour += 1) setup += printType.setupCost.piastres;
  }
  return unit * BigInt(pieces) + setup;
}

describe('5,000 random orders with random breaks', () => {
  const price = fc.bigInt({ min: 0n, max: 999_999_999n }).map(Money.ofPiastres);
  const from = fc.oneof(fc.integer({ min: 2, max: 600 }), fc.integer({ min: 2, max: 1_000_000 }));
  const anyBreak: fc.Arbitrary<QuantityBreak> = fc.oneof(
    fc.record({ from, basisPointsOff: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ from, unitPrice: price }),
  );
  const quantityBreaks = fc
    .uniqueArray(anyBreak, { maxLength: 10, selector: (each) => each.from })
    .map((breaks) => breaks.sort((one, other) => one.from - other.from));
  const anyItems: fc.Arbitrary<ChosenItems> = fc.record({
    productType: fc.record({ id: fc.uuid(), basePrice: price, quantityBreaks }),
    fabric: fc.record({ costMultiplier: price }),
    fit: fc.record({ priceModifier: price }),
    finishingQuality: fc.record({ priceModifier: price }),
    prints: fc.array(
      fc.record({
        printType: fc.record({ id: fc.uuid(), setupCost: price, perItemCost: price, quantityBreaks }),
        colors: fc.integer({ min: 1, max: 12 }),
      }),
      { maxLength: 5 },
    ),
  });
  const withoutBreaks = ({ productType, prints, ...rest }: ChosenItems): ChosenItems => ({
    ...rest,
    productType: { id: productType.id, basePrice: productType.basePrice },
    prints: prints.map(({ printType: { quantityBreaks: _, ...printType }, colors }) => ({
      printType,
      colors,
    })),
  });
  /** Next to a break more often than elsewhere. */
  const ordered = anyItems.chain((chosen) => {
    const froms = [chosen.productType, ...chosen.prints.map(({ printType }) => printType)]
      .flatMap(({ quantityBreaks: breaks = [] }) => breaks)
      .flatMap((each) => [each.from - 1, each.from, each.from + 1])
      .map((pieces) => Math.min(Math.max(pieces, 100), 1_000_000));
    const anywhere = fc.integer({ min: 100, max: 1_000_000 });
    const pieces = froms.length > 0 ? fc.oneof(fc.constantFrom(...froms), anywhere) : anywhere;
    return fc.tuple(fc.constant(chosen), pieces);
  });

  it('cost what they cost on paper, to the piastre, and their lines add up', () => {
    let broken = 0;
    fc.assert(
      fc.property(ordered, ([chosen, pieces]) => {
        const { lines, totalCost, breaks } = quote(chosen, order(pieces));
        expect(totalCost.piastres).toBe(onPaper(chosen, pieces));
        expect(lines.reduce((sum, { amount }) => sum + amount.piastres, 0n)).toBe(totalCost.piastres);
        if (breaks) broken += 1;
      }),
      { numRuns: 5_000 },
    );
    expect(broken).toBeGreaterThan(1_000);
  });

  it('cost, with none set, to the byte what they cost before there were breaks', () => {
    fc.assert(
      fc.property(ordered, ([chosen, pieces]) => {
        const plain = withoutBreaks(chosen);
        const emptied = {
          ...plain,
          productType: { ...plain.productType, quantityBreaks: [] },
          prints: plain.prints.map(({ printType, colors }) => ({
            printType: { ...printType, quantityBreaks: [] },
            colors,
          })),
        };
        expect(JSON.stringify(quote(emptied, order(pieces)))).toBe(
          JSON.stringify(quote(plain, order(pieces))),
        );
        expect(quote(plain, order(pieces)).totalCost.piastres).toBe(onPaper(plain, pieces));
      }),
      { numRuns: 5_000 },
    );
  });
});
