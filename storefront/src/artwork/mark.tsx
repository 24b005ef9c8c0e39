import type { Language } from '@tiraz/contracts/language';
import styles from './mark.module.css';
import { MARK, MARK_SIDE } from './mark.paths';

/** The mark of Tiraz; without a title it is decoration. Its size is the surrounding line's, or its box's. */
export function Mark({ title }: { title?: string }) {
  return (
    <svg
      className={styles.mark}
      viewBox={`0 0 ${MARK_SIDE} ${MARK_SIDE}`}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {MARK.map(({ dye, path }) => (
        <path key={path} d={path} fill={dye} />
      ))}
    </svg>
  );
}

/** The mark and the name, in the script of the page. */
export function Wordmark({ language }: { language: Language }) {
  return (
    <span className={styles.wordmark}>
      <Mark />
      <span>{language === 'ar' ? 'طِراز' : 'Tiraz'}</span>
    </span>
  );
}
