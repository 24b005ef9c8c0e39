import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { returnToList } from './list-memory';
import type { RowSelection } from './selection';

const linkOf = (id: string | undefined) =>
  id === undefined ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

/** The row of the list that has the focus, on whatever part of it. */
function focusedId(): string | undefined {
  const row = document.activeElement?.closest('tr');
  return row?.querySelector<HTMLElement>('[data-row]')?.dataset['row'];
}

/**
 * The row that the keys act on. It is the one with the focus, or the last that had it.
 *
 * @param order the ids of the rows from top to bottom
 * @param search the list's query, by which it is found again after one of its rows was opened
 * @param isHere whether the rows are those of this query
 * @param onReturn gets what was selected when one of the list's rows was opened, once the list is there again
 */
export function useRowFocus(
  order: readonly string[],
  search: string,
  isHere: boolean,
  onReturn: (selection: RowSelection) => void,
) {
  const current = useRef<{ id: string; index: number }>(undefined);

  const indexOfCurrent = () => {
    const id = focusedId() ?? current.current?.id;
    return id === undefined ? -1 : order.indexOf(id);
  };
  const focus = (id: string | undefined) => {
    const link = linkOf(id);
    link?.focus({ preventScroll: true });
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  };

  // Back from one of its rows, the list is where it was, and so is the focus.
  const comeBack = useEffectEvent(() => {
    const place = returnToList(search);
    if (!place) return;
    onReturn(place.selection);
    // After the shell, which begins every page at its top.
    requestAnimationFrame(() => {
      window.scrollTo(0, place.scrollY);
      focus(place.id);
    });
  });
  useEffect(() => {
    if (isHere) comeBack();
  }, [isHere]);

  // A row that leaves the list, because it was answered, leaves the focus to the one in its place.
  useLayoutEffect(() => {
    const remember = () => {
      const id = focusedId();
      if (id !== undefined) current.current = { id, index: order.indexOf(id) };
    };
    document.addEventListener('focusin', remember);
    const lost = current.current;
    if (lost && !order.includes(lost.id) && document.activeElement === document.body) {
      focus(order[Math.min(lost.index, order.length - 1)]);
    }
    return () => document.removeEventListener('focusin', remember);
  });

  return {
    focus,
    /** Until a row has the focus again, the keys act on none. */
    forget: () => {
      current.current = undefined;
    },
    /** The id of the row that the keys act on. */
    currentId: () => order[indexOfCurrent()],
    /** Moves the focus by rows, and no further than the page reaches; from nowhere to its first. @returns the id */
    move: (by: 1 | -1): string | undefined => {
      const from = indexOfCurrent();
      const to = from < 0 ? 0 : Math.max(0, Math.min(order.length - 1, from + by));
      focus(order[to]);
      return order[to];
    },
  };
}
