import { two } from './circle-two';

export const one = (): number => two();
