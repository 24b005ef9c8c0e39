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

  it.each([
    ['quoted', '350.00'],
    ['all', '0.00'],
  ] as const)(
    'sets white up under a print on dark cloth once: for %s %s more than was asked',
    (underbase, more) => {
      const asked = sizedOrder(0);
      const [setupCost, perItemCost] = [Money.parse('350.00'), Money.parse('15.00')];
      const print = {
        id: 'screen',
        name: 'Screen Print',
        nameAr: '',
        setupCost,
        perItemCost,
        colors: 2,
        underbase,
      };
      const setUp = setupCost.times(underbase === 'all' ? 3 : 2);
      const totalCost = asked.quote.totalCost.plus(perItemCost.times(100)).plus(setUp);
      const lines = linesFor({ ...asked, prints: [print], quote: { ...asked.quote, totalCost } }, false);
      expect(lines.map(({ key, quantity, unitPrice }) => [key, quantity, String(unitPrice)])).toEqual([
        ['garment', 100, '160.00'],
        ['setup:screen', 2, '350.00'],
        ['underbase:screen', 1, '350.00'],
      ]);
      expect(sum(lines).piastres - totalCost.piastres).toBe(Money.parse(more).piastres);
    },
  );

  it('has no line of sizes for a sample', () => {
    expect(linesFor(sizedOrder(40), true).map(({ key }) => key)).toEqual(['sample']);
  });
});
