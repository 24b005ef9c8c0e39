import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/palette';
import { UserText } from '@tiraz/staff-kit/page';
import type { Entry, GROUPS } from './entry';
import styles from './palette.module.css';

interface OptionsProps {
  /** What the ids begin with. */
  id: string;
  label: string;
  groups: readonly { group: (typeof GROUPS)[number]; entries: readonly Entry[] }[];
  active: Entry | undefined;
  /** What the keyboard reaches; the rest is still shown from a former search. */
  choosable: readonly Entry[];
  isSearching: boolean;
  onChoose: (entry: Entry) => void;
}

/** What the palette has found, in groups. The focus stays in the field above. */
export function Options({ id, label, groups, active, choosable, isSearching, onChoose }: OptionsProps) {
  const t = useTexts(texts);
  return (
    <div id={`${id}list`} role="listbox" aria-label={label} aria-busy={isSearching} className={styles.list}>
      {groups.map(
        ({ group, entries }) =>
          entries.length > 0 && (
            <div key={group} role="group" aria-labelledby={`${id}${group}`}>
              <h2 id={`${id}${group}`} role="presentation">
                {t[group]}
              </h2>
              {entries.map((entry) => (
                <div
                  key={entry.id}
                  id={`${id}${entry.id}`}
                  role="option"
                  aria-selected={entry.id === active?.id}
                  className={choosable.includes(entry) ? styles.option : `${styles.option} ${styles.former}`}
                  // The focus stays where it is.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(entry)}
                >
                  <span className={styles.words}>
                    <strong>
                      <UserText>{entry.label}</UserText>
                    </strong>
                    {entry.detail && <small>{entry.detail}</small>}
                  </span>
                  {entry.aside}
                </div>
              ))}
            </div>
          ),
      )}
    </div>
  );
}
