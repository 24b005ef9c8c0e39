/** One piece is a sample, at a fixed price. */
export const SAMPLE_QUANTITY = 1;

/** The smallest production order, in pieces; the sample's production comparison uses it too. */
export const MINIMUM_ORDER_QUANTITY = 100;

/** The largest quantity that is quoted, in pieces. */
export const MAXIMUM_QUANTITY = 1_000_000;

/** How many print colours one print option may have. */
export const MAXIMUM_PRINT_COLOURS = 12;

/** How many print options one selection may have. */
export const MAXIMUM_PRINT_OPTIONS = 20;
