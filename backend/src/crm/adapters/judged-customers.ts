import type { DaysThatCount } from '../domain/days-that-count.js';

/**
 * How customers stand, derived from what belongs to them; the one place where it is derived.
 *
 * - `lifetime_value`, `last_order_at`: the inquiries that are accepted, their value, as large as it may be, and the latest acceptance.
 * - `last_communication_at`: the newest communication, or null.
 * - `last_activity_at`: the last time that something happened: the first contact, an inquiry submitted or moved on, a
 *   communication logged, a follow-up planned, moved or ended, or staff declaring the customer active. Correcting a
 *   telephone number is nothing that happened.
 * - `next_follow_up_at`: the first pending follow-up, or null.
 * - `found_by`: the folded text that a search looks into, of merged customers too.
 *
 * @param asked a relation `asked` of their `id`s; each is looked up on its own, so ask for few, or expect to wait
 * @param upTo an expression: what happened later does not count, as if it were that moment; of an inquiry or a follow-up
 *   that moved before and after it, the beginning alone is known. `'infinity'`: everything counts.
 */
export function derivedCustomers(asked: string, upTo: string): string {
  // Without OFFSET 0 the planner guesses how many are asked for, and may read everybody's.
  return `
    SELECT known.*, coalesce(ordered.lifetime_value, 0.00) AS lifetime_value, ordered.last_order_at,
      spoken.last_communication_at, planned.next_follow_up_at,
      greatest(
        known.created_at,
        ordered.last_at,
        spoken.last_communication_at,
        planned.last_at,
        CASE WHEN known.staff_status = 'active' THEN known.staff_status_at END
      ) AS last_activity_at,
      ${FOUND_BY} AS found_by
    FROM ${asked}
    CROSS JOIN LATERAL (SELECT * FROM customers WHERE customers.id = asked.id OFFSET 0) AS known
    CROSS JOIN LATERAL (
      SELECT sum(value) FILTER (WHERE accepted_at <= ${upTo}) AS lifetime_value,
        max(accepted_at) FILTER (WHERE accepted_at <= ${upTo}) AS last_order_at,
        max(CASE WHEN status_changed_at <= ${upTo} THEN status_changed_at ELSE created_at END) AS last_at
      FROM inquiry_activity WHERE customer_id = known.id AND created_at <= ${upTo}
    ) AS ordered
    CROSS JOIN LATERAL (
      SELECT max(created_at) AS last_communication_at
      FROM communications WHERE customer_id = known.id AND created_at <= ${upTo}
    ) AS spoken
    CROSS JOIN LATERAL (
      SELECT min(scheduled_at) FILTER (WHERE status = 'pending' OR changed_at > ${upTo}) AS next_follow_up_at,
        max(CASE WHEN changed_at <= ${upTo} THEN changed_at ELSE created_at END) AS last_at
      FROM follow_ups WHERE customer_id = known.id AND created_at <= ${upTo}
    ) AS planned
    WHERE known.merged_into IS NULL AND known.created_at <= ${upTo}`;
}

/** Of a customer `known`. */
export const FOUND_BY = `known.search_text || coalesce((
  SELECT string_agg(chr(10) || merged.search_text, '') FROM customers AS merged WHERE merged.merged_into = known.id
), '')`;

/**
 * `follow_up_due` when a pending follow-up falls before tomorrow; else `inactive` when staff set it or nothing has
 * happened since the quiet day; else `active`.
 */
export const STATUS = `CASE
  WHEN next_follow_up_at < $2::timestamptz THEN 'follow_up_due'
  WHEN staff_status = 'inactive' OR last_activity_at < $3::timestamptz THEN 'inactive'
  ELSE 'active'
END`;

/** The values of `$1` to `$3`. @param upTo absent: everything counts */
export function judgingAt({ tomorrow, quietSince }: DaysThatCount, upTo?: Date): unknown[] {
  return [upTo ?? 'infinity', tomorrow, quietSince];
}

/**
 * Customers with their standing and their `status`.
 *
 * @param asked as for `derivedCustomers`
 * @returns a relation to select from, named `customer`, of the values of `judgingAt`
 */
export function judgedCustomers(asked: string): string {
  return `(
    SELECT *, ${STATUS} AS status FROM (${derivedCustomers(asked, '$1::timestamptz')}) AS derived
  ) AS customer`;
}
