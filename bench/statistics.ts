/** What `console.table` takes: a row for each key. */
export type Table = Record<string, Record<string, string | number>>;

/** The middle of some figures, and how far the lowest and the highest lie from each other. */
export interface Summary {
  median: number;
  low: number;
  high: number;
}

/** @param figures at least one */
export function summary(figures: readonly number[]): Summary {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (place: number) => sorted.at(place) ?? NaN;
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
  return { median, low: at(0), high: at(-1) };
}

/**
 * The figure below which such a share of all lies.
 * @param figures at least one
 * @param share 0 to 1
 */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** `41.2 (39.8–44)`: the median with the lowest and the highest; three figures that mean something. */
export function spread({ median, low, high }: Summary): string {
  return `${rounded(median)} (${rounded(low)}–${rounded(high)})`;
}

export function rounded(number: number): string {
  if (number >= 100) return String(Math.round(number));
  return String(Number(number.toPrecision(3)));
}
