import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import styles from './loading.module.css';

/** Holds the place of what is being loaded; seen only when that takes longer than a moment. */
export function Loading({ lines = 4 }: { lines?: number }) {
  const t = useTexts(texts);
  return (
    <div className={styles.loading} role="status" aria-busy="true">
      <span className="sr-only">{t.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} />
      ))}
    </div>
  );
}
