import { AMOUNT_FAULTS } from './typed-number.js';

/** The columns of a table of prices, which goes out and comes in. */
export const PRICE_COLUMNS = ['kind', 'item', 'price', 'amount', 'exported', 'id'] as const;
export type PriceColumn = (typeof PRICE_COLUMNS)[number];

/** What can be wrong with a cell of such a table. */
export const PRICE_SHEET_FAULTS = [
  ...AMOUNT_FAULTS,
  'unknown-kind',
  'unknown-item',
  'ambiguous-item',
  'other-item',
  'unknown-price',
  'twice',
  'changed-since',
] as const;
export type PriceSheetFault = (typeof PRICE_SHEET_FAULTS)[number];
