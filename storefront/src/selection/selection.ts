import type { ProductType, Selection as QuoteRequest } from '@tiraz/api-client';
import { sizesToSend, type SizesEntry } from './sizes';
import {
  MAXIMUM_QUANTITY,
  MINIMUM_ORDER_QUANTITY,
  SAMPLE_QUANTITY,
  type ColorUse,
} from '@tiraz/contracts/selection';

/** What the visitor has chosen so far; every field but the four choices has a default. */
export type Selection = Partial<Pick<QuoteRequest, Choice>> & {
  quantity: number;
  colors: string[];
  printOptions: QuoteRequest['printOptions'];
  /** Only where it was said; it means something with two colours or more. */
  colorUse?: ColorUse | undefined;
  sizes?: SizesEntry | undefined;
};

export const CHOICES = ['productTypeId', 'fabricId', 'fitId', 'finishingQualityId'] as const;
export type Choice = (typeof CHOICES)[number];

export const emptySelection: Selection = { quantity: SAMPLE_QUANTITY, colors: [], printOptions: [] };

export const COLOUR_COUNTS = ['1', '2', '3', '4+'] as const;
export type ColourCount = (typeof COLOUR_COUNTS)[number];

/** How many colours that is; a garment without a chosen colour has one all the same. */
export function countOf(colours: readonly string[]): ColourCount {
  return COLOUR_COUNTS[Math.min(Math.max(colours.length, 1), COLOUR_COUNTS.length) - 1] ?? '1';
}

/** All that the visitor has set on the calculator, and all that its address tells. */
export interface Configuration {
  selection: Selection;
  /** On the screen only, without a price. It says what the swatches say until it is set apart from them. */
  colourCount: ColourCount;
}

/** A sample, or an order large enough and not too large. @param quantity pieces */
export function isQuotable(quantity: number): boolean {
  return quantity === SAMPLE_QUANTITY || (quantity >= MINIMUM_ORDER_QUANTITY && quantity <= MAXIMUM_QUANTITY);
}

/**
 * What calculate-quote is asked, once all four choices are made and the quantity is a sample or an order.
 *
 * @param product whose sizes are the garment's
 */
export function toQuoteRequest(
  selection: Selection,
  product: Pick<ProductType, 'sizes'> | undefined,
): QuoteRequest | undefined {
  const { productTypeId, fabricId, fitId, finishingQualityId, quantity, colors, printOptions } = selection;
  if (!productTypeId || !fabricId || !fitId || !finishingQualityId) return undefined;
  if (!isQuotable(quantity)) return undefined;
  const { colorUse } = selection;
  const sizes = sizesToSend(selection, product?.sizes);
  return {
    ...{ productTypeId, fabricId, fitId, finishingQualityId, quantity, colors, printOptions },
    ...(colorUse && colors.length > 1 && { colorUse }),
    ...(sizes && { sizes }),
  };
}
