import type { InquiryStatus, LostReason } from '@tiraz/contracts/inquiry-status';
import type { Money } from '../../shared/domain/money.js';

/** Which inquiries a list, a count or an export is about. */
export interface InquiryFilter {
  /** Absent: every status. */
  status?: InquiryStatus;
  /** Words to be found, in any script; blank finds everything. */
  q: string;
  isSampleRequest?: boolean;
  productTypeId?: string;
  /** Whose they are now, whatever address each was sent under. */
  customerId?: string;
  /** The staff account whose they are; null: nobody's. */
  ownerId?: string | null;
  /** Why they came to nothing. */
  lostReason?: LostReason;
  /** Received then or later. */
  from?: Date;
  /** Received before. */
  until?: Date;
  /** Worth that much or more. */
  least?: Money;
  /** Worth that much or less. */
  most?: Money;
}

/** In a request: those that are nobody's. */
export const NOBODY = 'nobody';

const SORT_FIELDS = ['createdAt', 'totalCost', 'customerName', 'quantity'] as const;

export type SortField = (typeof SORT_FIELDS)[number];
export type InquirySort = SortField | `-${SortField}` | typeof NEW_FIRST;

/** What is new, whatever waits longest on top; then everything else, newest first. */
export const NEW_FIRST = 'newFirst';

export const NEWEST_FIRST: InquirySort = '-createdAt';
export const INQUIRY_SORTS: readonly InquirySort[] = [
  ...SORT_FIELDS.flatMap((field): InquirySort[] => [field, `-${field}`]),
  NEW_FIRST,
];
