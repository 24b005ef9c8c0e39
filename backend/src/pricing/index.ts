export { readPricedConfiguration, writePricedConfiguration } from './adapters/priced-configuration.json.js';
export { answeredConfiguration } from './application/answered-configuration.js';
export { ComparePrices } from './application/compare-prices.js';
export type { PricedConfiguration, PricedSelection, Selection } from './domain/configuration.js';
export { BREAKDOWN_FIELDS, piecesOf, selectionOf } from './domain/configuration.js';
