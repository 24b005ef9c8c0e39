/** Which rows of the page are ticked. */
export interface RowSelection {
  ids: ReadonlySet<string>;
  /** The row that was ticked or cleared last, from which a range runs. */
  anchor?: string;
}

export const NOTHING_SELECTED: RowSelection = { ids: new Set() };

/** Ticks a row, or clears it. */
export function toggle({ ids }: RowSelection, id: string): RowSelection {
  const toggled = new Set(ids);
  if (!toggled.delete(id)) toggled.add(id);
  return { ids: toggled, anchor: id };
}

/**
 * Makes every row between the anchor and this one, both included, what the anchor is: ticked or clear.
 *
 * @param order the ids of the page's rows from top to bottom
 */
export function toggleRange(selection: RowSelection, id: string, order: readonly string[]): RowSelection {
  const from = order.indexOf(selection.anchor ?? id);
  const to = order.indexOf(id);
  if (from < 0 || to < 0 || from === to) return toggle(selection, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  const ids = new Set(selection.ids);
  const ticks = ids.has(order[from] ?? id);
  for (const each of range) {
    if (ticks) ids.add(each);
    else ids.delete(each);
  }
  return { ids, anchor: id };
}

/** Ticks the whole page, or clears it when all of it is ticked. */
export function toggleAll({ ids }: RowSelection, order: readonly string[]): RowSelection {
  return order.every((id) => ids.has(id)) ? NOTHING_SELECTED : { ids: new Set(order) };
}

/** What is left of a selection when the page has these rows. */
export function keepOnly(selection: RowSelection, order: readonly string[]): RowSelection {
  const left = order.filter((id) => selection.ids.has(id));
  return left.length === selection.ids.size ? selection : { ...selection, ids: new Set(left) };
}
