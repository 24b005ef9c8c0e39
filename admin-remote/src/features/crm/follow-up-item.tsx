import type { FollowUp } from '@tiraz/api-client/staff';
import { formatDateTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { DownloadButton, Isolated, StaffLink, useMay, UserText, useSeenText } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useState } from 'react';
import { CallLinks } from '../../ui/call-links';
import { FollowUpTag } from './badges';
import { useCareDialogs } from './use-care-dialogs';
import { CustomerLink } from './customer-link';
import styles from './follow-up-item.module.css';
import { useFollowUpActions } from './use-follow-up-actions';

/** One follow-up and what can be done with it. @param props.withCustomer says whose it is, where that is not clear */
export function FollowUpItem({ followUp, withCustomer }: { followUp: FollowUp; withCustomer?: boolean }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const seen = useSeenText();
  const { id, subject, description, customerId, customerName, inquiryId, inquiryReference } = followUp;
  return (
    <li
      className={styles.item}
      data-overdue={followUp.isOverdue || undefined}
      aria-label={t.about(seen(subject))}
    >
      <div className={styles.what}>
        <p>
          <strong>
            <UserText>{subject}</UserText>
          </strong>{' '}
          <FollowUpTag followUp={followUp} />
        </p>
        <p className={styles.when}>
          <time dateTime={followUp.scheduledDate}>{formatDateTime(followUp.scheduledDate, language)}</time>
          {withCustomer && <CustomerLink id={customerId}>{customerName}</CustomerLink>}
          {inquiryId && inquiryReference && (
            <StaffLink isContent to={`/inquiries/${inquiryId}`}>
              <Isolated>{inquiryReference}</Isolated>
            </StaffLink>
          )}
        </p>
        {description && (
          <p className={styles.description}>
            <UserText>{description}</UserText>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {withCustomer && followUp.status === 'pending' && <CallLinks {...followUp} />}
        <FollowUpButtons key={id} followUp={followUp} />
      </div>
    </li>
  );
}

function FollowUpButtons({ followUp }: { followUp: FollowUp }) {
  const t = useTexts(texts);
  const dialogs = useCareDialogs();
  const actions = useFollowUpActions();
  const [isPending, setPending] = useState(false);
  const { id, subject, customerId, customerName, inquiryId } = followUp;
  const mayWrite = useMay('customers.write');
  const next = mayWrite ? followUp.next : [];

  const run = async <Outcome,>(action: (followUp: FollowUp) => Promise<Outcome>) => {
    setPending(true);
    const outcome = await action(followUp);
    setPending(false);
    return outcome;
  };
  const complete = async () => {
    if ((await run(actions.complete)) !== 'done') return;
    dialogs.log({ customer: { id: customerId, name: customerName }, inquiryId, subject, isOutcome: true });
  };

  return (
    <div className={styles.buttons}>
      {next.includes('pending') && (
        <Button size="small" disabled={isPending} onClick={() => void run(actions.reopen)}>
          {t.reopen}
        </Button>
      )}
      {next.includes('completed') && (
        <Button size="small" type="primary" disabled={isPending} onClick={() => void complete()}>
          {t.complete}
        </Button>
      )}
      {followUp.canMove && (
        <>
          {mayWrite && (
            <Button size="small" disabled={isPending} onClick={() => dialogs.reschedule(followUp)}>
              {t.reschedule}
            </Button>
          )}
          <DownloadButton
            size="small"
            href={`/api/admin/follow-ups/${id}/calendar.ics`}
            download="follow-up.ics"
          >
            {t.calendarFile}
          </DownloadButton>
        </>
      )}
      {next.includes('cancelled') && (
        <Button size="small" danger disabled={isPending} onClick={() => void run(actions.cancel)}>
          {t.cancelFollowUp}
        </Button>
      )}
    </div>
  );
}
