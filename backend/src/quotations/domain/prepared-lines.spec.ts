import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../shared/domain/money.js';
import { linesFor } from './prepared-lines.js';
import { sizedOrder } from './sized-order.fixture.js';

const sum = (lines: ReturnType<typeof linesFor>) =>
  lines.reduce((all, { unitPrice, quantity }) => all.plus(unitPrice.times(quantity)), Money.ZERO);

describe('the lines of what was asked for', () => {
  it('names each size that costs more, once for all colors', () => {
    const { sizes, ...asked } = sizedOrder(40);
    const [plain, large] = sizes!.cells;
    const cells = [
      { ...large!, color: 'navy', pieces: 15 },
      { ...plain!, color: 'white' },
      { ...large!, color: 'white', pieces: 25 },
    ];
    const lines = linesFor({ ...asked, sizes: { mode: 'exact', cells } }, false);
    expect(lines.map(({ key, quantity, unitPrice }) => [key, quantity, String(unitPrice)])).toEqual([
      ['garment', 100, '145.00'],
      ['size:2xl', 40, '10.00'],
    ]);
  });

  it('comes to what the inquiry does, whatever its sizes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (large) => {
        const asked = sizedOrder(large);
        expect(String(sum(linesFor(asked, false)))).toBe(String(asked.quote.totalCost));
      }),
    );
  });

  it('has no line of sizes for a sample', () => {
    expect(linesFor(sizedOrder(40), true).map(({ key }) => key)).toEqual(['sample']);
  });
});
