import type { CustomerQuotation, CustomerRequest } from '@tiraz/api-client';
import { OPEN_STATUSES, UNQUOTED_STATUSES } from '@tiraz/contracts/inquiry-status';
import { formatDate, useLanguage, useTexts } from '@tiraz/locale';
import { texts as sentTexts } from '@tiraz/messages/storefront/inquiry';
import { texts } from '@tiraz/messages/storefront/request';
import { useId } from 'react';
import styles from './request-page.module.css';

/** How many of the stages are done. */
export const STAGE: Record<CustomerRequest['status'], number> = {
  new: 1,
  in_progress: 1.5,
  quoted: 2,
  accepted: 3,
  rejected: 0,
  closed: 4,
};

/** Null for none, undefined for one that is not known. */
type Shown = CustomerQuotation | null | undefined;
type Stand = Pick<CustomerRequest, 'status' | 'statusSince'>;

/** By the quotation that stands on the page, where the status is behind it: set by hand, it changes no quotation. */
export function standOf({ status, statusSince }: CustomerRequest, quotation: Shown): Stand {
  if (quotation?.acceptance && OPEN_STATUSES.includes(status))
    return { status: 'accepted', statusSince: quotation.acceptance.at };
  if (quotation?.state === 'sent' && !quotation.isExpired && UNQUOTED_STATUSES.includes(status))
    return { status: 'quoted', statusSince: quotation.sentAt ?? statusSince };
  return { status, statusSince };
}

/** What leaves the status as it is: withdrawn or declined there is none, and over it can be asked for anew. */
function closedBy(quotation: Shown): 'noneOpen' | 'expired' | undefined {
  if (quotation === null || quotation?.state === 'declined') return 'noneOpen';
  return quotation?.isExpired ? 'expired' : undefined;
}

interface StandingProps {
  stand: Stand;
  quotation: Shown;
}

export function Standing({ stand: { status, statusSince }, quotation }: StandingProps) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const sent = useTexts(sentTexts);
  const id = useId();
  const closed = status === 'quoted' ? closedBy(quotation) : undefined;
  const told = t.status[closed ?? status];
  const done = STAGE[status];
  return (
    <section aria-labelledby={id} className={styles.standing}>
      <div>
        <p id={id} className={styles.label}>
          {t.stand}
        </p>
        <h2>{told.title}</h2>
        <p>{told.text}</p>
        {status === 'new' && <p>{sent.sent}</p>}
        {!closed && (
          <p className={styles.quiet}>
            <time dateTime={statusSince}>{t.since(formatDate(statusSince, language))}</time>
          </p>
        )}
      </div>
      <ol className={styles.stages}>
        {t.stages.map((stage, index) => (
          <li
            key={stage}
            data-done={index < Math.floor(done)}
            aria-current={index === Math.ceil(done) - 1 && done > 0 ? 'step' : undefined}
          >
            {stage}
          </li>
        ))}
      </ol>
      <div className={styles.next}>
        <h3>{t.next}</h3>
        <p>{told.next}</p>
        {UNQUOTED_STATUSES.includes(status) && !quotation && (
          <p className={styles.quiet}>
            <strong>{t.quotation}</strong> {t.quotationLater}
          </p>
        )}
      </div>
    </section>
  );
}
