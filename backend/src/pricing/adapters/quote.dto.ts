import { COLOUR_IDS } from '@tiraz/contracts/colours';
import {
  MAXIMUM_PRINT_COLOURS,
  MAXIMUM_PRINT_OPTIONS,
  MAXIMUM_QUANTITY,
  MINIMUM_ORDER_QUANTITY,
} from '@tiraz/contracts/quantity';
import type { SentSelection, Selection } from '../domain/configuration.js';
import type { Quote } from '../domain/price-lines.js';
import { breakdownOf } from './breakdown.js';

/** Whether a whole number is one that business takes is the domain's to say; here it only has to be one. */
const wholeNumber = { type: 'integer', minimum: -2_147_483_648, maximum: 2_147_483_647 };

/** `format` alone would let `urn:uuid:` pass. */
const id = {
  type: 'string',
  format: 'uuid',
  pattern: '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$',
};

const printOptionSchema = {
  title: 'PrintOption',
  type: 'object',
  required: ['printTypeId', 'colors'],
  properties: {
    printTypeId: id,
    colors: { ...wholeNumber, description: `How many colours the print has, 1 to ${MAXIMUM_PRINT_COLOURS}.` },
  },
};

/** The one form of a selection: requests are checked against it, and the API document shows it. */
export const selectionSchema = {
  title: 'Selection',
  type: 'object',
  required: [
    'productTypeId',
    'fabricId',
    'fitId',
    'finishingQualityId',
    'quantity',
    'colors',
    'printOptions',
  ],
  properties: {
    productTypeId: id,
    fabricId: id,
    fitId: id,
    finishingQualityId: id,
    quantity: {
      ...wholeNumber,
      description: `Pieces: 1 for a sample, or ${MINIMUM_ORDER_QUANTITY} to ${MAXIMUM_QUANTITY}.`,
    },
    colors: {
      type: 'array',
      maxItems: 64,
      items: { type: 'string', maxLength: 32 },
      description: `Garment colours, each once, of: ${COLOUR_IDS.join(', ')}. They do not change the price.`,
    },
    printOptions: {
      type: 'array',
      maxItems: 64,
      items: printOptionSchema,
      description: `Each print type once, at most ${MAXIMUM_PRINT_OPTIONS}.`,
    },
  },
};

/** The specification's worked example, on made-up ids. */
export const selectionExample = {
  productTypeId: '01993c00-0000-7000-8000-000000000001',
  fabricId: '01993c00-0000-7000-8000-000000000102',
  fitId: '01993c00-0000-7000-8000-000000000204',
  finishingQualityId: '01993c00-0000-7000-8000-000000000302',
  quantity: 100,
  colors: ['white', 'black'],
  printOptions: [{ printTypeId: '01993c00-0000-7000-8000-000000000401', colors: 2 }],
};

export function toSelection(sent: SentSelection): Selection {
  return {
    productTypeId: sent.productTypeId,
    fabricId: sent.fabricId,
    fitId: sent.fitId,
    finishingQualityId: sent.finishingQualityId,
    lines: [{ pieces: sent.quantity }],
    colors: sent.colors,
    printOptions: sent.printOptions,
  };
}

/** A quote as it is answered; amounts turn into decimal strings when it is written as JSON. */
export function toQuoteDto(quote: Quote) {
  const { totalCost, pricePerItem, lines, isSample, sampleCost, production } = quote;
  const dto = {
    totalCost,
    pricePerItem,
    breakdown: breakdownOf(lines),
    isSample,
    sampleCost,
    ...(isSample ? SAMPLE_MESSAGE : PRODUCTION_MESSAGE),
  };
  if (!production) return dto;
  return {
    ...dto,
    productionPricePerItem: production.pricePerItem,
    productionTotalCost: production.totalCost,
    productionSampleCost: sampleCost,
    productionBreakdown: breakdownOf(production.lines),
  };
}

const SAMPLE_MESSAGE = {
  message: 'A sample piece has one fixed price, whatever you choose.',
  messageAr: 'سعر العيّنة ثابت مهما كانت اختياراتك.',
};
const PRODUCTION_MESSAGE = {
  message: 'This is an estimate; the confirmation call and the contract settle the final price.',
  messageAr: 'هذا سعر تقديري، ويتحدّد السعر النهائي بعد مكالمة التأكيد وتفاصيل العقد.',
};

const amount = (description: string) => ({
  type: 'string',
  pattern: '^\\d+\\.\\d{2}$',
  description: `${description} EGP.`,
});

export const quoteBreakdownSchema = {
  title: 'QuoteBreakdown',
  description: 'Totals for the whole order; the six add up to the total cost, exactly.',
  type: 'object',
  required: ['baseCost', 'fabricCost', 'fitCost', 'finishingCost', 'printSetupCost', 'printCost'],
  properties: {
    baseCost: amount('The product type.'),
    fabricCost: amount('The fabric.'),
    fitCost: amount('The fit.'),
    finishingCost: amount('The finishing.'),
    printSetupCost: amount('Setting the prints up, per colour.'),
    printCost: amount('Printing the pieces.'),
  },
};

export const quoteSchema = {
  title: 'Quote',
  type: 'object',
  required: ['totalCost', 'pricePerItem', 'sampleCost', 'isSample', 'message', 'messageAr', 'breakdown'],
  properties: {
    totalCost: amount('The whole order.'),
    pricePerItem: amount('The share of one piece, half up to the piastre; the total is the truth.'),
    sampleCost: amount('One sample piece.'),
    isSample: { type: 'boolean', description: 'The quantity is 1.' },
    message: { type: 'string', description: 'One sentence, in English.' },
    messageAr: { type: 'string', description: 'The same sentence, in Arabic.' },
    breakdown: quoteBreakdownSchema,
    productionPricePerItem: amount('Only for a sample: one piece of an order of 100.'),
    productionTotalCost: amount('Only for a sample: an order of 100 pieces.'),
    productionSampleCost: amount('Only for a sample: one sample piece.'),
    productionBreakdown: quoteBreakdownSchema,
  },
};

export const quoteExample = {
  totalCost: '23700.00',
  pricePerItem: '237.00',
  breakdown: {
    baseCost: '14500.00',
    fabricCost: '1500.00',
    fitCost: '3000.00',
    finishingCost: '2500.00',
    printSetupCost: '700.00',
    printCost: '1500.00',
  },
  isSample: false,
  sampleCost: '1000.00',
  ...PRODUCTION_MESSAGE,
};
