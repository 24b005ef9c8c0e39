import { readFileSync } from 'node:fs';

export const price = readFileSync('price.txt', 'utf8');
