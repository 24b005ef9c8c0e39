import type { DataSource } from 'typeorm';
import { rowsOf } from '../../shared/database/rows.js';
import { instantInCairo, wallTimeInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { JobHandlers } from '../../shared/jobs/job-handlers.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { daysThatCount } from '../domain/days-that-count.js';
import { derivedStandings, judgedCustomers, judgingAt } from './judged-customers.js';

/** So many changes in a statement: less than a second of work, of the four that it may take. */
const MOST_AT_ONCE = 2_000;

const SETTLING_LOCK = 7_219_340_467;
/** Of two at once the one that began first could write last. */
const TRY_LOCK = { text: 'SELECT pg_try_advisory_xact_lock($1) AS taken' };

const KEPT = [
  'lifetime_value',
  'last_order_at',
  'last_communication_at',
  'last_activity_at',
  'next_follow_up_at',
  'is_declared_inactive',
  'month',
  'was_active',
] as const;
const COUNTED = 'is_declared_inactive, month, was_active';

/** `$1` to `$3` judge at the beginning of the month. One moment sees what was noted and what is derived. */
const SETTLE = {
  text: `
    WITH settled AS (
      DELETE FROM stale_customers WHERE id IN (SELECT id FROM stale_customers ORDER BY id LIMIT $4)
      RETURNING customer_id
    ), asked AS MATERIALIZED (
      SELECT DISTINCT customer_id AS id FROM settled
    ), fresh AS MATERIALIZED (
      SELECT derived.id AS customer_id, derived.lifetime_value, derived.last_order_at, derived.last_communication_at,
        derived.last_activity_at, derived.next_follow_up_at,
        customers.staff_status IS NOT DISTINCT FROM 'inactive' AS is_declared_inactive,
        $1::timestamptz AS month, coalesce(customer.status <> 'inactive', false) AS was_active
      FROM ${derivedStandings('asked', `'infinity'`)} AS derived JOIN customers ON customers.id = derived.id
      LEFT JOIN ${judgedCustomers('asked')} ON customer.id = derived.id
    ), counted AS (
      INSERT INTO standing_counts AS kept (active_in, ${COUNTED}, customers)
      SELECT cairo_period('day', last_activity_at), ${COUNTED}, sum(one)
      FROM (
        SELECT last_activity_at, ${COUNTED}, 1 AS one FROM fresh
        UNION ALL
        SELECT last_activity_at, ${COUNTED}, -1 FROM asked JOIN customer_standings ON customer_id = asked.id
      ) AS changed GROUP BY 1, ${COUNTED} HAVING sum(one) <> 0
      ON CONFLICT (active_in, ${COUNTED}) DO UPDATE SET customers = kept.customers + excluded.customers
    ), gone AS (
      DELETE FROM customer_standings USING asked
      WHERE customer_id = asked.id AND NOT EXISTS (SELECT FROM fresh WHERE fresh.customer_id = asked.id)
    ), kept AS (
      INSERT INTO customer_standings (customer_id, ${KEPT.join(', ')})
      SELECT customer_id, ${KEPT.join(', ')} FROM fresh
      ON CONFLICT (customer_id) DO UPDATE SET ${KEPT.map((column) => `${column} = excluded.${column}`).join(', ')}
    )
    SELECT count(*)::int AS changes FROM settled`,
};
const FORGET_EMPTY = { text: 'DELETE FROM standing_counts WHERE customers = 0' };

/** Derives anew how those stand of whom something changed, unless another process is at it. */
export async function settleStandings(
  dataSource: DataSource,
  transactions: Transactions,
  clock: Clock,
): Promise<void> {
  const { year, month } = wallTimeInCairo(clock.now());
  const began = instantInCairo({ year, month, day: 1 });
  const values = [...judgingAt(daysThatCount(began), began), MOST_AT_ONCE];
  const settled = async () => {
    const [lock] = await rowsOf<{ taken: boolean }>(dataSource, TRY_LOCK, [SETTLING_LOCK]);
    if (!lock?.taken) return 0;
    const [done] = await rowsOf<{ changes: number }>(dataSource, SETTLE, values);
    await rowsOf(dataSource, FORGET_EMPTY, []);
    return done?.changes ?? 0;
  };
  while ((await transactions.run(settled)) === MOST_AT_ONCE);
}

/** What a submission leaves for later, so that the visitor does not wait for it. */
export function handleSettling(jobs: JobHandlers, ...needs: Parameters<typeof settleStandings>): void {
  jobs.handleEvery('minute', 'settle-standings', () => settleStandings(...needs));
}
