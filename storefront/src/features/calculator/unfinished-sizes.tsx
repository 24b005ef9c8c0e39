import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/inquiry';
import { useEffect, useRef } from 'react';
import buttons from '../../ui/button.module.css';
import styles from '../../ui/form.module.css';

const LATER = 'sizes-later';

/** Whether a form was sent by the button that leaves the sizes for later. */
export function isSentWithout(event: object | undefined): boolean {
  return (event as SubmitEvent | undefined)?.submitter?.getAttribute('name') === LATER;
}

/** Asked of who sends sizes that are not finished. */
export function UnfinishedSizes({ onFinish }: { onFinish: () => void }) {
  const t = useTexts(texts);
  const finish = useRef<HTMLButtonElement>(null);
  useEffect(() => finish.current?.focus(), []);
  return (
    <div role="alert" className={styles.note}>
      <p>{t.sizesAsk}</p>
      <p className={styles.answers}>
        <button ref={finish} type="button" className={buttons.secondary} onClick={onFinish}>
          {t.sizesFinish}
        </button>
        <button type="submit" name={LATER} className={buttons.secondary}>
          {t.sizesLater}
        </button>
      </p>
    </div>
  );
}
