import { useListCustomersQuery, type Customer } from '@tiraz/api-client/staff';
import {
  CUSTOMER_SORTS,
  CUSTOMER_STATUSES,
  LAST_ACTIVE_FIRST,
  VALUE_TIERS,
  type CustomerSort,
} from '@tiraz/contracts/customer-care';
import { formatDate, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import {
  Filters,
  FilterSelect,
  PagedList,
  RowTable,
  SearchField,
  SortSelect,
  useListAddress,
  type Column,
} from '@tiraz/staff-kit/list';
import type { ListDefinition } from '@tiraz/staff-kit/list-address';
import { EmptyList, Isolated, Money, PageHead, UserText } from '@tiraz/staff-kit/page';
import { CareButtons } from './care-buttons';
import { CustomerStatusTag, ValueTierTag } from './badges';
import { CustomerImport } from './customer-import';
import { CustomerLink } from './customer-link';
import styles from './lists.module.css';
import { PhoneNumber } from './phone-number';

const PAGE = 50;

type Status = Customer['status'] | 'all';
type Tier = Customer['valueTier'] | 'all';

const CUSTOMERS: ListDefinition<{
  q: string;
  status: Status;
  tier: Tier;
  sort: CustomerSort;
  cursor: string;
}> = {
  whole: { q: '', status: 'all', tier: 'all', sort: LAST_ACTIVE_FIRST, cursor: '' },
  known: {
    status: ['all', ...CUSTOMER_STATUSES],
    tier: ['all', ...VALUE_TIERS],
    sort: CUSTOMER_SORTS,
  },
};

/** What the list says of a customer; the names are those of their texts. */
const COLUMNS = [
  { name: 'customer', Cell: Name, isHead: true, sort: ['name', 'ascending'] },
  { name: 'lifetimeValue', Cell: Worth, sort: ['lifetimeValue', 'descending'] },
  { name: 'status', Cell: ({ row }) => <CustomerStatusTag status={row.status} /> },
  {
    name: 'lastOrder',
    Cell: ({ row }) => <Day of={row.lastOrderDate} />,
    sort: ['lastOrderDate', 'descending'],
  },
  {
    name: 'lastCommunication',
    Cell: ({ row }) => <Day of={row.lastCommunication} />,
    sort: ['lastCommunication', 'descending'],
  },
  {
    name: 'lastActivity',
    Cell: ({ row }) => <Day of={row.lastActivity} />,
    sort: ['lastActivity', 'descending'],
  },
] as const satisfies readonly Column<Customer>[];

/** Everybody who has ever written, to search and to filter. */
export function CustomersList() {
  const t = useTexts(texts);
  const { address, change } = useListAddress(CUSTOMERS);
  const { q, status, tier, sort, cursor } = address;
  const customers = useListCustomersQuery({
    limit: PAGE,
    ...(q && { q }),
    ...(cursor && { cursor }),
    status,
    tier,
    sort,
  });
  return (
    <>
      <PageHead title={t.customers}>
        <CareButtons />
        <CustomerImport />
      </PageHead>
      <Filters>
        <SearchField
          q={q}
          label={t.search}
          hint={t.searchHint}
          onSearch={(next) => change({ q: next }, { replace: true })}
        />
        <FilterSelect<Status>
          label={t.status}
          value={status}
          onChange={(next) => change({ status: next })}
          options={[
            { value: 'all', label: t.anyStatus },
            ...CUSTOMER_STATUSES.map((known) => ({ value: known, label: t.statuses[known] })),
          ]}
        />
        <FilterSelect<Tier>
          label={t.tier}
          value={tier}
          onChange={(next) => change({ tier: next })}
          options={[
            { value: 'all', label: t.anyTier },
            ...VALUE_TIERS.map((known) => ({ value: known, label: t.tiers[known] })),
          ]}
        />
        <SortSelect<CustomerSort>
          label={t.sort}
          value={sort}
          onChange={(next) => change({ sort: next })}
          options={CUSTOMER_SORTS.map((known) => ({ value: known, label: t.sorts[known] }))}
        />
      </Filters>
      <PagedList
        of={customers}
        cursor={cursor}
        onTurn={change}
        turner="below"
        empty={<EmptyList hint={t.noCustomers} />}
      >
        {(rows) => (
          <RowTable
            look="framed"
            columns={COLUMNS}
            labels={t}
            rows={rows}
            sort={sort}
            onSort={(next) => change({ sort: next as CustomerSort })}
          />
        )}
      </PagedList>
    </>
  );
}

function Name({ row: { id, name, email, phone, company } }: { row: Customer }) {
  return (
    <>
      <CustomerLink id={id}>{name}</CustomerLink>
      <small>
        {company && <UserText>{company}</UserText>}
        <Isolated>{email}</Isolated>
        {phone && <PhoneNumber number={phone} />}
      </small>
    </>
  );
}

function Worth({ row: { lifetimeValue, valueTier } }: { row: Customer }) {
  return (
    <span className={styles.worth}>
      <Money amount={lifetimeValue} />
      <ValueTierTag tier={valueTier} />
    </span>
  );
}

function Day({ of: instant }: { of: string | null }) {
  const { language } = useLanguage();
  const { never } = useTexts(texts);
  return instant ? <time dateTime={instant}>{formatDate(instant, language)}</time> : <span>{never}</span>;
}
