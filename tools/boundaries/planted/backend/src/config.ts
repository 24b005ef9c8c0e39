export const port = 3001;
