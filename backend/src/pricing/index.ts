export { readPricedConfiguration, writePricedConfiguration } from './adapters/priced-configuration.json.js';
export type {
  PricedConfiguration,
  PricedSelection,
  SaidSizes,
  Selection,
  SentSelection,
} from './domain/configuration.js';
export { piecesOf, saidSizesOf } from './domain/configuration.js';
export { BREAKDOWN_FIELDS } from './domain/price-lines.js';
