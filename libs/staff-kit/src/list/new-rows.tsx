import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { Button } from 'antd';
import styles from './new-rows.module.css';
import type { SteadyRows } from './use-steady-rows';

interface NewRowsProps {
  of: Pick<SteadyRows<never>, 'news' | 'isBehind' | 'release'>;
  /** Below a turner that stays at the top of the window. */
  isBelowTurner?: boolean;
  /** Once the list is shown as it is. */
  onShown?: () => void;
}

/** That others have changed the list: it does so here once the reader wants it to. It takes no room of its own. */
export function NewRows({ of: { news, isBehind, release }, isBelowTurner, onShown }: NewRowsProps) {
  const t = useTexts(texts);
  return (
    <div aria-live="polite" className={styles.place} data-below-turner={isBelowTurner}>
      {isBehind && (
        <Button
          type="primary"
          shape="round"
          size="small"
          className={styles.news ?? ''}
          onClick={() => {
            release();
            onShown?.();
          }}
        >
          {news > 0 ? t.newRows(news) : t.listChanged}
        </Button>
      )}
    </div>
  );
}
