import { Money } from '../../shared/domain/money.js';
import { linesOf, priceOf, type AppliedBreak, type Price, type Quote } from './configuration.js';
import { appliedBreak, type Breakable } from './quantity-breaks.js';
import { setUpColors } from './underbase.js';
import { sizedPieces, surchargeOf, type ChosenSizes } from './sizes.js';

/** What one sample piece costs, whatever is chosen. */
const SAMPLE_PRICE = Money.parse('1000.00');
const SAMPLE = priceOf(linesOf({ base: SAMPLE_PRICE }), 1);

/** What a visitor chose, each thing with its price; every price but the set-up is per piece. */
export interface ChosenItems {
  productType: Breakable & { basePrice: Money };
  fabric: { costMultiplier: Money };
  fit: { priceModifier: Money };
  finishingQuality: { priceModifier: Money };
  prints: readonly {
    printType: Breakable & { setupCost: Money; perItemCost: Money; underbase?: string };
    colors: number;
  }[];
  /** Of the garment; they cost nothing but what a print on dark cloth needs. */
  colors?: readonly { hex: string }[];
  sizes?: ChosenSizes;
}

/** How many pieces are priced. */
export interface PricedPieces {
  isSample: boolean;
  /** Pieces of the order, or of the smallest order where a sample is asked for. */
  orderPieces: number;
}

export function quote(items: ChosenItems, { isSample, orderPieces }: PricedPieces): Quote {
  const production = productionPrice(items, orderPieces);
  return isSample
    ? { ...SAMPLE, isSample, sampleCost: SAMPLE_PRICE, production }
    : { ...production, isSample, sampleCost: SAMPLE_PRICE };
}

/** @param pieces at least one */
export function productionPrice(items: ChosenItems, pieces: number): Price {
  const breaks: AppliedBreak[] = [];
  const perPiece = (kind: AppliedBreak['kind'], item: Breakable, listPrice: Money) => {
    const reached = appliedBreak(kind, item, listPrice, pieces);
    if (!reached) return listPrice;
    breaks.push(reached);
    return reached.price;
  };
  const { productType, prints, colors: cloth = [] } = items;
  const underbases: string[] = [];
  const basePerPiece = perPiece('base', productType, productType.basePrice);
  let printSetup = Money.ZERO;
  let printPerPiece = Money.ZERO;
  for (const print of prints) {
    const { printType } = print;
    const setUp = setUpColors(print, cloth);
    if (setUp > print.colors) underbases.push(printType.id);
    printSetup = printSetup.plus(printType.setupCost.times(setUp));
    printPerPiece = printPerPiece.plus(perPiece('print', printType, printType.perItemCost));
  }
  const lines = linesOf({
    base: basePerPiece.times(pieces),
    fabric: items.fabric.costMultiplier.times(pieces),
    fit: items.fit.priceModifier.times(pieces),
    finishing: items.finishingQuality.priceModifier.times(pieces),
    printSetup,
    print: printPerPiece.times(pieces),
    ...(items.sizes && { sizes: surchargeOf(sizedPieces(items.sizes, pieces)) }),
  });
  return priceOf(lines, pieces, breaks, underbases);
}
