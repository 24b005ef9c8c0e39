import { honest } from './pricing/domain/honest.js';

export const started = honest;
