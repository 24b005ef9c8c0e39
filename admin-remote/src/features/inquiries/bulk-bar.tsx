import { useTexts } from '@tiraz/locale';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { INQUIRY_STATUSES, type InquiryStatus } from '../../ui/status-tag';
import { texts as uiTexts } from '../../ui/texts';
import styles from './bulk-bar.module.css';
import { texts } from './texts';

interface BulkBarProps {
  count: number;
  isPending: boolean;
  onChange: (status: InquiryStatus) => void;
  onClear: () => void;
}

/** What can be done with the ticked rows; stays in view at the foot of the window. */
export function BulkBar({ count, isPending, onChange, onClear }: BulkBarProps) {
  const text = useTexts(texts);
  const { statuses } = useTexts(uiTexts);
  const label = useId();

  return (
    <section className={styles.bar} data-keep-clear aria-label={text.selected(count)}>
      <strong role="status">{text.selected(count)}</strong>
      <span id={label}>{text.changeStatus}</span>
      <Select<InquiryStatus>
        className={styles.status}
        aria-labelledby={label}
        placeholder={text.status}
        value={null}
        disabled={isPending}
        loading={isPending}
        placement="topLeft"
        onChange={onChange}
        options={INQUIRY_STATUSES.map((status) => ({ value: status, label: statuses[status] }))}
      />
      <Button onClick={onClear}>{text.clearSelection}</Button>
    </section>
  );
}
