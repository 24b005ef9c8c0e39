import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHappening } from '../live/happenings';
import { steady, type Held, type Steady } from './steady';

/** How long the list may take to show what was written here. */
const OWN_FOR_MS = 2_000;
/** Of the rows that have left the list, so many are looked at at a time: a bulk change takes a hundred away at once. */
const AT_ONCE = 4;

export interface SteadyRows<Row extends { id: string }> extends Steady<Row> {
  /** Shows the list as it is. */
  release: () => void;
}

/**
 * Rows that stay where they are while somebody reads them, whatever others do.
 *
 * @param rows as they are now; absent until they have come
 * @param list which list it is: another one begins as it is
 * @param read what a row is by now that somebody else has changed, for when it has left the list
 */
export function useSteadyRows<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  list: string,
  read?: (id: string) => Promise<Partial<Row> | undefined>,
): SteadyRows<Row> {
  const [kept, setKept] = useState<Held<Row> & { list: string }>();
  const held = kept?.list === list ? kept : undefined;
  const shown = held && rows ? steady(held, rows) : { rows: rows ?? [], news: 0, isBehind: false };

  const written = useRef<{ ids: readonly string[]; at: number }>(undefined);

  /** Those that others have changed: the list's next answer has them, unless they have left it. */
  const changed = useRef(new Set<string>());
  const refresh = async (id: string) => {
    const now = await read?.(id);
    if (now) setKept((before) => before && { ...before, rows: before.rows.map(asIs(id, now)) });
  };
  const [inTurn] = useState(() => createTurns(AT_ONCE));
  const refreshWhatLeft = useEffectEvent(() => {
    for (const id of changed.current) {
      if (!rows || rows.some((row) => row.id === id)) continue;
      changed.current.delete(id);
      if (shown.rows.some((row) => row.id === id)) void inTurn(() => refresh(id));
    }
  });
  useEffect(() => refreshWhatLeft(), [rows]);
  useEffect(() => () => changed.current.clear(), [list]);

  useHappening((happening) => {
    if (happening.by === 'us') {
      // What was made here is to be seen.
      const { ids } = happening;
      written.current = { ids, at: performance.now() };
      const isHere = ids.length > 0 && ids.every((id) => shown.rows.some((row) => row.id === id));
      setKept(held && isHere ? { ...held, own: new Set([...held.own, ...ids]) } : undefined);
      return;
    }
    // Nothing stands there that could move.
    if (shown.rows.length === 0) return;
    const { ids = [], at = -Infinity } = written.current ?? {};
    const own = held?.own ?? new Set(performance.now() - at < OWN_FOR_MS ? ids : []);
    // With what has come below since the last time.
    setKept({ list, rows: shown.rows, own });
    const id = happening.change?.id;
    if (id === undefined || !shown.rows.some((row) => row.id === id)) return;
    changed.current.add(id);
    refreshWhatLeft();
  });

  return { ...shown, release: () => setKept(undefined) };
}

/** @returns does a piece of work as soon as fewer than so many are under way */
function createTurns(most: number) {
  const waiting: (() => Promise<void>)[] = [];
  let free = most;
  return async (work: () => Promise<void>) => {
    waiting.push(work);
    if (free === 0) return;
    free -= 1;
    for (let next = waiting.shift(); next; next = waiting.shift()) await next().catch(() => undefined);
    free += 1;
  };
}

const asIs =
  <Row extends { id: string }>(id: string, now: Partial<Row>) =>
  (row: Row): Row =>
    row.id === id ? { ...row, ...now } : row;
