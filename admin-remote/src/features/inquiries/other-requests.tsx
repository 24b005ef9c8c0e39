import { useGetCustomerQuery, type InquiryDetails } from '@tiraz/api-client/staff';
import { formatDate, formatMoney, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';
import { Isolated, Panel, StaffLink, useMay } from '@tiraz/staff-kit/page';
import { InquiryStatusTag } from '../../ui/status-tag';
import styles from './other-requests.module.css';

const MOST_SHOWN = 5;

/** What else the customer has asked for; nothing where there is nothing. */
export function OtherRequests({ inquiry }: { inquiry: InquiryDetails }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { currentData: customer } = useGetCustomerQuery(inquiry.customerId, {
    skip: !useMay('customers.read'),
  });
  const others = (customer?.inquiries ?? []).filter(({ id }) => id !== inquiry.id);
  if (!customer || others.length === 0) return null;
  return (
    <Panel
      hasRoom
      title={t.otherRequests}
      aside={
        others.length > MOST_SHOWN && (
          <StaffLink to={`/inquiries?customer=${customer.id}`}>{t.moreRequests}</StaffLink>
        )
      }
    >
      {/* On paper it leads nowhere. */}
      <span data-printed />
      <ul className={styles.requests}>
        {others.slice(0, MOST_SHOWN).map(({ id, reference, status, totalCost, createdAt }) => (
          <li key={id}>
            <StaffLink to={`/inquiries/${id}`}>
              <Isolated>{reference}</Isolated>
            </StaffLink>
            <InquiryStatusTag status={status} />
            <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>
            <span className={styles.total}>{formatMoney(totalCost, language)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
