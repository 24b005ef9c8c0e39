export const MINIMUM = 100;
