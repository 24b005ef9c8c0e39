/** A scale from zero: where its lines stand and where it ends. */
export interface Scale {
  top: number;
  ticks: number[];
}

/**
 * The smallest scale of two to four even steps that holds every value; a step is 1, 2 or 5 times a power of ten.
 *
 * @param values not negative
 * @param leastStep the smallest step that makes sense: 1 for what is counted
 */
export function scaleFor(values: number[], leastStep: number): Scale {
  const most = Math.max(...values, 0);
  const step = Math.max(leastStep, niceStep(most / 4));
  const steps = Math.max(2, Math.ceil(most / step));
  return { top: step * steps, ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) };
}

function niceStep(atLeast: number): number {
  if (atLeast <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= atLeast) ?? 10;
  return factor * power;
}
