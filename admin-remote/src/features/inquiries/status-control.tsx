import type { InquiryDetails } from '@tiraz/api-client/staff';
import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as statusTexts } from '@tiraz/messages/inquiry/statuses';
import { useMay } from '@tiraz/staff-kit/page';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { statusesOffered } from '../../ui/inquiry-status';
import { ResponseClock } from '../../ui/response-clock';
import { InquiryStatusTag } from '../../ui/status-tag';
import styles from './status-control.module.css';

interface StatusControlProps {
  inquiry: Pick<InquiryDetails, 'status' | 'next' | 'waiting' | 'respondedAt' | 'responseMinutes'>;
  isPending: boolean;
  onChange: (status: InquiryStatus) => void;
}

/** Where the inquiry stands, the two usual answers, and every status that it may have. */
export function StatusControl({ inquiry, isPending, onChange }: StatusControlProps) {
  const { status, next } = inquiry;
  const text = useTexts(texts);
  const statuses = useTexts(statusTexts);
  const label = useId();
  const mayAnswer = useMay('inquiries.answer');

  return (
    <section className={styles.control} aria-label={text.status}>
      <span role="status">
        <InquiryStatusTag status={status} />
      </span>
      <span className={styles.clock}>
        <ResponseClock inquiry={inquiry} />
      </span>
      {mayAnswer && (
        <div className={styles.answers}>
          <Button
            type="primary"
            disabled={isPending || !next.includes('accepted')}
            onClick={() => onChange('accepted')}
          >
            {text.accept}
          </Button>
          <Button
            danger
            disabled={isPending || !next.includes('rejected')}
            onClick={() => onChange('rejected')}
          >
            {text.reject}
          </Button>
          <span id={label}>{text.changeStatus}</span>
          <Select<InquiryStatus>
            className={styles.every}
            aria-labelledby={label}
            value={status}
            disabled={isPending}
            onChange={onChange}
            options={statusesOffered([inquiry]).map((value) => ({ value, label: statuses[value] }))}
          />
        </div>
      )}
    </section>
  );
}
