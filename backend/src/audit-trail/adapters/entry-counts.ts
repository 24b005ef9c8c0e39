import type { DataSource } from 'typeorm';
import { rowsOf } from '../../shared/database/rows.js';
import type { Transactions } from '../../shared/domain/transactions.js';

/** Rows that one statement counts: a fraction of the time that a statement has. */
const COUNTED_AT_ONCE = 100_000;
/** Writers wait while somebody waits for them. */
const WRITERS_WAIT_AT_MOST_MS = 500;
const DAY_MS = 86_400_000;

/** Which entries: a condition on the columns that `audit_trail` and `audit_trail_counts` share, and a period of `at`. */
export interface Counted {
  where: string;
  from?: Date | undefined;
  until?: Date | undefined;
}

/**
 * How many entries there are, without reading them all: `audit_trail_counts` has how many entries up to a certain id
 * belong to each day (UTC), person, kind and action; the rest is counted when somebody asks.
 */
export class EntryCounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Counts what came since the last time. May run beside itself.
   *
   * @throws QueryFailedError when a writing transaction, or a vacuum, lasts too long; nothing is lost then
   */
  async bringUpToDate(): Promise<void> {
    const last = await this.lastSettled();
    while (last !== null && (await this.countNext(last)));
  }

  /**
   * An id up to which every entry is there that ever will be. Ids are given out in order, and committed in any: the lock
   * waits until nobody has one that is not committed yet, for an INSERT takes its own lock before its id.
   */
  private lastSettled(): Promise<string | null> {
    return this.transactions.run(async () => {
      await this.query(`SET LOCAL lock_timeout = ${WRITERS_WAIT_AT_MOST_MS}`);
      await this.query('LOCK TABLE audit_trail IN SHARE MODE');
      const [row] = await this.query<{ last: string | null }>('SELECT max(id) AS last FROM audit_trail');
      return row?.last ?? null;
    });
  }

  /** @returns whether there is more to count */
  private countNext(last: string): Promise<boolean> {
    return this.transactions.run(async () => {
      // One at a time; readers go on.
      await this.query('LOCK TABLE audit_trail_counts IN SHARE ROW EXCLUSIVE MODE');
      const [row] = await this.query<{ isBehind: boolean }>(
        `WITH next AS MATERIALIZED (
           SELECT id, at, staff_email, thing_kind, action FROM audit_trail
           WHERE id > (SELECT coalesce(max(up_to), 0) FROM audit_trail_counts) AND id <= $1
           ORDER BY id LIMIT ${COUNTED_AT_ONCE}
         ), added AS (
           INSERT INTO audit_trail_counts AS known (day, staff_email, thing_kind, action, entries, up_to)
           SELECT date_trunc('day', at, 'UTC'), staff_email, thing_kind, action, count(*), max(id) FROM next GROUP BY 1, 2, 3, 4
           ON CONFLICT (day, staff_email, thing_kind, action)
             DO UPDATE SET entries = known.entries + excluded.entries, up_to = excluded.up_to
           RETURNING up_to
         )
         SELECT coalesce(max(up_to) < $1, false) AS "isBehind" FROM added`,
        [last],
      );
      return row?.isBehind ?? false;
    });
  }

  private query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return rowsOf(this.dataSource, { text: sql }, values);
  }
}

/**
 * SQL for the number of entries, exact in the snapshot of its statement.
 *
 * @param parameter makes a value one of the statement's parameters
 */
export function countEntries({ where, from, until }: Counted, parameter: (value: Date) => string): string {
  const within = (column: 'at' | 'day', start?: Date, end?: Date) =>
    [
      ...(start ? [`${column} >= ${parameter(start)}`] : []),
      ...(end ? [`${column} < ${parameter(end)}`] : []),
      where,
    ].join(' AND ');
  const firstDay = from && new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  const dayAfter = until && new Date(Math.floor(until.getTime() / DAY_MS) * DAY_MS);
  if (firstDay && dayAfter && firstDay >= dayAfter) {
    return `SELECT count(*) AS total FROM audit_trail WHERE ${within('at', from, until)}`;
  }
  // The pieces of days at both ends, which no count has.
  const pieces = [
    ...(from && firstDay ? [within('at', from, firstDay)] : []),
    ...(until && dayAfter ? [within('at', dayAfter, until)] : []),
  ];
  const counted = [
    `SELECT coalesce(sum(entries), 0) FROM audit_trail_counts WHERE ${within('day', firstDay, dayAfter)}`,
    ...pieces.map(
      (piece) => `SELECT count(*) FROM audit_trail WHERE ${piece} AND id <= (SELECT up_to FROM counted)`,
    ),
    // Walks along the ids, whatever the planner thinks of their number.
    `SELECT count(*) FROM (
       SELECT at, staff_email, thing_kind, action FROM audit_trail
       WHERE id > (SELECT up_to FROM counted) ORDER BY id OFFSET 0
     ) AS uncounted WHERE ${within('at', from, until)}`,
  ];
  return `WITH counted AS MATERIALIZED (SELECT coalesce(max(up_to), 0) AS up_to FROM audit_trail_counts)
    SELECT ${counted.map((count) => `(${count})`).join(' + ')} AS total`;
}
