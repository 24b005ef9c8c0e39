import styles from './key-names.module.css';
import { isApple } from './press';

/** What is printed on a key, where that is not its letter. */
const PRINTED: Record<string, string> = {
  mod: isApple ? '⌘' : 'Ctrl',
  shift: 'Shift',
  escape: 'Esc',
  enter: 'Enter',
  arrowdown: '↓',
  arrowup: '↑',
  arrowright: '→',
  arrowleft: '←',
};

/** The keys of a table, as they are printed on the keyboard: `shift+j`, and `g o` for one after the other. */
export function KeyNames({ press }: { press: string }) {
  return (
    <span dir="ltr" className={styles.keys}>
      {press.split(' ').map((one) => (
        <kbd key={one}>
          {one
            .split('+')
            .map((key) => PRINTED[key] ?? key.toUpperCase())
            .join(' + ')}
        </kbd>
      ))}
    </span>
  );
}
