import { wiring } from '../../pricing/pricing.module.js';

export const dragged = wiring;
