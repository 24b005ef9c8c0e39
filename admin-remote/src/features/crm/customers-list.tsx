import { useListCustomersQuery, type Customer } from '@tiraz/api-client/staff';
import { CUSTOMER_STATUSES, VALUE_TIERS } from '@tiraz/contracts/customer-care';
import { formatDate, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import {
  Filters,
  FilterSelect,
  PagedList,
  RowTable,
  SearchField,
  useListAddress,
  type Column,
} from '@tiraz/staff-kit/list';
import type { ListDefinition } from '@tiraz/staff-kit/list-address';
import { EmptyList, Isolated, Money, PageHead, UserText } from '@tiraz/staff-kit/page';
import { CustomerStatusTag, ValueTierTag } from './badges';
import { CrmNav } from './crm-nav';
import { CustomerLink } from './customer-link';
import styles from './lists.module.css';

const PAGE = 50;

type Status = Customer['status'] | 'all';
type Tier = Customer['valueTier'] | 'all';

const CUSTOMERS: ListDefinition<{ q: string; status: Status; tier: Tier; cursor: string }> = {
  whole: { q: '', status: 'all', tier: 'all', cursor: '' },
  known: { status: ['all', ...CUSTOMER_STATUSES], tier: ['all', ...VALUE_TIERS] },
};

/** What the list says of a customer; the names are those of their texts. */
const COLUMNS = [
  { name: 'customer', Cell: Name, isHead: true },
  { name: 'lifetimeValue', Cell: Worth },
  { name: 'status', Cell: ({ row }) => <CustomerStatusTag status={row.status} /> },
  { name: 'lastOrder', Cell: ({ row }) => <Day of={row.lastOrderDate} /> },
  { name: 'lastCommunication', Cell: ({ row }) => <Day of={row.lastCommunication} /> },
  { name: 'lastActivity', Cell: ({ row }) => <Day of={row.lastActivity} /> },
] as const satisfies readonly Column<Customer>[];

/** Everybody who has ever written, to search and to filter. */
export function CustomersList() {
  const t = useTexts(texts);
  const { address, change } = useListAddress(CUSTOMERS);
  const { q, status, tier, cursor } = address;
  const customers = useListCustomersQuery({
    limit: PAGE,
    ...(q && { q }),
    ...(cursor && { cursor }),
    status,
    tier,
  });
  return (
    <>
      <PageHead title={t.customers}>
        <CrmNav current="customers" />
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
      </Filters>
      <PagedList
        of={customers}
        cursor={cursor}
        onTurn={(next) => change({ cursor: next })}
        turner="below"
        empty={<EmptyList hint={t.noCustomers} />}
      >
        {(rows) => <RowTable look="framed" columns={COLUMNS} labels={t} rows={rows} />}
      </PagedList>
    </>
  );
}

function Name({ row: { id, name, email, company } }: { row: Customer }) {
  return (
    <>
      <CustomerLink id={id}>{name}</CustomerLink>
      <small>
        {company && <UserText>{company}</UserText>}
        <Isolated>{email}</Isolated>
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
