import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { InquirySummary, Written } from './inquiry-summary.js';
import type { InquiryFilter, InquirySort } from './inquiry-filter.js';

/** How many inquiries of each status a filter leaves, whatever status it names, or one more than are counted. */
export type StatusCounts = Readonly<Record<InquiryStatus, number>>;

/** Inquiries as staff list, search and export them. */
export abstract class InquiryLists {
  /** Equal values stand in the order in which they came. */
  abstract list(
    filter: InquiryFilter,
    sort: InquirySort,
    page: PageWanted,
  ): Promise<Page<Written<InquirySummary>>>;

  abstract counts(filter: InquiryFilter): Promise<StatusCounts>;

  /** How many there are, or one more than `upTo`. */
  abstract howMany(filter: InquiryFilter, upTo: number): Promise<number>;

  /** Everything that the filter leaves as a CSV file, newest first, in batches; the first begins with the heads. */
  abstract export(filter: InquiryFilter): AsyncGenerator<string, void, void>;
}
