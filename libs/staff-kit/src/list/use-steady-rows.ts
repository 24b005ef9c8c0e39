import { useRef, useState } from 'react';
import { useHappening } from '../live/happenings';
import { steady, type Held, type Steady } from './steady';

/** How long the list may take to show what was written here. */
const OWN_FOR_MS = 2_000;

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

  const refresh = async (id: string) => {
    const now = await read?.(id);
    if (now) setKept((before) => before && { ...before, rows: before.rows.map(asIs(id, now)) });
  };
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
    const own = new Set(performance.now() - at < OWN_FOR_MS ? ids : []);
    if (!held) setKept({ list, rows: shown.rows, own });
    const id = happening.change?.id;
    if (id !== undefined && shown.rows.some((row) => row.id === id)) void refresh(id);
  });

  return { ...shown, release: () => setKept(undefined) };
}

const asIs =
  <Row extends { id: string }>(id: string, now: Partial<Row>) =>
  (row: Row): Row =>
    row.id === id ? { ...row, ...now } : row;
