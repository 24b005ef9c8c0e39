import type { InquiryDetails } from '@tiraz/api-client/staff';
import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as statusTexts } from '@tiraz/messages/inquiry/statuses';
import { useShortcuts } from '@tiraz/staff-kit/keys';
import { SteadyButton, useMay } from '@tiraz/staff-kit/page';
import { Select, type RefSelectProps } from 'antd';
import { useId, useRef, useState } from 'react';
import { statusesOffered } from '../../ui/inquiry-status';
import { LostReason } from '../../ui/lost-reason';
import { ResponseClock } from '../../ui/response-clock';
import { InquiryStatusTag } from '../../ui/status-tag';
import styles from './status-control.module.css';

interface StatusControlProps {
  inquiry: Pick<InquiryDetails, 'status' | 'next' | 'lost' | 'waiting' | 'respondedAt' | 'responseMinutes'>;
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
  const select = useRef<RefSelectProps>(null);
  const [isOpen, setOpen] = useState(false);
  /** Where the key was pressed: in a select the next one would be typed. */
  const before = useRef<Element | null>(null);

  useShortcuts(
    mayAnswer
      ? {
          status: () => {
            if (isPending) return;
            before.current = document.activeElement;
            select.current?.focus();
            setOpen(true);
          },
        }
      : {},
  );
  const openOrClose = (opens: boolean) => {
    setOpen(opens);
    if (opens || !before.current) return;
    select.current?.blur();
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    before.current = null;
  };

  return (
    <section className={styles.control} aria-label={text.status}>
      <span role="status">
        <InquiryStatusTag status={status} />
      </span>
      <span className={styles.clock}>
        {inquiry.lost && (
          <span className={styles.lost}>
            <LostReason lost={inquiry.lost} />
          </span>
        )}
        <ResponseClock inquiry={inquiry} />
      </span>
      {mayAnswer && (
        <div className={styles.answers}>
          <SteadyButton
            type="primary"
            isIdle={isPending || !next.includes('accepted')}
            onClick={() => onChange('accepted')}
          >
            {text.accept}
          </SteadyButton>
          <SteadyButton
            danger
            isIdle={isPending || !next.includes('rejected')}
            onClick={() => onChange('rejected')}
          >
            {text.reject}
          </SteadyButton>
          <span id={label}>{text.changeStatus}</span>
          <Select<InquiryStatus>
            ref={select}
            className={styles.every}
            aria-labelledby={label}
            value={status}
            disabled={isPending}
            open={isOpen}
            onOpenChange={openOrClose}
            onKeyDown={({ key }) => key === 'Escape' && isOpen && openOrClose(false)}
            // By then it is shut off, and a select that is shut off does not say that it has closed.
            onChange={(chosen) => {
              openOrClose(false);
              onChange(chosen);
            }}
            options={statusesOffered([inquiry]).map((value) => ({ value, label: statuses[value] }))}
          />
        </div>
      )}
    </section>
  );
}
