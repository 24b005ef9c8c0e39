import { Money } from '../../shared/domain/money.js';
import type { PricedSelection } from './inquiry.js';
import type { Submission } from './submission.js';

/** For tests: 100 shirts. */
export const SHIRTS: Submission['selection'] = {
  productTypeId: 'shirt',
  fabricId: 'jersey',
  fitId: 'slim',
  finishingQualityId: 'standard',
  quantity: 100,
  colors: [],
  printOptions: [],
};

/** For tests: what Pricing would say of 100 shirts that cost nothing but their base price. */
export function plainShirts(basePrice: string): PricedSelection {
  const nothing = Money.ZERO;
  const totalCost = Money.parse(basePrice).times(100);
  const item = { id: 'id', name: 'Name', nameAr: 'اسم' };
  return {
    choice: {
      productType: { ...item, basePrice: Money.parse(basePrice) },
      fabric: { ...item, costMultiplier: nothing },
      fit: { ...item, priceModifier: nothing },
      finishingQuality: { ...item, priceModifier: nothing },
      prints: [],
      hasInactiveItems: false,
    },
    quote: {
      totalCost,
      pricePerItem: Money.parse(basePrice),
      sampleCost: Money.parse('1000.00'),
      isSample: false,
      breakdown: {
        baseCost: totalCost,
        fabricCost: nothing,
        fitCost: nothing,
        finishingCost: nothing,
        printSetupCost: nothing,
        printCost: nothing,
      },
    },
  };
}
