import type { Language } from '@tiraz/contracts/language';
import styles from './mark.module.css';
import { MARK, MARK_SIDE } from './mark.paths';

/** The mark of Tiraz, as wide as its place; it stands beside words and so has none of its own. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox={`0 0 ${MARK_SIDE} ${MARK_SIDE}`} aria-hidden="true">
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
