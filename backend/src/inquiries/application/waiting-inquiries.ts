import type { ResponseClock } from '../../calendar/index.js';
import type { Clocked, InquiryHead } from './inquiry-summary.js';

/** A new inquiry, as far as it takes to see which comes first. */
export interface WaitingInquiry
  extends
    Clocked,
    Pick<
      InquiryHead,
      | 'id'
      | 'reference'
      | 'customerName'
      | 'customerCompany'
      | 'isSampleRequest'
      | 'quantity'
      | 'totalCost'
      | 'createdAt'
      | 'respondedAt'
    > {}

export interface WaitingInquiries {
  /** How many are new. */
  total: number;
  /** How many of them nobody has answered in time. */
  breached: number;
  /** Those that came first. */
  items: readonly WaitingInquiry[];
}

/** What came in and waits for staff. */
export abstract class NewArrivals {
  abstract waiting(clock: ResponseClock, now: Date, limit: number): Promise<WaitingInquiries>;
}
