import type { Customer, FollowUp } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { StatusTag, type Tone } from '@tiraz/staff-kit/page';
import styles from './badges.module.css';

const STATUS_TONES: Record<Customer['status'], Tone> = {
  active: 'good',
  inactive: 'quiet',
  follow_up_due: 'due',
};

/** How a customer stands; what nobody knows shows as Active. */
export function CustomerStatusTag({ status }: { status: string }) {
  const t = useTexts(texts);
  const known = Object.hasOwn(STATUS_TONES, status) ? (status as Customer['status']) : 'active';
  return <StatusTag tone={STATUS_TONES[known]}>{t.statuses[known]}</StatusTag>;
}

/** What a customer is worth to us, in three steps: as many threads of the band are filled. */
export function ValueTierTag({ tier }: { tier: Customer['valueTier'] }) {
  const t = useTexts(texts);
  return (
    <span className={styles.tier} data-tier={tier}>
      <i aria-hidden="true" />
      {t.tiers[tier]}
    </span>
  );
}

/** What became of a follow-up; of a pending one, only that its day has come or is over. */
export function FollowUpTag({ followUp: { status, isOverdue, isDueToday } }: { followUp: FollowUp }) {
  const t = useTexts(texts);
  if (isOverdue) return <StatusTag tone="due">{t.overdue}</StatusTag>;
  if (isDueToday) return <StatusTag tone="going">{t.today}</StatusTag>;
  if (status === 'pending') return null;
  const known = Object.hasOwn(t.followUpStatuses, status);
  const tone = status === 'completed' ? 'good' : 'quiet';
  return <StatusTag tone={tone}>{known ? t.followUpStatuses[status] : status}</StatusTag>;
}
