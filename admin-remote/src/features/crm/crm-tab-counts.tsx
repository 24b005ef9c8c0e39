import { useGetFollowUpCountsQuery } from '@tiraz/api-client/staff';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import styles from './crm-tab-counts.module.css';

/** On the CRM's tab: how many follow-ups are overdue, and how many are due today. */
export function CrmTabCounts() {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { data } = useGetFollowUpCountsQuery();
  if (!data) return null;
  const { overdue, dueToday } = data;
  return (
    <>
      {overdue > 0 && (
        <span className={styles.overdue} title={t.overdueCount(overdue)}>
          <span aria-hidden="true">{formatNumber(overdue, language)}</span>
          <span className="sr-only">{t.overdueCount(overdue)}</span>
        </span>
      )}
      {dueToday > 0 && (
        <span className={styles.today} title={t.dueToday(dueToday)}>
          <span aria-hidden="true">{formatNumber(dueToday, language)}</span>
          <span className="sr-only">{t.dueToday(dueToday)}</span>
        </span>
      )}
    </>
  );
}
