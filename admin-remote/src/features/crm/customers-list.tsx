import { useListCustomersQuery, type Customer } from '@tiraz/api-client/staff';
import { formatDate, useLanguage, useTexts } from '@tiraz/locale';
import { PageTurner, SearchField, useSearchState } from '@tiraz/staff-kit/list';
import { Isolated, LoadFailure, Loading, Money, PageHead, UserText } from '@tiraz/staff-kit/page';
import { Select } from 'antd';
import { CUSTOMER_STATUSES, CustomerStatusTag, TIERS, ValueTierTag } from './badges';
import { CrmNav } from './crm-nav';
import { CustomerLink } from './customer-link';
import styles from './lists.module.css';
import { texts } from './texts';

const PAGE = 50;
const WHOLE_LIST = { q: '', status: 'all', tier: 'all', cursor: '' };
const COLUMNS = [
  'customer',
  'lifetimeValue',
  'status',
  'lastOrder',
  'lastCommunication',
  'lastActivity',
] as const;

/** Everybody who has ever written, to search and to filter. */
export function CustomersList() {
  const t = useTexts(texts);
  const [{ q, status, tier, cursor }, change] = useSearchState(WHOLE_LIST);
  const { data, isError, isFetching, refetch } = useListCustomersQuery({
    limit: PAGE,
    ...(q && { q }),
    ...(cursor && { cursor }),
    status: CUSTOMER_STATUSES.find((known) => known === status) ?? 'all',
    tier: TIERS.find((known) => known === tier) ?? 'all',
  });
  return (
    <>
      <PageHead title={t.customers}>
        <CrmNav current="customers" />
      </PageHead>
      <search className={styles.filters}>
        <SearchField
          q={q}
          label={t.search}
          hint={t.searchHint}
          onSearch={(next) => change({ q: next }, { replace: true })}
        />
        <Select
          aria-label={t.status}
          value={status}
          onChange={(next: string) => change({ status: next })}
          options={[
            { value: 'all', label: t.anyStatus },
            ...CUSTOMER_STATUSES.map((known) => ({ value: known, label: t.statuses[known] })),
          ]}
        />
        <Select
          aria-label={t.tier}
          value={tier}
          onChange={(next: string) => change({ tier: next })}
          options={[
            { value: 'all', label: t.anyTier },
            ...TIERS.map((known) => ({ value: known, label: t.tiers[known] })),
          ]}
        />
      </search>
      {data ? (
        <div className={styles.list} aria-busy={isFetching}>
          {data.items.length > 0 ? (
            <table className={styles.table}>
              <thead>
                <tr>
                  {COLUMNS.map((column) => (
                    <th key={column} scope="col">
                      {t[column]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.items.map((customer) => (
                  <CustomerRow key={customer.id} customer={customer} />
                ))}
              </tbody>
            </table>
          ) : (
            <p className={styles.nothing}>{t.noCustomers}</p>
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

function CustomerRow({ customer }: { customer: Customer }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { id, name, email, company, lifetimeValue, status } = customer;
  const day = (instant: string | null) =>
    instant ? <time dateTime={instant}>{formatDate(instant, language)}</time> : <span>{t.never}</span>;
  return (
    <tr>
      <th scope="row">
        <CustomerLink id={id}>{name}</CustomerLink>
        <small>
          {company && <UserText>{company}</UserText>}
          <Isolated>{email}</Isolated>
        </small>
      </th>
      <td data-label={t.lifetimeValue}>
        <span className={styles.worth}>
          <Money amount={lifetimeValue} />
          <ValueTierTag lifetimeValue={lifetimeValue} />
        </span>
      </td>
      <td data-label={t.status}>
        <CustomerStatusTag status={status} />
      </td>
      <td data-label={t.lastOrder}>{day(customer.lastOrderDate)}</td>
      <td data-label={t.lastCommunication}>{day(customer.lastCommunication)}</td>
      <td data-label={t.lastActivity}>{day(customer.lastActivity)}</td>
    </tr>
  );
}
