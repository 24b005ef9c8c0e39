import type { DaysThatCount } from '../domain/days-that-count.js';

/**
 * Every customer with the figures that derive from what belongs to it; the one place where they are derived.
 *
 * - `lifetime_value`, `last_order_at`: the inquiries that are accepted, their value, as large as it may be, and the latest acceptance.
 * - `last_communication_at`: the newest communication, or null.
 * - `last_activity_at`: the last time that something happened: the first contact, an inquiry submitted or moved on, a
 *   communication logged, a follow-up planned, moved or ended, or staff declaring the customer active. Correcting a
 *   telephone number is nothing that happened.
 * - `found_by`: the folded text that a search looks into, of merged customers too.
 * - `status`: `follow_up_due` when a pending follow-up falls before tomorrow; else `inactive` when staff set it or
 *   nothing has happened since the quiet day; else `active`.
 *
 * @param upTo what happened later does not count, as if it were that moment; of an inquiry or a follow-up that moved
 *   before and after it, the beginning alone is known. Absent: everything counts.
 * @returns a relation to select from, named `customer`, with the values of its parameters `$1` to `$3`
 */
export function judgedCustomers(
  { tomorrow, quietSince }: DaysThatCount,
  upTo?: Date,
): { sql: string; values: unknown[] } {
  return { sql: JUDGED_CUSTOMERS, values: [upTo ?? 'infinity', tomorrow, quietSince] };
}

const JUDGED_CUSTOMERS = `(
  SELECT *,
    CASE
      WHEN is_follow_up_due THEN 'follow_up_due'
      WHEN staff_status = 'inactive' OR last_activity_at < $3::timestamptz THEN 'inactive'
      ELSE 'active'
    END AS status
  FROM (
    SELECT known.*,
      known.search_text || coalesce((
        SELECT string_agg(chr(10) || merged.search_text, '') FROM customers AS merged WHERE merged.merged_into = known.id
      ), '') AS found_by,
      coalesce(ordered.lifetime_value, 0.00) AS lifetime_value,
      ordered.last_order_at,
      spoken.last_communication_at,
      coalesce(planned.is_follow_up_due, false) AS is_follow_up_due,
      greatest(
        known.created_at,
        ordered.last_at,
        spoken.last_communication_at,
        planned.last_at,
        CASE WHEN known.staff_status = 'active' THEN known.staff_status_at END
      ) AS last_activity_at
    FROM customers AS known
    LEFT JOIN (
      SELECT customer_id,
        sum(value) FILTER (WHERE accepted_at <= $1) AS lifetime_value,
        max(accepted_at) FILTER (WHERE accepted_at <= $1) AS last_order_at,
        max(CASE WHEN status_changed_at <= $1 THEN status_changed_at ELSE created_at END) AS last_at
      FROM inquiry_activity WHERE created_at <= $1 GROUP BY customer_id
    ) AS ordered ON ordered.customer_id = known.id
    LEFT JOIN (
      SELECT customer_id, max(created_at) AS last_communication_at
      FROM communications WHERE created_at <= $1 GROUP BY customer_id
    ) AS spoken ON spoken.customer_id = known.id
    LEFT JOIN (
      SELECT customer_id,
        bool_or((status = 'pending' OR changed_at > $1) AND scheduled_at < $2) AS is_follow_up_due,
        max(CASE WHEN changed_at <= $1 THEN changed_at ELSE created_at END) AS last_at
      FROM follow_ups WHERE created_at <= $1 GROUP BY customer_id
    ) AS planned ON planned.customer_id = known.id
    WHERE known.merged_into IS NULL AND known.created_at <= $1
  ) AS derived
) AS customer`;
