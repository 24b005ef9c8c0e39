import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { useSearchKey } from '@tiraz/staff-kit/keys';
import { StaffLink, useGo } from '@tiraz/staff-kit/page';
import styles from './crm-tabs.module.css';

/** The pages of the CRM beside each other. @param props.current the path of the one that is shown */
export function CrmTabs({ current }: { current: string }) {
  const t = useTexts(texts);
  const go = useGo();
  useSearchKey(() => go('/crm/customers'));
  const pages = [
    ['/crm', t.home],
    ['/crm/customers', t.customers],
    ['/crm/follow-ups', t.followUps],
  ] as const;
  return (
    <nav className={styles.tabs} aria-label={t.title}>
      {pages.map(([path, name]) => (
        <StaffLink key={path} to={path} aria-current={path === current ? 'page' : undefined}>
          {name}
        </StaffLink>
      ))}
    </nav>
  );
}
