/**
 * One repeat of the band, in units: two hooks of the mark, the second turned half round and locked into the
 * first. Under it the ground; above, what is woven in.
 */
export const REPEAT = { width: 14, height: 8 } as const;

export const WEFT = 'M3 3H6V7H0V6H5V4H3ZM7 1H13V2H8V4H10V5H7Z';
export const WARP = 'M1 1H2V5H1ZM11 3H12V7H11Z';
export const FLOATS = 'M3 1H6V2H3ZM7 6H10V7H7Z';
export const BARE_WARP = 'M0 0H1V1H0ZM0 2H1V3H0ZM0 5H1V6H0ZM0 7H1V8H0Z';
