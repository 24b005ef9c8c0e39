export { readPricedConfiguration, writePricedConfiguration } from './adapters/priced-configuration.json.js';
export { ComparePrices } from './application/compare-prices.js';
export type {
  PricedConfiguration,
  PricedSelection,
  SaidSizes,
  Selection,
  SentSelection,
} from './domain/configuration.js';
export { piecesOf, selectionOf } from './domain/configuration.js';
export { BREAKDOWN_FIELDS } from './domain/price-lines.js';
