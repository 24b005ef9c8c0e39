import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/inquiry';
import { useEffect, useRef } from 'react';
import buttons from '../../ui/button.module.css';
import styles from '../../ui/form.module.css';
import type { InquiryReceipt } from './use-inquiry';

/** In the place of the form: what is stored, and the way to its page, which did not come by itself. */
export function Arrived({ receipt, onClose }: { receipt: InquiryReceipt; onClose: () => void }) {
  const t = useTexts(texts);
  const way = useRef<HTMLAnchorElement>(null);
  useEffect(() => way.current?.focus(), []);
  return (
    <div role="alert" className={styles.note}>
      <p>{t.arrived(`\u2066${receipt.reference}\u2069`)}</p>
      <p className={styles.answers}>
        <a ref={way} className={buttons.primary} href={new URL(receipt.link).pathname}>
          {t.openRequest}
        </a>
        <button type="button" className={buttons.secondary} onClick={onClose}>
          {t.close}
        </button>
      </p>
    </div>
  );
}
