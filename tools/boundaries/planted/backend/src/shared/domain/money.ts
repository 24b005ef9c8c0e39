export const piastre = 1n;
