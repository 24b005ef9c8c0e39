import { useListFollowUpsQuery, type FollowUp } from '@tiraz/api-client/staff';
import { FOLLOW_UP_STATUSES } from '@tiraz/contracts/customer-care';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { Filters, FilterSelect, PagedList, useListAddress } from '@tiraz/staff-kit/list';
import type { ListDefinition } from '@tiraz/staff-kit/list-address';
import { EmptyList, PageHead } from '@tiraz/staff-kit/page';
import { CareButtons } from './care-buttons';
import { FollowUpItem } from './follow-up-item';
import styles from './lists.module.css';

const PAGE = 50;
const STATUSES = [...FOLLOW_UP_STATUSES, 'all'] as const;

type Status = FollowUp['status'] | 'all';

/** Its beginning is what is left to do. */
const FOLLOW_UPS: ListDefinition<{ status: Status; cursor: string }> = {
  whole: { status: 'pending', cursor: '' },
  known: { status: STATUSES },
};

/** Everything that is planned, the longest overdue first; what is done with, on demand. */
export function FollowUpsList() {
  const t = useTexts(texts);
  const { address, change } = useListAddress(FOLLOW_UPS);
  const { status, cursor } = address;
  const followUps = useListFollowUpsQuery({ limit: PAGE, status, ...(cursor && { cursor }) });
  return (
    <>
      <PageHead title={t.followUps}>
        <CareButtons />
      </PageHead>
      <Filters>
        <FilterSelect<Status>
          label={t.status}
          value={status}
          onChange={(next) => change({ status: next })}
          options={STATUSES.map((known) => ({
            value: known,
            label: known === 'all' ? t.all : t.followUpStatuses[known],
          }))}
        />
      </Filters>
      <PagedList
        of={followUps}
        cursor={cursor}
        onTurn={change}
        turner="below"
        empty={<EmptyList hint={t.noFollowUps} />}
      >
        {(items) => (
          <ul className={styles.items}>
            {items.map((followUp) => (
              <FollowUpItem key={followUp.id} followUp={followUp} withCustomer />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
