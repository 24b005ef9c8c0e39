import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/shortcuts';
import { useSyncExternalStore } from 'react';
import styles from './go-hint.module.css';
import { KeyNames } from './key-names';
import { isGoingSomewhere, watchGoing } from './keyboard';
import type { KeyPlace } from './shortcuts';

/** After G: which letter leads where. It waits as long as it takes; any key, click or other window ends it. */
export function GoHint({ places }: { places: readonly KeyPlace[] }) {
  const { goTo, goHint } = useTexts(texts);
  const isGoing = useSyncExternalStore(watchGoing, isGoingSomewhere);
  return (
    <>
      <p className="sr-only" role="status">
        {isGoing ? goHint : ''}
      </p>
      {isGoing && (
        <aside className={styles.hint} aria-label={goTo}>
          <strong aria-hidden="true">{goTo}</strong>
          <ul>
            {places.map(({ letter, name }) => (
              <li key={letter}>
                <KeyNames press={letter} /> {name}
              </li>
            ))}
          </ul>
        </aside>
      )}
    </>
  );
}
