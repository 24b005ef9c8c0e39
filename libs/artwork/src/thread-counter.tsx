import type { WeaveName } from '@tiraz/contracts/garments';
import styles from './thread-counter.module.css';
import { Weave } from './weave';

const TICKS = Array.from({ length: 11 }, (_, i) => 12 + i * 7.6);

/** The folding glass through which cloth is judged, over a cloth in its own colour: decoration. */
export function ThreadCounter({ weave, dye }: { weave: WeaveName; dye: string }) {
  return (
    <span className={styles.counter} aria-hidden="true">
      <span className={styles.cloth}>
        <Weave weave={weave} dye={dye} />
      </span>
      <svg viewBox="0 0 100 100">
        <path
          className={styles.frame}
          fillRule="evenodd"
          d="M6 0H94Q100 0 100 6V94Q100 100 94 100H6Q0 100 0 94V6Q0 0 6 0ZM12 12V88H88V12Z"
        />
        <path
          className={styles.ticks}
          d={TICKS.map((at, i) => {
            const length = i % 5 === 0 ? 7 : 4;
            return `M${at} 12V${12 - length}M${at} 88V${88 + length}M12 ${at}H${12 - length}M88 ${at}H${88 + length}`;
          }).join('')}
        />
      </svg>
    </span>
  );
}
