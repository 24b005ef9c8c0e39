import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../shared/domain/money.js';
import { addsUp, linesOf, PRICE_KINDS, priceOf, rangeOf, type PriceKind } from './configuration.js';

const egp = (amount: string) => Money.parse(amount);

describe('lines of a price', () => {
  it('stand in one order, and none costs nothing', () => {
    expect(linesOf({ print: egp('15'), fit: Money.ZERO, base: egp('145') })).toEqual([
      { kind: 'base', amount: egp('145') },
      { kind: 'print', amount: egp('15') },
    ]);
  });
});

describe('the law of every price', () => {
  const anyLines = fc.array(
    fc.record({
      kind: fc.constantFrom<PriceKind>(...PRICE_KINDS),
      amount: fc.bigInt({ min: 0n, max: 999_999_999_999_999n }).map(Money.ofPiastres),
    }),
    { maxLength: 12 },
  );
  const anyPieces = fc.integer({ min: 1, max: 1_000_000 });

  it('is that the lines add up to the total', () => {
    fc.assert(
      fc.property(anyLines, anyPieces, (lines, pieces) => {
        const price = priceOf(lines, pieces);
        expect(price.totalCost.piastres).toBe(lines.reduce((sum, { amount }) => sum + amount.piastres, 0n));
        expect(addsUp(price)).toBe(true);
      }),
    );
  });

  it('is broken by a single piastre more in the total or in any line', () => {
    const piastre = Money.ofPiastres(1n);
    const someLines = anyLines.filter((lines) => lines.length > 0);
    fc.assert(
      fc.property(someLines, anyPieces, fc.nat(), (lines, pieces, place) => {
        const price = priceOf(lines, pieces);
        expect(addsUp({ ...price, totalCost: price.totalCost.plus(piastre) })).toBe(false);
        const dearer = lines.map(({ kind, amount }, index) => ({
          kind,
          amount: index === place % lines.length ? amount.plus(piastre) : amount,
        }));
        expect(addsUp({ ...price, lines: dearer })).toBe(false);
      }),
    );
  });

  it('leaves at most half a piastre of each piece to rounding', () => {
    fc.assert(
      fc.property(anyLines, anyPieces, (lines, pieces) => {
        const { totalCost, pricePerItem } = priceOf(lines, pieces);
        const left = totalCost.piastres - pricePerItem.times(pieces).piastres;
        expect(2n * (left < 0n ? -left : left) <= BigInt(pieces)).toBe(true);
      }),
    );
  });
});

it.each([
  ['237.00', '284.40'],
  ['23700.00', '28440.00'],
  ['232.10', '278.52'],
  ['0.00', '0.00'],
  ['0.01', '0.01'],
  ['0.03', '0.04'],
  ['9999999.99', '11999999.99'],
])('the range of %s ends at %s', (amount, upperEnd) => {
  const { totalCostUpTo, pricePerItemUpTo } = rangeOf(priceOf(linesOf({ base: egp(amount) }), 1));
  expect([totalCostUpTo, pricePerItemUpTo].map(String)).toEqual([upperEnd, upperEnd]);
});
