import type { InquirySummary } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { StatusTag, type Tone } from '@tiraz/staff-kit/page';
import { texts } from './texts';

export type InquiryStatus = InquirySummary['status'];

const TONES = {
  new: 'fresh',
  in_progress: 'going',
  quoted: 'going',
  accepted: 'good',
  rejected: 'bad',
  closed: 'quiet',
} as const satisfies Record<InquiryStatus, Tone>;

/** In the order of an inquiry's life. */
export const INQUIRY_STATUSES = Object.keys(TONES) as InquiryStatus[];

/** The statuses that the API lets these inquiries have: where they stand, and where they may go. */
export function statusesOffered(
  inquiries: readonly Pick<InquirySummary, 'status' | 'next'>[],
): InquiryStatus[] {
  const offered = new Set(inquiries.flatMap(({ status, next }) => [status, ...next]));
  return INQUIRY_STATUSES.filter((status) => offered.has(status));
}

/** The state of an inquiry; one that nobody knows shows as New. */
export function InquiryStatusTag({ status }: { status: string }) {
  const t = useTexts(texts);
  const known = Object.hasOwn(TONES, status) ? (status as InquiryStatus) : 'new';
  return <StatusTag tone={TONES[known]}>{t.statuses[known]}</StatusTag>;
}
