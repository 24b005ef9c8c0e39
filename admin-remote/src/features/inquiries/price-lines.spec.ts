import { describe, expect, it } from '@jest/globals';
import { hoodies } from './inquiry.fixture';
import { priceLines, seenPrices } from './price-lines';

const { selection, quote } = hoodies();

describe('the lines of a price', () => {
  it('name every part with its price for a piece, and add up to the total', () => {
    const lines = priceLines(selection, quote.breakdown);
    expect(lines.map(({ part, perPiece }) => [part, perPiece])).toEqual([
      ['baseCost', '430.00'],
      ['fabricCost', '70.00'],
      ['fitCost', '30.00'],
      ['finishingCost', '25.00'],
      ['printCost', '25.00'],
      ['printSetupCost', undefined],
    ]);
    expect(lines.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(Number(quote.totalCost));
    for (const { perPiece, amount } of lines) {
      if (perPiece) expect(Number(perPiece) * selection.quantity).toBe(Number(amount));
    }
  });

  it('add the prints of a piece together, to the piastre', () => {
    const [print] = selection.prints;
    const prints = [
      { ...print!, perItemCost: '0.10' },
      { ...print!, perItemCost: '0.20' },
    ];
    const lines = priceLines({ ...selection, prints }, { ...quote.breakdown, printCost: '150.00' });
    expect(lines.find(({ part }) => part === 'printCost')?.perPiece).toBe('0.30');
  });

  it('leave out what costs nothing, but never the garment', () => {
    const free = Object.fromEntries(Object.keys(quote.breakdown).map((part) => [part, '0.00']));
    expect(priceLines(selection, free as typeof quote.breakdown).map(({ part }) => part)).toEqual([
      'baseCost',
    ]);
  });
});

describe('what the visitor saw', () => {
  it.each([
    ['the same', '290900.00', '0.00'],
    ['less', '290899.90', '0.10'],
    ['more', '300000.00', '-9100.00'],
    ['nothing', null, '0.00'],
  ])('%s', (_, totalCost, higherBy) => {
    const inquiry = hoodies({ seen: { totalCost, pricePerItem: null, sampleCost: null } });
    expect(seenPrices(inquiry)[0]).toEqual({
      price: 'totalCost',
      ours: '290900.00',
      seen: totalCost,
      higherBy,
    });
  });

  it('is compared with the whole selection, for a sample request too', () => {
    const inquiry = hoodies({ isSampleRequest: true, totalCost: '1000.00' });
    expect(seenPrices(inquiry).map(({ ours }) => ours)).toEqual(['290900.00', '581.80', '1000.00']);
  });
});
