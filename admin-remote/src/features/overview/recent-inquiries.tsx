import { useListInquiriesQuery } from '@tiraz/api-client/staff';
import { formatDate, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/overview';
import { Answer, Money, StaffLink, UserText } from '@tiraz/staff-kit/page';
import { InquiryStatusTag } from '../../ui/status-tag';
import { ALL_INQUIRIES } from './all-inquiries';
import styles from './recent-inquiries.module.css';

const SHOWN = 3;

/** The newest inquiries, and how many nobody has looked at. */
export function RecentInquiries() {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const recent = useListInquiriesQuery({ limit: SHOWN });
  const { data: fresh } = useListInquiriesQuery({ status: 'new', limit: 1 });

  return (
    <section className={styles.recent} aria-labelledby="recent-inquiries">
      <header>
        <h2 id="recent-inquiries">{t.recent}</h2>
        <StaffLink to={ALL_INQUIRIES}>{t.all}</StaffLink>
      </header>
      {fresh !== undefined && fresh.total > 0 && (
        <p className={styles.waiting}>
          <StaffLink to="/inquiries?status=new">{t.fresh(fresh.total)}</StaffLink>
        </p>
      )}
      <Answer of={recent}>
        {({ items }) => (
          <ol className={styles.list}>
            {items.map((inquiry) => (
              <li key={inquiry.id}>
                <div>
                  <StaffLink isContent to={`/inquiries/${inquiry.id}`}>
                    <UserText>{inquiry.customerName}</UserText>
                  </StaffLink>
                  <InquiryStatusTag status={inquiry.status} />
                </div>
                <div className={styles.details}>
                  <span>
                    {inquiry.isSampleRequest ? t.sample : t.order} · {formatDate(inquiry.createdAt, language)}
                  </span>
                  <Money amount={inquiry.totalCost} />
                </div>
              </li>
            ))}
          </ol>
        )}
      </Answer>
      {recent.data?.items.length === 0 && (
        <div className={styles.none}>
          <strong>{t.noRecent}</strong>
          <p>{t.noRecentHint}</p>
        </div>
      )}
    </section>
  );
}
