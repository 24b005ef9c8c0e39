import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { useSearchKey } from '@tiraz/staff-kit/keys';
import { StaffLink, useGo } from '@tiraz/staff-kit/page';
import { CareButtons } from './care-buttons';
import styles from './lists.module.css';

/** The ways between the pages of the CRM, and what is done most. */
export function CrmNav({ current }: { current: 'customers' | 'followUps' }) {
  const t = useTexts(texts);
  const go = useGo();
  useSearchKey(() => go('/crm/customers'));
  return (
    <>
      <nav className={styles.ways} aria-label={t.title}>
        <StaffLink to="/crm">{t.title}</StaffLink>
        {current === 'customers' ? (
          <StaffLink to="/crm/follow-ups">{t.allFollowUps}</StaffLink>
        ) : (
          <StaffLink to="/crm/customers">{t.allCustomers}</StaffLink>
        )}
      </nav>
      <CareButtons />
    </>
  );
}
