import type { InquirySummary } from '@tiraz/api-client/staff';
import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';

/** The statuses that the API lets these inquiries have: where they stand, and where they may go. */
export function statusesOffered(
  inquiries: readonly Pick<InquirySummary, 'status' | 'next'>[],
): InquiryStatus[] {
  const offered = new Set(inquiries.flatMap(({ status, next }) => [status, ...next]));
  return INQUIRY_STATUSES.filter((status) => offered.has(status));
}
