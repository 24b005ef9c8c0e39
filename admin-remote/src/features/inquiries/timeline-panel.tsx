import {
  useGetCustomerQuery,
  useGetQuotationQuery,
  useListMailsQuery,
  type Communication,
  type InquiryDetails,
  type Mail,
  type Quotation,
} from '@tiraz/api-client/staff';
import { formatDateTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';
import { Isolated, StaffLink, useMay } from '@tiraz/staff-kit/page';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { StaffName } from '../../ui/staff-name';
import { InquiryStatusTag } from '../../ui/status-tag';
import styles from './timeline-panel.module.css';

/** The latest of each kind are enough to see how it goes; the rest stands in the customer's record and under Mail. */
const MOST_MAILS = 50;

interface Entry {
  id: string;
  at: string;
  /** What kind of thing it is. */
  mark: ReactNode;
  title: ReactNode;
  /** Who did it, or what became of it. */
  aside?: ReactNode;
  /** What was said. */
  said?: string;
}

/** What happened to an inquiry, the newest first: its status, its quotation, mails, and what staff logged about it. */
export function TimelinePanel({ inquiry }: { inquiry: InquiryDetails }) {
  const { language } = useLanguage();
  const entries = useEntries(inquiry);
  return (
    <ol className={styles.timeline}>
      {entries.map(({ id, at, mark, title, aside, said }) => (
        <li key={id}>
          {mark}
          <span className={styles.what}>
            {title}
            {aside && <span className={styles.aside}>{aside}</span>}
          </span>
          {said && (
            <p className={styles.said} dir="auto">
              {said}
            </p>
          )}
          <time dateTime={at}>{formatDateTime(at, language)}</time>
        </li>
      ))}
    </ol>
  );
}

function useEntries(inquiry: InquiryDetails): Entry[] {
  const t = useTexts(texts);
  const readsQuotations = useMay('quotations.read');
  const readsMails = useMay('mail.read');
  const readsCustomers = useMay('customers.read');
  const { currentData: quotation } = useGetQuotationQuery(inquiry.id, { skip: !readsQuotations });
  const { currentData: mails } = useListMailsQuery(
    { inquiryId: inquiry.id, limit: MOST_MAILS },
    { skip: !readsMails },
  );
  const { currentData: customer } = useGetCustomerQuery(inquiry.customerId, { skip: !readsCustomers });
  const by = (email: string | null, somebody: string) => (email ? <StaffName email={email} /> : somebody);

  const ofStatus = ({
    from,
    to,
    changedBy,
    changedAt,
    isUndo,
  }: InquiryDetails['history'][number]): Entry => ({
    id: `status ${changedAt} ${to}`,
    at: changedAt,
    mark: <InquiryStatusTag status={to} />,
    title: (
      <>
        {isUndo && `${t.undone} · `}
        {from ? by(changedBy, t.somebody) : t.arrived}
      </>
    ),
  });
  const ofQuotation = ({ kind, at, revision, by: email, data }: Quotation['events'][number]): Entry => ({
    id: `quotation ${at} ${kind}`,
    at,
    mark: <Tag>{t.revision(revision)}</Tag>,
    title: t.quotationEvents[kind],
    aside: by(email, t.customer),
    said:
      textIn(data, 'text') || textIn(data, 'note') || textIn(data, 'reason', kind === 'acceptance_undone'),
  });
  const ofMail = ({ id, subject, state, sentAt, createdAt, email }: Mail): Entry => ({
    id: `mail ${id}`,
    at: sentAt ?? createdAt,
    mark: <Tag color={state === 'failed' ? 'error' : 'default'}>{`${t.mail}: ${t.mailStates[state]}`}</Tag>,
    title: (
      <StaffLink to={`/mail/${id}`}>
        <Isolated>{subject}</Isolated>
      </StaffLink>
    ),
    aside: <Isolated>{email}</Isolated>,
  });
  const ofCommunication = ({ id, type, subject, content, loggedBy, createdAt }: Communication): Entry => ({
    id: `communication ${id}`,
    at: createdAt,
    mark: <Tag>{t.communications[type]}</Tag>,
    title: <Isolated>{subject}</Isolated>,
    aside: by(loggedBy, t.somebody),
    said: content,
  });

  return [
    ...inquiry.history.map(ofStatus),
    ...(quotation?.events ?? []).map(ofQuotation),
    ...(mails?.items ?? []).map(ofMail),
    ...(customer?.communications ?? [])
      .filter(({ inquiryId }) => inquiryId === inquiry.id)
      .map(ofCommunication),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function textIn(data: Record<string, unknown>, field: string, isShown = true): string {
  const { [field]: text } = data;
  return isShown && typeof text === 'string' ? text : '';
}
