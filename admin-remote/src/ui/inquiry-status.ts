import type { InquirySummary } from '@tiraz/api-client/staff';
import { INQUIRY_STATUSES, OPEN_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';

/** The statuses that the API lets these inquiries have: where they stand, and where they may go. */
export function statusesOffered(
  inquiries: readonly Pick<InquirySummary, 'status' | 'next'>[],
): InquiryStatus[] {
  const offered = new Set(inquiries.flatMap(({ status, next }) => [status, ...next]));
  return INQUIRY_STATUSES.filter((status) => offered.has(status));
}

/** What a list answers with one press. */
export type Decision = 'accepted' | 'rejected';

/** Whether a list offers it: the API lets it be, and the inquiry waits for a decision. */
export function isOffered({ status, next }: Pick<InquirySummary, 'status' | 'next'>, to: Decision): boolean {
  return OPEN_STATUSES.includes(status) && next.includes(to);
}
