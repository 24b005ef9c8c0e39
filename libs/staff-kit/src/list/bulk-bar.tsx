import { Button } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  /** How many rows are ticked. */
  label: string;
  /** What is done with them: a label and a select. */
  children: ReactNode;
  clear: string;
  onClear: () => void;
  /** The keyboard leaves the bar for where it came from. */
  onLeave: () => void;
}

/** What can be done with the ticked rows; stays in view at the foot of the window. */
export function BulkBar({ label, children, clear, onClear, onLeave }: BulkBarProps) {
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    onLeave();
  };

  return (
    <>
      <div className={styles.room} />
      <section className={styles.bar} aria-label={label} data-keep-clear onKeyDownCapture={leaveByKey}>
        <strong role="status">{label}</strong>
        {children}
        <Button onClick={onClear}>{clear}</Button>
      </section>
    </>
  );
}
