export const readPrices = () => [];
