export { Catalogue } from './application/catalogue.js';
