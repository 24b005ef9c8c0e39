import { honest } from '../../pricing/index.js';

export const asked = honest;
