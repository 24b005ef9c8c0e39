import type { RowSelection } from './selection';

/** Where somebody was in a list when they opened one of it. */
interface Place {
  /** The list's query in the address. */
  search: string;
  /** How far the page was scrolled, in CSS pixels. */
  scrollY: number;
  /** The row that was opened, or turned to since. */
  id: string;
  /** What was ticked. */
  selection: RowSelection;
}

let left: Place | undefined;

/** Says which row is being opened from which list, as far as the page is scrolled now. */
export function leaveList(search: string, id: string, selection: RowSelection): void {
  left = { search, scrollY: window.scrollY, id, selection };
}

/** Says that another row of the list is being read now. */
export function turnTo(id: string): void {
  if (left) left = { ...left, id };
}

/** Whether somebody comes back to this list now: asked before they are there. */
export function isReturning(search: string): boolean {
  return left?.search === search;
}

/** Where somebody was in this list, once: whoever comes by another way begins at its top. */
export function returnToList(search: string): Place | undefined {
  const place = left?.search === search ? left : undefined;
  left = undefined;
  return place;
}
