import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/prices';
import { Answer, PageHead } from '@tiraz/staff-kit/page';
import { PriceChangesList } from './price-changes-list';
import { PriceEditor } from './price-editor';
import { usePriceRows } from './price-rows';
import styles from './prices.module.css';

/** All prices at once, what a change of them would do, and the changes that were made. */
export default function PricesPage() {
  const t = useTexts(texts);
  const rows = usePriceRows();
  return (
    <>
      <PageHead title={t.title} subtitle={t.subtitle} />
      <div className={styles.page}>
        <Answer of={rows} lines={12}>
          {(all) => <PriceEditor rows={all} onStale={rows.refetch} />}
        </Answer>
        <PriceChangesList />
      </div>
    </>
  );
}
