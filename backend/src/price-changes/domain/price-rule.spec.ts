import { describe, expect, it } from '@jest/globals';
import { ROUNDINGS } from '@tiraz/contracts/price-change';
import fc from 'fast-check';
import { Money } from '../../shared/domain/money.js';
import { isWithinLimits, priceAfter, type PriceRule } from './price-rule.js';

const after = (price: string, rule: PriceRule) => priceAfter(Money.parse(price), rule)?.toString();

describe('a price after a rule', () => {
  it.each<[string, PriceRule, string | undefined]>([
    ['145.00', { basisPoints: 800, rounding: '0.01' }, '156.60'],
    ['145.00', { basisPoints: 800, rounding: '0.25' }, '156.50'],
    ['145.00', { basisPoints: 800, rounding: '0.50' }, '156.50'],
    ['145.00', { basisPoints: 800, rounding: '1.00' }, '157.00'],
    ['145.00', { basisPoints: 800, rounding: '5.00' }, '155.00'],
    ['0.06', { basisPoints: 2500, rounding: '0.01' }, '0.08'],
    ['12.50', { basisPoints: 0, rounding: '5.00' }, '15.00'],
    // Rounded once: by way of 12.50 it would be 15.00.
    ['12.49', { basisPoints: 4, rounding: '5.00' }, '10.00'],
    ['9999999.99', { basisPoints: 0, rounding: '0.01' }, '9999999.99'],
    ['9999999.99', { basisPoints: 0, rounding: '1.00' }, undefined],
    ['0.00', { basisPoints: 20_000, rounding: '0.01' }, '0.00'],
    ['0.99', { basisPoints: -5_000, rounding: '0.01' }, '0.50'],
    ['145.00', { piastres: -500n, rounding: '0.01' }, '140.00'],
    ['4.99', { piastres: -500n, rounding: '5.00' }, undefined],
    ['2.00', { piastres: 26n, rounding: '0.25' }, '2.25'],
  ])('%s by %o is %s', (price, rule, expected) => expect(after(price, rule)).toBe(expected));

  it('is the multiple that is nearest to the exact one, the upper of two equally near, and never falls as the price rises', () => {
    const price = fc.integer({ min: 0, max: 20_000_000 });
    const rule = fc.oneof(
      fc.record({
        basisPoints: fc.integer({ min: -5000, max: 20_000 }),
        rounding: fc.constantFrom(...ROUNDINGS),
      }),
      fc.record({
        piastres: fc.integer({ min: 0, max: 100_000 }).map(BigInt),
        rounding: fc.constantFrom(...ROUNDINGS),
      }),
    );
    fc.assert(
      fc.property(price, price, rule, (one, other, by) => {
        const at = (piastres: number) => Number(priceAfter(Money.ofPiastres(BigInt(piastres)), by)!.piastres);
        const step = Number(by.rounding) * 100;
        // In ten-thousandths of a piastre; whole numbers below 2^53.
        const exact =
          'piastres' in by ? (one + Number(by.piastres)) * 10_000 : one * (10_000 + by.basisPoints);
        const found = at(one);
        expect(found % step).toBe(0);
        const distance = exact - found * 10_000;
        expect(distance).toBeLessThan((step * 10_000) / 2);
        expect(distance).toBeGreaterThanOrEqual(-(step * 10_000) / 2);
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(at(low)).toBeLessThanOrEqual(at(high));
      }),
    );
  });

  it.each<[PriceRule, boolean]>([
    [{ basisPoints: -5000, rounding: '0.01' }, true],
    [{ basisPoints: -5001, rounding: '0.01' }, false],
    [{ basisPoints: 20_000, rounding: '0.01' }, true],
    [{ basisPoints: 20_001, rounding: '0.01' }, false],
    [{ piastres: -999_999_999n, rounding: '0.01' }, true],
    [{ piastres: -1_000_000_000n, rounding: '0.01' }, false],
    [{ piastres: 999_999_999n, rounding: '0.01' }, true],
    [{ piastres: 1_000_000_000n, rounding: '0.01' }, false],
  ])('%o is within the limits: %s', (rule, expected) => expect(isWithinLimits(rule)).toBe(expected));
});
