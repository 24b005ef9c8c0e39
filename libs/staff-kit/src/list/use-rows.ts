import { useState } from 'react';
import type { ShortcutActions } from '../keys/shortcuts';
import { focusBulkBar } from './bulk-bar';
import { leaveList } from './list-memory';
import { keepOnly, NOTHING_SELECTED, toggle, toggleAll, toggleRange, type RowSelection } from './selection';
import { useRowFocus } from './use-row-focus';
import { useStableCallback } from './use-stable-callback';

export interface Rows<Row> {
  selection: RowSelection;
  selected: readonly Row[];
  /** The row that the keys act on. */
  current: () => Row | undefined;
  /** Ticks a row or clears it; with all between it and the one before. The same function every time. */
  select: (id: string, withRange: boolean) => void;
  selectAll: () => void;
  clear: () => void;
  /** Says that a row is being opened, to come back to it. The same function every time. */
  open: (id: string) => void;
  focus: (id: string | undefined) => void;
  /** Until a row has the focus again, the keys act on none. */
  forget: () => void;
  /** What single keys do with the rows. */
  keys: ShortcutActions;
}

/**
 * Selection, focus and keys of a list's rows, and the way back to them.
 *
 * @param search the list's query, by which it is found again after one of its rows was opened
 * @param isHere whether the rows are those of this query
 */
export function useRows<Row extends { id: string }>(
  rows: readonly Row[],
  search: string,
  isHere: boolean,
): Rows<Row> {
  const order = rows.map(({ id }) => id);
  const [all, setSelection] = useState(NOTHING_SELECTED);
  const selection = keepOnly(all, order);
  const { focus, forget, currentId, move } = useRowFocus(order, search, isHere, setSelection);

  const select = useStableCallback((id: string, withRange: boolean) =>
    setSelection(withRange ? toggleRange(selection, id, order) : toggle(selection, id)),
  );
  const open = useStableCallback((id: string) => leaveList(search, id, selection));
  const clear = () => setSelection(NOTHING_SELECTED);
  /** Ticks the row with the focus and the next one with it, as a range. */
  const extend = (by: 1 | -1) => {
    const from = currentId();
    const to = move(by);
    if (from === undefined || to === undefined) return;
    const start = selection.ids.has(from) ? { ...selection, anchor: from } : toggle(selection, from);
    setSelection(from === to ? start : toggleRange(start, to, order));
  };

  return {
    selection,
    selected: rows.filter(({ id }) => selection.ids.has(id)),
    current: () => rows.find(({ id }) => id === currentId()),
    select,
    selectAll: () => setSelection(toggleAll(selection, order)),
    clear,
    open,
    focus,
    forget,
    keys: {
      next: () => move(1),
      previous: () => move(-1),
      extendNext: () => extend(1),
      extendPrevious: () => extend(-1),
      select: () => {
        const id = currentId();
        if (id !== undefined) select(id, false);
      },
      bar: focusBulkBar,
      clear: () => {
        if (selection.ids.size === 0) return false;
        clear();
        return undefined;
      },
    },
  };
}
