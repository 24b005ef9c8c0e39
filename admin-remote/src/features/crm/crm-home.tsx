import {
  useGetFollowUpCountsQuery,
  useListCustomersQuery,
  useListFollowUpsQuery,
  type Customer,
} from '@tiraz/api-client/staff';
import { formatDate, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { Answer, Money, Nothing, PageHead, Panel, StaffLink, UserText } from '@tiraz/staff-kit/page';
import { CareButtons } from './care-buttons';
import { CustomerStatusTag, ValueTierTag } from './badges';
import styles from './crm-home.module.css';
import { CustomerLink } from './customer-link';
import { FollowUpItem } from './follow-up-item';

const CUSTOMERS_SHOWN = 10;
const FOLLOW_UPS_SHOWN = 5;

/** Where the day with customers begins: what is due, and with whom something is going on. */
export function CrmHome() {
  const t = useTexts(texts);
  return (
    <>
      <PageHead title={t.title} subtitle={t.subtitle}>
        <CareButtons />
      </PageHead>
      <div className={styles.panels}>
        <UpcomingFollowUps />
        <ActiveCustomers />
      </div>
    </>
  );
}

function UpcomingFollowUps() {
  const t = useTexts(texts);
  const followUps = useListFollowUpsQuery({
    status: 'pending',
    limit: FOLLOW_UPS_SHOWN,
  });
  const { data: counts } = useGetFollowUpCountsQuery();
  return (
    <Panel
      title={t.upcomingFollowUps}
      aside={
        <p className={styles.aside}>
          {counts && counts.overdue > 0 && <strong>{t.overdueCount(counts.overdue)}</strong>}
          {counts && counts.dueToday > 0 && <span>{t.dueToday(counts.dueToday)}</span>}
          <StaffLink to="/crm/follow-ups">{t.allFollowUps}</StaffLink>
        </p>
      }
    >
      <Answer of={followUps}>
        {({ items }) =>
          items.length > 0 ? (
            <ul>
              {items.map((followUp) => (
                <FollowUpItem key={followUp.id} followUp={followUp} withCustomer />
              ))}
            </ul>
          ) : (
            <Nothing>{t.noUpcoming}</Nothing>
          )
        }
      </Answer>
    </Panel>
  );
}

function ActiveCustomers() {
  const t = useTexts(texts);
  const customers = useListCustomersQuery({
    status: 'active,follow_up_due',
    limit: CUSTOMERS_SHOWN,
  });
  return (
    <Panel
      title={t.activeCustomers}
      aside={
        <p className={styles.aside}>
          <span>{t.activeMeans}</span>
          <StaffLink to="/crm/customers">{t.allCustomers}</StaffLink>
        </p>
      }
    >
      <Answer of={customers} lines={6}>
        {({ items }) =>
          items.length > 0 ? (
            <ul>
              {items.map((customer) => (
                <ActiveCustomer key={customer.id} customer={customer} />
              ))}
            </ul>
          ) : (
            <Nothing>{t.noActiveCustomers}</Nothing>
          )
        }
      </Answer>
    </Panel>
  );
}

function ActiveCustomer({ customer }: { customer: Customer }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { id, name, company, lifetimeValue, valueTier, status, lastActivity } = customer;
  return (
    <li className={styles.customer}>
      <div>
        <p className={styles.name}>
          <CustomerLink id={id}>{name}</CustomerLink>
        </p>
        <p className={styles.small}>
          {company && <UserText>{company}</UserText>}
          <span>
            {t.lastActivity} <time dateTime={lastActivity}>{formatDate(lastActivity, language)}</time>
          </span>
        </p>
      </div>
      <div className={styles.worth}>
        <Money amount={lifetimeValue} />
        <ValueTierTag tier={valueTier} />
      </div>
      <CustomerStatusTag status={status} />
    </li>
  );
}
