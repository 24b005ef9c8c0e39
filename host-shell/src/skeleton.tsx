import type { Language } from '@tiraz/contracts/language';
import { texts } from '@tiraz/messages/host-shell/remote';
import styles from './skeleton.module.css';

/** The page's outline while a remote is under way; invisible for the first 200 ms, so that nothing flashes. */
export function Skeleton({ language }: { language: Language }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="sr-only">{texts[language].loading}</span>
      <div className={styles.bar} />
      <div className={styles.title} />
      <div className={styles.block} />
    </div>
  );
}
