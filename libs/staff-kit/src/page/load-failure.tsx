import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { Button } from 'antd';
import styles from './load-failure.module.css';

/** Whether an answer says that there is no such thing; an id that is none is nobody's either. */
export function isUnknown(error: object): boolean {
  return 'status' in error && (error.status === 400 || error.status === 404);
}

interface LoadFailureProps {
  onRetry: () => void;
  /** What could not be loaded, in the specification's words where it has some. */
  title?: string;
  retrying?: boolean;
}

/** Stands where something should be that did not load: says so, and tries again. */
export function LoadFailure({ onRetry, title, retrying }: LoadFailureProps) {
  const t = useTexts(texts);
  return (
    <div className={styles.failure}>
      <div role="alert">
        <strong>{title ?? t.failed}</strong>
        <p>{t.failedHint}</p>
      </div>
      <Button onClick={onRetry} loading={retrying}>
        {t.retry}
      </Button>
    </div>
  );
}
