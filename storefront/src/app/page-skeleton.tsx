import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/shell';
import styles from './page-skeleton.module.css';

/** Holds the page's place while its code is on the way. */
export function PageSkeleton() {
  return (
    <p role="status" className={styles.skeleton}>
      {useTexts(texts).loading}
    </p>
  );
}
