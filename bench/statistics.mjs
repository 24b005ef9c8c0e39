/**
 * The middle of some figures, and how far the lowest and the highest lie from each other.
 * @param {number[]} figures at least one
 * @returns {{ median: number, low: number, high: number }}
 */
export function summary(figures) {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, low: sorted[0], high: sorted.at(-1) };
}

/** `41.2 (39.8–44)`: the median with the lowest and the highest; three figures that mean something. */
export function spread({ median, low, high }) {
  return `${rounded(median)} (${rounded(low)}–${rounded(high)})`;
}

export function rounded(number) {
  if (number >= 100) return String(Math.round(number));
  return String(Number(number.toPrecision(3)));
}
