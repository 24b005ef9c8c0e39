import { COLOUR_IDS } from '@tiraz/contracts/colours';
import {
  MAXIMUM_PRINT_COLOURS,
  MAXIMUM_PRINT_OPTIONS,
  MAXIMUM_QUANTITY,
  MINIMUM_ORDER_QUANTITY,
} from '@tiraz/contracts/quantity';

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
