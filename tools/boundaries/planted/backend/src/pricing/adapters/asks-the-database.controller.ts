export { rows } from './rows.js';
