/**
 * Whether it is the second press of a double click. Whoever opens something with one means to open it: the second press
 * already falls on what lies over the page by then.
 */
export function isSecondPress({ detail }: { detail: number }): boolean {
  return detail > 1;
}
