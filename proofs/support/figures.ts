// Small sums that the rows share.
import { setTimeout as pause } from 'node:timers/promises';

/** The value that this share of them does not exceed; 0.5 for the median. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How often each outcome occurs, the most frequent first: `201 × 40, 503 × 2`. */
export function tally(outcomes: Iterable<string | number>): string {
  const times = new Map<string | number, number>();
  for (const outcome of outcomes) times.set(outcome, (times.get(outcome) ?? 0) + 1);
  const sorted = [...times].toSorted(([, a], [, b]) => b - a);
  return sorted.map(([outcome, count]) => `${outcome} × ${count}`).join(', ') || 'none';
}

/**
 * Each of several things in turns, the first again after the last.
 * @throws {Error} where there are none
 */
export function inTurns<Thing>(things: readonly Thing[], turn: number): Thing {
  const thing = things[turn % things.length];
  if (thing === undefined) throw new Error('There is nothing to take in turns.');
  return thing;
}

/** Does the work for each item, so many of them at a time. */
export async function inParallel<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Waits for a condition, and tells how many milliseconds it took; Infinity when it did not come. */
export async function timeUntil(
  condition: () => boolean | Promise<boolean>,
  withinMs: number,
): Promise<number> {
  const began = performance.now();
  while (!(await condition())) {
    if (performance.now() - began > withinMs) return Infinity;
    await pause(20);
  }
  return performance.now() - began;
}

/**
 * How far apart two samples lie, by the ranks of their values alone (Mann and Whitney): in standard deviations of what
 * chance would do to two that are the same.
 */
export function rankDifference(one: number[], other: number[]): number {
  const sorted = [...one, ...other].toSorted((a, b) => a - b);
  const rankOf = new Map<number, number>();
  for (const value of new Set(sorted))
    rankOf.set(value, (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
  const ranks = one.reduce((sum, value) => sum + (rankOf.get(value) ?? 0), 0);
  const [n, m] = [one.length, other.length];
  const expected = (n * (n + m + 1)) / 2;
  return (ranks - expected) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
