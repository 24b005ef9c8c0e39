/** The tables of a backup as the schema is now. */
export const PRESENT_TABLES: readonly string[] = [
  'product_types',
  'fabrics',
  'fits',
  'finishing_qualities',
  'print_types',
  'garment_colors',
  'pictures',
  'documents',
  'customers',
  'stale_customers',
  'customer_standings',
  'standing_counts',
  'inquiries',
  'inquiry_counts',
  'inquiry_month_counts',
  'idempotency_keys',
  'inquiry_turns',
  'inquiry_views',
  'link_tokens',
  'artwork',
  'quotations',
  'quotation_revisions',
  'quotation_events',
  'follow_ups',
  'communications',
  'messages',
  'staff',
  'staff_factors',
  'staff_passkeys',
  'staff_recovery_codes',
  'settings',
  'holidays',
  'price_changes',
  'audit_trail',
];

/** With those that a migration has renamed or dropped since, for the backups that have them. */
export const KEPT_TABLES: readonly string[] = [...PRESENT_TABLES, 'inquiry_history'];

/** The others, and why a restore leaves each of them empty. */
export const LEFT_OUT_TABLES: Readonly<Record<string, string>> = {
  migrations: 'the manifest names them, and they run again',
  staff_sessions: 'nobody is signed in by a restore, least of all who has signed out since',
  staff_invitations: 'each is good for two days, and somebody may have revoked it since; owners send others',
  staff_challenges: 'each waits for a code for half an hour at most',
  staff_devices: 'as sessions; a known browser is only spared a refusal under attack',
  password_checks: 'they count the last minutes before the backup',
  quotation_codes: 'each is good for ten minutes, and another one is soon mailed',
  uploads: 'they belong to sessions, and what was uploaded is in no backup',
};

/** Of kept tables, rows that no restore brings back: designs that were never sent, whose files are in no backup. */
export const LEFT_OUT_ROWS: Readonly<Record<string, string>> = { artwork: 'inquiry_id IS NULL' };

/** Sequences that belong to no column of a table. */
export const SEQUENCES_OF_THEIR_OWN: readonly string[] = ['inquiry_numbers'];
