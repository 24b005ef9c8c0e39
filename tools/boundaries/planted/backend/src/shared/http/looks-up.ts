import { honest } from '../../pricing/index.js';

export const known = honest;
