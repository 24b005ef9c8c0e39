import type { DaysThatCount } from '../domain/days-that-count.js';

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

/** Their standings, as the function of the database derives them. @param upTo an expression */
export function derivedStandings(asked: string, upTo: string): string {
  return `derived_standings(ARRAY(SELECT id FROM ${asked}), ${upTo})`;
}

/**
 * Customers with their standing and their `status`; `found_by` is the folded text that a search looks into.
 *
 * @param asked a relation of their `id`s; each is looked up alone, so ask for few, or expect to wait
 * @returns a relation to select from, named `customer`, of the values of `judgingAt`
 */
export function judgedCustomers(asked: string): string {
  return `(
    SELECT known.*, lifetime_value, last_order_at, last_communication_at, next_follow_up_at, last_activity_at,
      ${STATUS} AS status, ${FOUND_BY} AS found_by
    FROM ${derivedStandings(asked, '$1::timestamptz')} AS derived JOIN customers AS known ON known.id = derived.id
  ) AS customer`;
}
