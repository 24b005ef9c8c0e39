import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/inquiry/statuses';
import { StatusTag, type Tone } from '@tiraz/staff-kit/page';

const TONES = {
  new: 'fresh',
  in_progress: 'going',
  quoted: 'going',
  accepted: 'good',
  rejected: 'bad',
  closed: 'quiet',
} as const satisfies Record<InquiryStatus, Tone>;

/** The state of an inquiry; one that nobody knows shows as New. */
export function InquiryStatusTag({ status }: { status: string }) {
  const statuses = useTexts(texts);
  const known = Object.hasOwn(TONES, status) ? (status as InquiryStatus) : 'new';
  return <StatusTag tone={TONES[known]}>{statuses[known]}</StatusTag>;
}
