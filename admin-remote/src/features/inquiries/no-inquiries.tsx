import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { writeAddress } from '@tiraz/staff-kit/list-address';
import { Button } from 'antd';
import styles from './no-inquiries.module.css';
import { INQUIRIES, type ListAddress } from './list-address';

/** Stands where the table would be: nothing has come yet, or nothing fits. */
export function NoInquiries({ address, onShowAll }: { address: ListAddress; onShowAll: () => void }) {
  const text = useTexts(texts);
  const isNarrowed = writeAddress(INQUIRIES, { ...address, sort: INQUIRIES.whole.sort }) !== '';
  return (
    <div className={styles.none}>
      <h2>{text.none}</h2>
      <p>{isNarrowed ? text.noneHint : text.noneYet}</p>
      {isNarrowed && <Button onClick={onShowAll}>{text.showAll}</Button>}
    </div>
  );
}
