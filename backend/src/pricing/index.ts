export { readPricedConfiguration, writePricedConfiguration } from './adapters/priced-configuration.json.js';
export type {
  PricedConfiguration,
  PricedSelection,
  Selection,
  SentSelection,
} from './domain/configuration.js';
export { piecesOf } from './domain/configuration.js';
export { BREAKDOWN_FIELDS } from './domain/price-lines.js';
