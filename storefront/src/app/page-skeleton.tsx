import { useTexts } from '@tiraz/locale';
import styles from './page-skeleton.module.css';
import { shellTexts } from './shell-texts';

/** Holds the page's place while its code is on the way. */
export function PageSkeleton() {
  return (
    <p role="status" className={styles.skeleton}>
      {useTexts(shellTexts).loading}
    </p>
  );
}
