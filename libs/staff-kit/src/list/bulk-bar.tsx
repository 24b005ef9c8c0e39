import { Button } from 'antd';
import { useLayoutEffect, type KeyboardEvent, type ReactNode } from 'react';
import { placeToasts } from '../page/use-toast-place';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  /** How many rows are ticked; empty for none, and then there is no bar. */
  label: string;
  /** What is done with them: a label and a select. */
  children: ReactNode;
  clear: string;
  onClear: () => void;
  /** The keyboard leaves the bar for where it came from. */
  onLeave: () => void;
}

/** Takes the keyboard into the bar. @returns false where nothing is ticked */
export function focusBulkBar(): boolean {
  const first = document.querySelector<HTMLElement>('[data-bulk-bar] :is(input, button)');
  // The bar stands still at the foot of the window; the page is not to move below it.
  first?.focus({ preventScroll: true });
  return first !== null;
}

/** What can be done with the ticked rows; stays in view at the foot of the window. */
export function BulkBar({ label, children, clear, onClear, onLeave }: BulkBarProps) {
  const isShown = label !== '';
  // It comes, grows and goes by keys as well, which move no focus.
  useLayoutEffect(() => {
    if (isShown) placeToasts();
  });

  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    onLeave();
  };

  return (
    <>
      {isShown && <div className={styles.room} />}
      <section
        {...(isShown && { className: styles.bar, 'aria-label': label, 'data-keep-clear': true })}
        data-bulk-bar
        onKeyDownCapture={leaveByKey}
      >
        {/* There before the first row is ticked, so that it is said of that one, too. */}
        <strong role="status">{label}</strong>
        {isShown && (
          <>
            {children}
            <Button
              onClick={() => {
                onLeave();
                onClear();
              }}
            >
              {clear}
            </Button>
          </>
        )}
      </section>
    </>
  );
}
