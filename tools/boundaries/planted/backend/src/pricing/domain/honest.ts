import { MINIMUM } from '@tiraz/contracts/quantity';
import { piastre } from '../../shared/domain/money.js';

export const honest = piastre * BigInt(MINIMUM);
