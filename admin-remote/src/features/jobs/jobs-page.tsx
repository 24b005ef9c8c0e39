import { useListJobsQuery, useRetryJobMutation, type ApiError, type Job } from '@tiraz/api-client/staff';
import { formatDateTime, formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/jobs';
import { PagedList, useSearchState } from '@tiraz/staff-kit/list';
import { EmptyList, Isolated, PageHead, useMay, useNotify, UserText } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useId } from 'react';
import styles from './jobs-page.module.css';

const FIRST_PAGE = { cursor: '' };
const PAGE = 50;

/** What failed in the background for good, why, and a button that has it done again. */
export default function JobsPage() {
  const t = useTexts(texts);
  const [{ cursor }, change] = useSearchState(FIRST_PAGE);
  const jobs = useListJobsQuery({
    state: 'parked',
    limit: PAGE,
    ...(cursor && { cursor }),
  });

  return (
    <>
      <PageHead title={t.title} subtitle={t.subtitle} />
      <PagedList
        of={jobs}
        cursor={cursor}
        onTurn={change}
        lines={4}
        empty={<EmptyList title={t.none} hint={t.noneHint} />}
      >
        {(items) => (
          <ul aria-label={t.list} className={styles.jobs}>
            {items.map((job) => (
              <ParkedJob key={job.id} job={job} onGone={() => void jobs.refetch()} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function ParkedJob({ job: { id, name, addedAt, tries, reason }, onGone }: { job: Job; onGone: () => void }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const notify = useNotify();
  const heading = useId();
  const mayRetry = useMay('jobs.retry');
  const names: Record<string, string> = t.names;
  const [retryJob, { isLoading }] = useRetryJobMutation();

  const retry = async () => {
    const { error } = await retryJob(id);
    const { status } = (error ?? {}) as Partial<ApiError>;
    if (error && status !== 404) return notify.error(t.failed, error as ApiError);
    if (!error) return notify.success(t.retried);
    notify.error(t.wasRetried);
    onGone();
  };

  return (
    <li className={styles.job}>
      <h2 id={heading}>{names[name] ?? <Isolated>{name}</Isolated>}</h2>
      {mayRetry && (
        <Button aria-describedby={heading} loading={isLoading} onClick={() => void retry()}>
          {isLoading ? t.retrying : t.retry}
        </Button>
      )}
      <dl>
        <dt>{t.addedAt}</dt>
        <dd>
          <time dateTime={addedAt}>{formatDateTime(addedAt, language)}</time>
        </dd>
        <dt>{t.tries}</dt>
        <dd>{formatNumber(tries, language)}</dd>
        <dt>{t.reason}</dt>
        <dd>{reason === null ? t.noReason : <UserText>{reason}</UserText>}</dd>
      </dl>
    </li>
  );
}
