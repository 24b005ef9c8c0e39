import type { InquirySummary } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import type { ReactNode } from 'react';
import styles from './status-tag.module.css';
import { texts } from './texts';

/** `fresh` wants somebody; `going` is in hand; `good` and `bad` are decided; `quiet` is over; `due` is late. */
export type Tone = 'fresh' | 'going' | 'good' | 'bad' | 'quiet' | 'due';

/** A state in a word. Its tone is in its shape as well as in its colour. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}

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
