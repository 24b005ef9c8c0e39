import { useCountInquiriesQuery } from '@tiraz/api-client/staff';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/today';
import styles from './new-inquiries-count.module.css';

/** On the tab of the inquiries: how many are new. */
export function NewInquiriesCount() {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { data } = useCountInquiriesQuery({});
  if (!data?.new) return null;
  return (
    <span className={styles.count} title={t.newCount(data.new)}>
      <span aria-hidden="true">{formatNumber(data.new, language)}</span>
      <span className="sr-only">{t.newCount(data.new)}</span>
    </span>
  );
}
