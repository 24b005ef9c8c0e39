import { useListFollowUpsQuery } from '@tiraz/api-client/staff';
import { FOLLOW_UP_STATUSES } from '@tiraz/contracts/customer-care';
import { useTexts } from '@tiraz/locale';
import { PageTurner, useSearchState } from '@tiraz/staff-kit/list';
import { LoadFailure, Loading, PageHead } from '@tiraz/staff-kit/page';
import { Select } from 'antd';
import { CrmNav } from './crm-nav';
import { FollowUpItem } from './follow-up-item';
import styles from './lists.module.css';
import { texts } from './texts';

const PAGE = 50;
const PENDING = { status: 'pending', cursor: '' };
const STATUSES = [...FOLLOW_UP_STATUSES, 'all'] as const;

/** Everything that is planned, the longest overdue first; what is done with, on demand. */
export function FollowUpsList() {
  const t = useTexts(texts);
  const [{ status: given, cursor }, change] = useSearchState(PENDING);
  const status = STATUSES.find((known) => known === given) ?? 'pending';
  const { data, isError, isFetching, refetch } = useListFollowUpsQuery({
    limit: PAGE,
    status,
    ...(cursor && { cursor }),
  });
  return (
    <>
      <PageHead title={t.followUps}>
        <CrmNav current="followUps" />
      </PageHead>
      <search className={styles.filters}>
        <Select
          aria-label={t.status}
          value={status}
          onChange={(next) => change({ status: next })}
          options={STATUSES.map((known) => ({
            value: known,
            label: known === 'all' ? t.all : t.followUpStatuses[known],
          }))}
        />
      </search>
      {data ? (
        <div className={styles.list} aria-busy={isFetching}>
          {data.items.length > 0 ? (
            <ul className={styles.items}>
              {data.items.map((followUp) => (
                <FollowUpItem key={followUp.id} followUp={followUp} withCustomer />
              ))}
            </ul>
          ) : (
            <p className={styles.nothing}>{t.noFollowUps}</p>
          )}
          <PageTurner page={data} cursor={cursor} onTurn={(next) => change({ cursor: next })} />
        </div>
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading lines={8} />
      )}
    </>
  );
}
