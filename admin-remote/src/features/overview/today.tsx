import { useGetTodayQuery, type Today as TodayAnswer } from '@tiraz/api-client/staff';
import { formatDate, formatDateTime, formatDay, formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts as jobTexts } from '@tiraz/messages/admin-remote/jobs';
import { texts } from '@tiraz/messages/admin-remote/today';
import { NewRows, useSteadyAnswer } from '@tiraz/staff-kit/list';
import { Isolated, LoadFailure, Loading, Money, StaffLink, StatusTag, UserText } from '@tiraz/staff-kit/page';
import { useId, type ReactNode } from 'react';
import { CallLinks } from '../../ui/call-links';
import { ResponseClock } from '../../ui/response-clock';
import { Absent } from './absent';
import styles from './today.module.css';

/** What waits for somebody: the first thing of a working day. The API leaves out what this account may not read. */
export function Today() {
  const t = useTexts(texts);
  const { data, isError, isFetching, refetch } = useGetTodayQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const steady = useSteadyAnswer(data);
  if (!steady.shown) {
    return isError ? (
      <LoadFailure title={t.failed} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Loading lines={4} />
    );
  }
  const { inquiries, followUps, quotations, mails, jobs, absent } = steady.shown;
  return (
    <section aria-label={t.title}>
      <NewRows of={steady} />
      <div className={styles.today}>
        {inquiries && <Inquiries {...inquiries} />}
        {followUps && <FollowUps {...followUps} />}
        {quotations && <Quotations {...quotations} />}
        {mails && <Mails {...mails} />}
        {jobs && <Jobs {...jobs} />}
        {absent && <Absent owners={absent} />}
      </div>
    </section>
  );
}

type Block<Name extends keyof TodayAnswer> = NonNullable<TodayAnswer[Name]>;

function Inquiries({ total, breached, items }: Block<'inquiries'>) {
  const t = useTexts(texts);
  return (
    <Waiting
      title={t.inquiries}
      count={total}
      aside={breached > 0 && <StatusTag tone="due">{t.late(breached)}</StatusTag>}
      all={['/inquiries?status=new&sort=createdAt', t.inquiriesAll]}
      nothing={t.noInquiries}
    >
      {items.map((inquiry) => (
        <li key={inquiry.id}>
          <p>
            <StaffLink isContent to={`/inquiries/${inquiry.id}`}>
              <UserText>{inquiry.customerName}</UserText>
            </StaffLink>
            <ResponseClock inquiry={inquiry} />
          </p>
          <p className={styles.details}>
            <span>
              {inquiry.isSampleRequest ? t.sample : t.order} · {t.pieces(inquiry.quantity)}
            </span>
            <Money amount={inquiry.totalCost} />
          </p>
        </li>
      ))}
    </Waiting>
  );
}

function FollowUps({ overdue, dueToday, items }: Block<'followUps'>) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const counts = {
    overdue: formatNumber(overdue, language),
    today: formatNumber(dueToday, language),
  };
  return (
    <Waiting
      title={t.followUps}
      count={overdue + dueToday}
      aside={overdue > 0 && <StatusTag tone="due">{t.overdueAndToday(counts)}</StatusTag>}
      all={['/crm/follow-ups?status=pending', t.followUpsAll]}
      nothing={t.noFollowUps}
    >
      {items.map((followUp) => (
        <li key={followUp.id}>
          <p>
            <StaffLink isContent to={`/crm/customers/${followUp.customerId}`}>
              <UserText>{followUp.customerName}</UserText>
            </StaffLink>
            <CallLinks {...followUp} />
          </p>
          <p className={styles.details}>
            <UserText>{followUp.subject}</UserText>
            <span>
              {followUp.isOverdue ? t.overdue : t.dueToday} ·{' '}
              <time dateTime={followUp.scheduledDate}>
                {formatDateTime(followUp.scheduledDate, language)}
              </time>
            </span>
          </p>
        </li>
      ))}
    </Waiting>
  );
}

function Quotations({ total, items }: Block<'quotations'>) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return (
    <Waiting
      title={t.quotations}
      count={total}
      all={['/inquiries?status=quoted', t.quotationsAll]}
      nothing={t.noQuotations}
    >
      {items.map(({ inquiryId, reference, number, customerName, total: amount, validThrough }) => (
        <li key={inquiryId}>
          <p>
            <StaffLink isContent to={`/inquiries/${inquiryId}`}>
              <UserText>{customerName}</UserText>
            </StaffLink>
            <span>{t.until(formatDay(validThrough, language))}</span>
          </p>
          <p className={styles.details}>
            <span>
              <Isolated>{reference}</Isolated> · {t.revision(formatNumber(number, language))}
            </span>
            <Money amount={amount} />
          </p>
        </li>
      ))}
    </Waiting>
  );
}

function Mails({ total, items }: Block<'mails'>) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return (
    <Waiting title={t.mails} count={total} all={['/mail?state=failed', t.mailsAll]} nothing={t.noMails}>
      {items.map(({ id, subject, toName, createdAt }) => (
        <li key={id}>
          <p>
            <StaffLink isContent to={`/mail/${id}`}>
              <UserText>{subject}</UserText>
            </StaffLink>
          </p>
          <p className={styles.details}>
            {/* Of whoever is invited nobody knows the name. */}
            <span>{toName && <UserText>{toName}</UserText>}</span>
            <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>
          </p>
        </li>
      ))}
    </Waiting>
  );
}

function Jobs({ total, items }: Block<'jobs'>) {
  const t = useTexts(texts);
  const names: Readonly<Record<string, string>> = useTexts(jobTexts).names;
  const { language } = useLanguage();
  return (
    <Waiting title={t.jobs} count={total} all={['/jobs', t.jobsAll]} nothing={t.noJobs}>
      {items.map(({ id, name, addedAt }) => (
        <li key={id}>
          <p className={styles.details}>
            <span>{names[name] ?? <Isolated>{name}</Isolated>}</span>
            <time dateTime={addedAt}>{formatDateTime(addedAt, language)}</time>
          </p>
        </li>
      ))}
    </Waiting>
  );
}

interface WaitingProps {
  title: string;
  count: number;
  aside?: ReactNode;
  /** Where all of them are, and what that is called. */
  all: readonly [path: string, name: string];
  /** What is said where there is none. */
  nothing: string;
  children: ReactNode[];
}

function Waiting({ title, count, aside, all: [path, name], nothing, children }: WaitingProps) {
  const { language } = useLanguage();
  const heading = useId();
  return (
    <section className={styles.block} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>
          {title}
          {count > 0 && <span className={styles.count}> {formatNumber(count, language)}</span>}
        </h2>
        {aside}
      </header>
      {count === 0 ? <p className={styles.nothing}>{nothing}</p> : <ol>{children}</ol>}
      {count > 0 && <StaffLink to={path}>{name}</StaffLink>}
    </section>
  );
}
