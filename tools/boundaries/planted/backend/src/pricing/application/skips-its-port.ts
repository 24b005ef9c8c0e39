import { rows } from '../adapters/rows.js';

export const prices = rows;
