export { readPrices } from './price-lists.postgres.js';
