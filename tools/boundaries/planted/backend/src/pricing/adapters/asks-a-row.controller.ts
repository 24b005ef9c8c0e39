export type { PriceEntity } from './price.entity.js';
