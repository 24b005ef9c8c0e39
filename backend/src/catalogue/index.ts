export { Catalogue } from './application/catalogue.js';
export { ItemPrices, type CatalogueEntry } from './application/item-prices.js';
