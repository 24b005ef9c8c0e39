import { MINIMUM } from '@tiraz/contracts/selection';
import { piastre } from '../../shared/domain/money.js';

export const honest = piastre * BigInt(MINIMUM);
