/** Tables whose rows jobs go on adding up: what counts is what they come to. */
export const ADDED_UP_TABLES: readonly string[] = [
  ...['inquiry_counts', 'inquiry_month_counts'],
  ...['stale_customers', 'customer_standings', 'standing_counts'],
];
