import { MINIMUM_ORDER_QUANTITY, SAMPLE_QUANTITY } from '@tiraz/contracts/quantity';
import { Money } from '../../shared/domain/money.js';

/** What one sample piece costs, whatever is chosen. */
const SAMPLE_PRICE = Money.parse('1000.00');

/** What a visitor chose, each thing with its price; every price but the set-up is per piece. */
export interface ChosenItems {
  productType: { basePrice: Money };
  fabric: { costMultiplier: Money };
  fit: { priceModifier: Money };
  finishingQuality: { priceModifier: Money };
  prints: readonly { printType: { setupCost: Money; perItemCost: Money }; colors: number }[];
}

/** Totals for the whole order; the six always add up to the total cost, to the piastre. */
export interface QuoteBreakdown {
  baseCost: Money;
  fabricCost: Money;
  fitCost: Money;
  finishingCost: Money;
  printSetupCost: Money;
  printCost: Money;
}

export interface Price {
  totalCost: Money;
  /** The share of one piece, half up to the piastre; `totalCost` is the truth. */
  pricePerItem: Money;
  breakdown: QuoteBreakdown;
}

export interface Quote extends Price {
  isSample: boolean;
  sampleCost: Money;
  /** What the smallest production order of the same things would cost; only beside a sample's price. */
  production?: Price;
}

/** @param quantity pieces, already known to be a sample or an order that is large enough */
export function quote(items: ChosenItems, quantity: number): Quote {
  return quantity === SAMPLE_QUANTITY
    ? { ...SAMPLE, production: priceOf(items, MINIMUM_ORDER_QUANTITY) }
    : { ...priceOf(items, quantity), isSample: false, sampleCost: SAMPLE_PRICE };
}

const SAMPLE: Quote = {
  totalCost: SAMPLE_PRICE,
  pricePerItem: SAMPLE_PRICE,
  breakdown: {
    baseCost: SAMPLE_PRICE,
    fabricCost: Money.ZERO,
    fitCost: Money.ZERO,
    finishingCost: Money.ZERO,
    printSetupCost: Money.ZERO,
    printCost: Money.ZERO,
  },
  isSample: true,
  sampleCost: SAMPLE_PRICE,
};

function priceOf(items: ChosenItems, quantity: number): Price {
  let printSetupCost = Money.ZERO;
  let printPerPiece = Money.ZERO;
  for (const { printType, colors } of items.prints) {
    printSetupCost = printSetupCost.plus(printType.setupCost.times(colors));
    printPerPiece = printPerPiece.plus(printType.perItemCost);
  }
  const breakdown: QuoteBreakdown = {
    baseCost: items.productType.basePrice.times(quantity),
    fabricCost: items.fabric.costMultiplier.times(quantity),
    fitCost: items.fit.priceModifier.times(quantity),
    finishingCost: items.finishingQuality.priceModifier.times(quantity),
    printSetupCost,
    printCost: printPerPiece.times(quantity),
  };
  const totalCost = breakdown.baseCost
    .plus(breakdown.fabricCost)
    .plus(breakdown.fitCost)
    .plus(breakdown.finishingCost)
    .plus(breakdown.printSetupCost)
    .plus(breakdown.printCost);
  return { totalCost, pricePerItem: totalCost.dividedBy(quantity), breakdown };
}
