/**
 * The upper end of a production price range: the computed price times 1.2, half up.
 *
 * @param piastres the computed price, in piastres, not negative
 * @returns the upper end, in piastres
 */
export function upperEnd(piastres: bigint): bigint {
  return (piastres * 12n + 5n) / 10n;
}
