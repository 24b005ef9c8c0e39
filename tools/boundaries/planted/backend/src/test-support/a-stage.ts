export const stage = 'for tests alone';
