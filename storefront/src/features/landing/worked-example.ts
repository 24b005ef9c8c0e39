/**
 * An order at the prices of the demo catalogue, in whole pounds: each line is `count` times `price`. It is the
 * example that the pricing formula is tested with; a letter ties a line to its place on the drawing.
 */
export const EXAMPLE_LINES = [
  { name: 'garment', letter: 0, count: 100, price: 145 },
  { name: 'fabric', letter: 1, count: 100, price: 15 },
  { name: 'fit', letter: 2, count: 100, price: 30 },
  { name: 'finishing', letter: 3, count: 100, price: 25 },
  { name: 'printSetup', letter: 4, count: 2, price: 350 },
  { name: 'print', letter: undefined, count: 100, price: 15 },
] as const;

export const EXAMPLE_QUANTITY = 100;

export const EXAMPLE_TOTAL = EXAMPLE_LINES.reduce((sum, { count, price }) => sum + count * price, 0);

/** One sample, whatever is chosen, in pounds. */
export const SAMPLE_PRICE = 1000;
