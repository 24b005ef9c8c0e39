/** How a customer stands; derived, but for what staff set themselves. */
export const CUSTOMER_STATUSES = ['active', 'inactive', 'follow_up_due'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

/** What a customer's accepted inquiries are worth together, in three steps; highest first. */
export const VALUE_TIERS = ['high', 'medium', 'standard'] as const;
export type ValueTier = (typeof VALUE_TIERS)[number];

/** What a list of customers can be sorted by; a minus sign turns it round. What never happened lies before everything. */
const CUSTOMER_SORT_FIELDS = [
  'lastActivity',
  'lifetimeValue',
  'lastOrderDate',
  'lastCommunication',
  'name',
] as const;
export type CustomerSortField = (typeof CUSTOMER_SORT_FIELDS)[number];
export type CustomerSort = CustomerSortField | `-${CustomerSortField}`;
export const CUSTOMER_SORTS: readonly CustomerSort[] = CUSTOMER_SORT_FIELDS.flatMap(
  (field): CustomerSort[] => [`-${field}`, field],
);
export const LAST_ACTIVE_FIRST: CustomerSort = '-lastActivity';

export const FOLLOW_UP_STATUSES = ['pending', 'completed', 'cancelled'] as const;
export type FollowUpStatus = (typeof FOLLOW_UP_STATUSES)[number];

export const COMMUNICATION_TYPES = ['email', 'phone', 'meeting', 'note'] as const;
export type CommunicationType = (typeof COMMUNICATION_TYPES)[number];

export const DIRECTIONS = ['inbound', 'outbound'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a follow-up may be planned for: the first and the last day, in Cairo. */
export const FOLLOW_UP_DAYS = { from: '2000-01-01', to: '2100-12-31' } as const;

/** Limits of the texts about a customer, in characters after trimming. */
export const CUSTOMER_CARE_LIMITS = { subject: 200, description: 4000, content: 10_000 } as const;

/** The columns of a table of customers that staff take over. */
export const CUSTOMER_COLUMNS = ['name', 'email', 'phone', 'company', 'language'] as const;
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

/** So many rows at most: they are stored in one transaction, for which those who write meanwhile wait. */
export const MOST_IMPORTED_CUSTOMERS = 1_000;

/** What can be wrong with a cell of such a table. */
export const CUSTOMER_SHEET_FAULTS = [
  'empty',
  'not-an-email',
  'too-long',
  'several-lines',
  'forbidden-character',
  'unknown-language',
  'twice',
] as const;
export type CustomerSheetFault = (typeof CUSTOMER_SHEET_FAULTS)[number];

/** What taking over a row does: the customer is new, blanks of a known one are filled, or nothing. */
export const IMPORT_OUTCOMES = ['new', 'filled', 'unchanged'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
