import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { InquirySummary, Written } from './inquiry-details.js';

const SORT_FIELDS = ['createdAt', 'totalCost', 'customerName', 'quantity'] as const;

export type SortField = (typeof SORT_FIELDS)[number];
export type InquirySort = SortField | `-${SortField}`;

export const NEWEST_FIRST: InquirySort = '-createdAt';
export const INQUIRY_SORTS = SORT_FIELDS.flatMap((field): InquirySort[] => [field, `-${field}`]);

export interface InquiryFilter {
  /** Absent: every status. */
  status?: InquiryStatus;
  /** Words to be found, in any script; blank finds everything. */
  q: string;
}

/** What a garment is drawn as. */
export interface Drawings {
  silhouetteOf(productTypeId: string): string;
}

/** Inquiries as staff list, search and export them. */
export abstract class InquiryLists {
  /** Equal values stand in the order in which they came. */
  abstract list(
    filter: InquiryFilter,
    sort: InquirySort,
    page: PageWanted,
  ): Promise<Page<Written<InquirySummary>>>;

  /** Everything that the filter leaves as a CSV file, newest first, in batches; the first begins with the heads. */
  abstract export(filter: InquiryFilter): AsyncGenerator<string, void, void>;
}
