import { FOUND_BY, judgedCustomers, STATUS } from './judged-customers.js';

/** Those whose standing may have changed since it was kept. */
const STALE = '(SELECT DISTINCT customer_id AS id FROM stale_customers) AS asked';
export const STALE_CUSTOMERS = judgedCustomers(STALE);

/** Of either relation. */
const SHOWN = `name, email, phone, company, version, created_at,
  lifetime_value, last_order_at, last_communication_at, last_activity_at, next_follow_up_at`;

/**
 * All others, as they are kept.
 *
 * @param id of the two that are equal, that of the table by whose index a page is read
 */
export const settledCustomers = (id: 'known.id' | 'customer_id') => `(
  SELECT ${id} AS id, ${SHOWN}, ${STATUS} AS status, ${FOUND_BY} AS found_by
  FROM customers AS known JOIN customer_standings ON customer_id = known.id
  WHERE known.merged_into IS NULL AND ${id} NOT IN (SELECT customer_id FROM stale_customers)
) AS customer`;

export const ALL_CUSTOMERS = `(
  SELECT id, ${SHOWN}, status, found_by FROM ${settledCustomers('customer_id')}
  UNION ALL
  SELECT id, ${SHOWN}, status, found_by FROM ${STALE_CUSTOMERS}
) AS customer`;

/** The kept standings of those who are asked for, each looked up on its own. */
const KEPT_OF_ASKED = `
  CROSS JOIN LATERAL (SELECT * FROM customer_standings WHERE customer_id = asked.id OFFSET 0) AS kept`;

/** How many there are, `customers`: what is kept, but for those who are stale. */
export const COUNTED_CUSTOMERS = `(
  SELECT (SELECT coalesce(sum(customers), 0) FROM standing_counts)
    - (SELECT count(*) FROM ${STALE} ${KEPT_OF_ASKED})
    + (SELECT count(*) FROM ${STALE_CUSTOMERS}) AS customers
) AS counted`;

/**
 * How many are not inactive, of the values of `judgingAt`. Counts of them are kept by the period of their last activity, and
 * say nothing of an earlier moment. But of whom nothing happened since, stood then as is kept now; and for the others is
 * kept whether they were active when a month began. Who is kept otherwise is derived, at the beginning of a month nobody, and
 * for any moment at which no day begins everybody.
 */
export const COUNT_ACTIVE = `
  WITH asked AS MATERIALIZED (
    SELECT customer_id AS id FROM stale_customers
    UNION
    SELECT customer_id FROM customer_standings
    WHERE last_activity_at >= $1 AND month <> $1
      AND EXISTS (SELECT FROM standing_counts WHERE active_in >= $1 AND month <> $1 AND customers > 0)
    UNION
    SELECT id FROM customers WHERE cairo_period('day', $1) <> $1
  )
  SELECT (
    (
      SELECT coalesce(sum(customers), 0) FROM standing_counts
      WHERE CASE WHEN active_in >= $1 THEN month = $1 AND was_active ELSE active_in >= $3 AND NOT is_declared_inactive END
    ) - (
      SELECT count(*) FROM asked ${KEPT_OF_ASKED}
      CROSS JOIN LATERAL (SELECT cairo_period('day', last_activity_at) AS active_in) AS period
      WHERE CASE WHEN active_in >= $1 THEN month = $1 AND was_active ELSE active_in >= $3 AND NOT is_declared_inactive END
    ) + (
      SELECT count(*) FROM customer_standings
      WHERE next_follow_up_at < $2 AND last_activity_at < $1 AND (last_activity_at < $3 OR is_declared_inactive)
        AND customer_id NOT IN (SELECT id FROM asked)
    ) + (
      SELECT count(*) FROM ${judgedCustomers('asked')} WHERE status <> 'inactive'
    )
  )::int AS count`;
