import type { honest } from '../../pricing/index.js';

export type Spoken = typeof honest;
