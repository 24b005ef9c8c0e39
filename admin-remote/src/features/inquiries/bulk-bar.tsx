import type { InquirySummary } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { Button, Select, type RefSelectProps } from 'antd';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { statusesOffered, type InquiryStatus } from '../../ui/status-tag';
import { texts as uiTexts } from '../../ui/texts';
import styles from './bulk-bar.module.css';
import { texts } from './texts';

interface BulkBarProps {
  selected: readonly InquirySummary[];
  isPending: boolean;
  /** The statuses are shown. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (status: InquiryStatus) => void;
  onClear: () => void;
  /** The keyboard leaves the bar for where it came from. */
  onLeave: () => void;
}

/** What can be done with the ticked rows; stays in view at the foot of the window. */
export function BulkBar({ selected, isPending, isOpen, onOpenChange, onLeave, ...bar }: BulkBarProps) {
  const text = useTexts(texts);
  const { statuses } = useTexts(uiTexts);
  const label = useId();
  const count = selected.length;
  const select = useRef<RefSelectProps>(null);

  useEffect(() => {
    if (isOpen) select.current?.focus({ preventScroll: true });
  }, [isOpen]);
  useEffect(() => () => onOpenChange(false), [onOpenChange]);

  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    onOpenChange(false);
    onLeave();
  };

  return (
    <>
      <div className={styles.room} />
      <section
        className={styles.bar}
        aria-label={text.selected(count)}
        data-keep-clear
        onKeyDownCapture={leaveByKey}
      >
        <strong role="status">{text.selected(count)}</strong>
        <span id={label} className={styles.label}>
          {text.changeStatus}
        </span>
        <Select<InquiryStatus>
          ref={select}
          className={styles.status}
          aria-labelledby={label}
          placeholder={text.status}
          value={null}
          disabled={isPending}
          loading={isPending}
          placement="topLeft"
          open={isOpen}
          onOpenChange={onOpenChange}
          onChange={bar.onChange}
          options={statusesOffered(selected).map((status) => ({ value: status, label: statuses[status] }))}
        />
        <Button onClick={bar.onClear}>{text.clearSelection}</Button>
      </section>
    </>
  );
}
