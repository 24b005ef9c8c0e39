import { useGetItemUsageQuery } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue-item';
import styles from './item-dialog.module.css';

/** In how many inquiries an item was asked for; nothing while that is not known. */
export function ItemUsage({ id }: { id: string }) {
  const { usage: t } = useTexts(texts);
  const { currentData } = useGetItemUsageQuery(id);
  if (!currentData) return <p className={styles.usage}>{'\u00A0'}</p>;
  const { inquiries, hasMore } = currentData;
  return <p className={styles.usage}>{hasMore ? t.more(inquiries) : t.of(inquiries)}</p>;
}
