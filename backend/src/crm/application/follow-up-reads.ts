import type { FollowUpStatus } from '@tiraz/contracts/customer-care';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { FollowUpDetails } from './customer-details.js';

/** Which follow-ups to list; absent: all. */
export interface FollowUpFilter {
  status?: FollowUpStatus | undefined;
  customerId?: string | undefined;
}

/** What staff read about follow-ups. */
export abstract class FollowUpReads {
  /** Pending ones first, the longest overdue at the top; then what is done with, the latest at the top. */
  abstract list(filter: FollowUpFilter, page: PageWanted): Promise<Page<FollowUpDetails>>;

  /** How many pending ones are due today and how many are overdue, by Cairo's days. */
  abstract counts(): Promise<{ dueToday: number; overdue: number }>;
}
