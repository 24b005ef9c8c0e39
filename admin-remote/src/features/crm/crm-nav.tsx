import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { ListKeys } from '@tiraz/staff-kit/list';
import { StaffLink, useGo } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useCareDialogs } from './use-care-dialogs';
import styles from './lists.module.css';

/** The ways between the pages of the CRM, and what is done most. */
export function CrmNav({ current }: { current: 'customers' | 'followUps' }) {
  const t = useTexts(texts);
  const go = useGo();
  const dialogs = useCareDialogs();
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
      <Button type="primary" onClick={() => dialogs.schedule()}>
        {t.scheduleFollowUp}
      </Button>
      <Button onClick={() => dialogs.log()}>{t.logCommunication}</Button>
      <ListKeys onMissing={() => go('/crm/customers')} />
    </>
  );
}
