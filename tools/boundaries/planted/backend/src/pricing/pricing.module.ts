export { rows as wiring } from './adapters/rows.js';
