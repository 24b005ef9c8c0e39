/**
 * The mark on a square of 16 units: the letter ط of طراز in square kufic. Its stem is a warp thread that
 * passes over the upper weft and is tucked under the lower one. Everything falls on whole units, so it is
 * sharp at 16, 32, 64 … pixels; `npm run artwork -w tools` draws the icons from the same data.
 */
export const MARK_SIDE = 16;

export const MARK = [
  { dye: '#27375E', path: 'M0 0H16V16H0Z' },
  { dye: '#F7F2E8', path: 'M7 5H14V13H2V11H12V7H7Z' },
  { dye: '#D9A441', path: 'M4 2H6V10H4Z' },
] as const;
