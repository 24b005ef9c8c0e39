import type { Selection as QuoteRequest } from '@tiraz/api-client';
import { MAXIMUM_QUANTITY, MINIMUM_ORDER_QUANTITY, SAMPLE_QUANTITY } from '@tiraz/contracts/quantity';

/** What the visitor has chosen so far; every field but the four choices has a default. */
export type Selection = Partial<Pick<QuoteRequest, Choice>> & {
  quantity: number;
  colors: string[];
  printOptions: QuoteRequest['printOptions'];
};

export const CHOICES = ['productTypeId', 'fabricId', 'fitId', 'finishingQualityId'] as const;
export type Choice = (typeof CHOICES)[number];

export const emptySelection: Selection = { quantity: SAMPLE_QUANTITY, colors: [], printOptions: [] };

/** A sample, or an order large enough and not too large. @param quantity pieces */
export function isQuotable(quantity: number): boolean {
  return quantity === SAMPLE_QUANTITY || (quantity >= MINIMUM_ORDER_QUANTITY && quantity <= MAXIMUM_QUANTITY);
}

/** What calculate-quote is asked, once all four choices are made and the quantity is a sample or an order. */
export function toQuoteRequest(selection: Selection): QuoteRequest | undefined {
  const { productTypeId, fabricId, fitId, finishingQualityId, quantity, colors, printOptions } = selection;
  if (!productTypeId || !fabricId || !fitId || !finishingQualityId) return undefined;
  if (!isQuotable(quantity)) return undefined;
  return { productTypeId, fabricId, fitId, finishingQualityId, quantity, colors, printOptions };
}
