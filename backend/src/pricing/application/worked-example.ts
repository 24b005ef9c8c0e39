import { MINIMUM_ORDER_QUANTITY } from '@tiraz/contracts/selection';
import type { Money } from '../../shared/domain/money.js';
import { type Selection, paidPerPiece, type PriceKind, type Quote } from '../domain/configuration.js';
import type { BookItem, Choice, PriceBook } from '../domain/price-book.js';
import type { ExplainedLine } from './quotes.js';

/** Colours of the example's print. */
const PRINT_COLOURS = 2;

/**
 * The smallest order of the first product type, with the first of everything else that costs anything: so each line of
 * a price is seen. Undefined while there is nothing to choose from.
 */
export function exampleSelection(book: PriceBook): Selection | undefined {
  const [productType] = offered(book.productTypes);
  const fabric = firstThatCosts(book.fabrics, ({ costMultiplier }) => costMultiplier);
  const fit = firstThatCosts(book.fits, ({ priceModifier }) => priceModifier);
  const finishingQuality = firstThatCosts(book.finishingQualities, ({ priceModifier }) => priceModifier);
  const print = firstThatCosts(book.printTypes, ({ setupCost }) => setupCost);
  if (!productType || !fabric || !fit || !finishingQuality) return undefined;
  return {
    productTypeId: productType.id,
    fabricId: fabric.id,
    fitId: fit.id,
    finishingQualityId: finishingQuality.id,
    lines: [{ pieces: MINIMUM_ORDER_QUANTITY }],
    colors: [],
    printOptions: print ? [{ printTypeId: print.id, colors: PRINT_COLOURS }] : [],
  };
}

/** @param quote of a choice with at most one print */
export function explained({ lines, breaks }: Quote, choice: Choice, pieces: number): ExplainedLine[] {
  const { productType, fabric, fit, finishingQuality, prints } = choice;
  const parts: Partial<Record<PriceKind, [BookItem, number, Money]>> = {
    base: [productType, pieces, paidPerPiece(breaks, 'base', productType, productType.basePrice)],
    fabric: [fabric, pieces, fabric.costMultiplier],
    fit: [fit, pieces, fit.priceModifier],
    finishing: [finishingQuality, pieces, finishingQuality.priceModifier],
  };
  for (const { printType, colors } of prints) {
    parts.printSetup = [printType, colors, printType.setupCost];
    const { perItemCost } = printType;
    parts.print = [printType, pieces, paidPerPiece(breaks, 'print', printType, perItemCost)];
  }
  return lines.flatMap(({ kind, amount }) => {
    const part = parts[kind];
    if (!part) return [];
    const [{ name, nameAr }, count, price] = part;
    return { kind, amount, name, nameAr, count, price };
  });
}

function offered<Item extends BookItem>(items: ReadonlyMap<string, Item>): Item[] {
  return [...items.values()].filter(({ isActive }) => isActive);
}

function firstThatCosts<Item extends BookItem>(
  items: ReadonlyMap<string, Item>,
  costOf: (item: Item) => Money,
): Item | undefined {
  const all = offered(items);
  return all.find((item) => costOf(item).piastres > 0n) ?? all[0];
}
