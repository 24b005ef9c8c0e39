import { useTexts } from '@tiraz/locale';
import { Button } from 'antd';
import styles from './inquiries-page.module.css';
import { writeListAddress, type ListAddress } from './list-address';
import { texts } from './texts';

/** Stands where the table would be: nothing has come yet, or nothing fits. */
export function NoInquiries({ address, onShowAll }: { address: ListAddress; onShowAll: () => void }) {
  const text = useTexts(texts);
  const isNarrowed = writeListAddress({ ...address, sort: undefined }) !== '';
  return (
    <div className={styles.none}>
      <h2>{text.none}</h2>
      <p>{isNarrowed ? text.noneHint : text.noneYet}</p>
      {isNarrowed && <Button onClick={onShowAll}>{text.showAll}</Button>}
    </div>
  );
}
