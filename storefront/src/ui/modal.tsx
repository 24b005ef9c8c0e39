import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './modal.module.css';
import { useModalForToasts } from './toaster';

interface ModalProps {
  title: string;
  /** Neither Escape nor a phone's Back closes it. */
  locked?: boolean;
  /** The dialog has been closed, by Escape or by its own buttons. */
  onClose: () => void;
  children: ReactNode;
}

const FIELDS = 'input, select, textarea';
const CONTROLS = `${FIELDS}, button, a`;

/** A native modal dialog, open as long as it is mounted. The browser gives the focus back afterwards. */
export function Modal({ title, locked = false, onClose, children }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const setModal = useModalForToasts();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser takes what scrolls, or what can only be focused by us, for the first control.
    if (!document.activeElement?.matches(CONTROLS)) {
      const first = content.current?.querySelector(FIELDS) ?? content.current?.querySelector('button');
      (first as HTMLElement | null | undefined)?.focus();
    }
    setModal(element);
    return () => {
      setModal(null);
      element?.close();
    };
  }, [setModal]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.modal}
      onKeyDown={(event) => {
        if (locked && event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => {
        if (locked) event.preventDefault();
      }}
      onClose={({ currentTarget }) => {
        // A late event of an earlier close says nothing about a dialog that is open again.
        if (currentTarget.open) return;
        // Who insists is not asked a second time by the browser.
        if (locked) currentTarget.showModal();
        else onClose();
      }}
    >
      <div ref={content} className={styles.content}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
