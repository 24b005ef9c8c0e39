import { Modal, type ModalProps } from 'antd';
import { useEffect, useId, type ReactNode } from 'react';
import { useAfterPaint } from './after-paint';
import { useClosedByBack } from './back';
import { ComingDialog } from './coming-dialog';
import styles from './dialog.module.css';
import { isSecondPress } from '../page/second-press';
import { useFocusReturn } from './use-focus-return';

const FIELDS = 'input:not([hidden]), textarea';

interface DialogProps extends Pick<ModalProps, 'width' | 'zIndex' | 'closable' | 'keyboard'> {
  title: string;
  children: ReactNode;
  /** Stays in view, however long the rest is. */
  footer: ReactNode;
  /** The id of the field to begin with; the first field when left out, the title where there is none. */
  first?: string;
  /** A click beside the dialog leaves it open. */
  isHeld?: boolean;
  /** Left out where nothing closes it but what it asks for. */
  onClose?: () => void;
}

/**
 * What stands over the page for as long as it is shown. It takes the focus and gives it back to what had it before;
 * its title and its buttons stay in view while the rest scrolls.
 */
export function Dialog({ title, children, footer, first, isHeld, onClose, ...looks }: DialogProps) {
  const id = useId();
  const isAfterPaint = useAfterPaint();
  useFocusReturn();
  useClosedByBack(onClose);

  // antd shows a dialog some frames later, with the focus on its cross: whoever pressed Enter by then would close it.
  useEffect(() => {
    if (!isAfterPaint) return undefined;
    let frame = 0;
    const takeFocus = () => {
      const heading = document.getElementById(id);
      const body = heading?.closest('.ant-modal')?.querySelector('.ant-modal-body');
      // Who was quicker than the dialog goes on where they type.
      if (body?.contains(document.activeElement)) return;
      const field = first ? document.getElementById(first) : body?.querySelector<HTMLElement>(FIELDS);
      const target = field ?? heading;
      target?.focus();
      if (target === null || document.activeElement !== target) frame = requestAnimationFrame(takeFocus);
    };
    frame = requestAnimationFrame(takeFocus);
    return () => cancelAnimationFrame(frame);
  }, [first, id, isAfterPaint]);

  if (!isAfterPaint) return <ComingDialog onClose={looks.keyboard === false ? undefined : onClose} />;
  return (
    <Modal
      {...looks}
      open
      title={
        <span id={id} tabIndex={-1}>
          {title}
        </span>
      }
      onCancel={(press) => isSecondPress(press) || onClose?.()}
      mask={{ closable: !isHeld }}
      footer={<div className={styles.footer}>{footer}</div>}
    >
      {children}
    </Modal>
  );
}
