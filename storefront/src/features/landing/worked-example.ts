/**
 * An order at the prices of the demo catalogue, in whole pounds, as the API quotes it: each line is `count` pieces or
 * colours at `price`. It is the example that the pricing formula is tested with; a letter ties a line to its place on
 * the drawing.
 */
export const EXAMPLE_LINES = [
  { name: 'garment', letter: 0, count: 100, price: 145, amount: 14_500 },
  { name: 'fabric', letter: 1, count: 100, price: 15, amount: 1500 },
  { name: 'fit', letter: 2, count: 100, price: 30, amount: 3000 },
  { name: 'finishing', letter: 3, count: 100, price: 25, amount: 2500 },
  { name: 'printSetup', letter: 4, count: 2, price: 350, amount: 700 },
  { name: 'print', letter: undefined, count: 100, price: 15, amount: 1500 },
] as const;

export const EXAMPLE_TOTAL = { from: 23_700, to: 28_440 };
export const EXAMPLE_EACH = { from: 237, to: 284.4 };

/** One sample, whatever is chosen, in pounds. */
export const SAMPLE_PRICE = 1000;
