import type { PricedConfiguration } from '../../pricing/index.js';
import { Money } from '../../shared/domain/money.js';

const PIECES = 100;

/**
 * For tests: 100 shirts, of which the larger cost more, in pounds.
 *
 * @param large pieces; none: their sizes are said later
 */
export function sizedOrder(large: number, more = '10.00'): PricedConfiguration {
  const item = { id: 'id', name: 'Name', nameAr: 'اسم' };
  const [basePrice, surcharge] = [Money.parse('145.00'), Money.parse(more)];
  const totalCost = basePrice.times(PIECES).plus(surcharge.times(large));
  const pricePerItem = totalCost.dividedBy(PIECES);
  const sized = (id: string, each: Money, pieces: number) => ({
    color: null,
    size: { id, label: id.toUpperCase(), labelAr: '' },
    surcharge: each,
    pieces,
  });
  return {
    schemaVersion: 1,
    productType: { ...item, basePrice },
    fabric: { ...item, costMultiplier: Money.ZERO },
    fit: { ...item, priceModifier: Money.ZERO },
    finishingQuality: { ...item, priceModifier: Money.ZERO },
    prints: [],
    colors: [],
    swatches: [],
    lines: [{ pieces: PIECES }],
    quantity: PIECES,
    ...(large > 0 && {
      sizes: {
        mode: 'exact' as const,
        cells: [sized('m', Money.ZERO, PIECES - large), sized('2xl', surcharge, large)],
      },
    }),
    quote: {
      lines: [{ kind: 'base', amount: totalCost }],
      totalCost,
      pricePerItem,
      sampleCost: Money.parse('1000.00'),
      isSample: false,
      range: { totalCostUpTo: totalCost, pricePerItemUpTo: pricePerItem },
    },
  };
}
