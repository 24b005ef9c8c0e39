import { wiring } from '../pricing/pricing.module.js';

export const imported = wiring;
