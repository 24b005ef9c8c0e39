interface Row {
  id: string;
}

/** The rows that somebody was reading when others changed something. */
export interface Held<Item extends Row> {
  rows: readonly Item[];
  /** Those that were changed from here since: what becomes of them in the list is no surprise. */
  own: ReadonlySet<string>;
}

export interface Steady<Item extends Row> {
  rows: readonly Item[];
  /** How many have come that are not shown. */
  news: number;
  /** Whether others have made the list another one than what is shown. */
  isBehind: boolean;
}

/**
 * Each row in its place, as it is now; what has come or gone, or moved, does so once the reader wants it to. What has
 * come below all of them moves none, and is shown.
 */
export function steady<Item extends Row>({ rows, own }: Held<Item>, now: readonly Item[]): Steady<Item> {
  const known = new Map(now.map((row) => [row.id, row]));
  const kept = rows.flatMap((row) => known.get(row.id) ?? (own.has(row.id) ? [] : row));
  const places = new Set(kept.map(({ id }) => id));
  const last = now.findLastIndex(({ id }) => places.has(id));
  // Where none of them is left, others stand in their places, not below.
  const below = last < 0 && kept.length > 0 ? now.length : last + 1;
  const shown = [...kept, ...now.slice(below)];
  const news = now.slice(0, below).filter(({ id }) => !places.has(id)).length;
  const ofOthers = (list: readonly Item[]) => list.filter(({ id }) => !own.has(id)).map(({ id }) => id);
  const isBehind = ofOthers(now).join() !== ofOthers(shown).join();
  return { rows: shown, news, isBehind };
}
