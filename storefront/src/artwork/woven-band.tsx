import { useId } from 'react';
import styles from './woven-band.module.css';

/** One repeat, in units: two hooks of the mark, the second turned half round, locked into each other. */
const REPEAT = { width: 14, height: 8 } as const;
const WEFT = 'M3 3H6V7H0V6H5V4H3ZM7 1H13V2H8V4H10V5H7Z';
const WARP = 'M1 1H2V5H1ZM11 3H12V7H11Z';
const FLOATS = 'M3 1H6V2H3ZM7 6H10V7H7Z';
const BARE_WARP = 'M0 0H1V1H0ZM0 2H1V3H0ZM0 5H1V6H0ZM0 7H1V8H0Z';

export interface WovenBandProps {
  /** The share that is woven already, 0 to 1; beyond it the warp lies bare. */
  progress?: number;
  /** In CSS pixels; multiples of 8 are the sharpest. */
  height?: number;
}

/** The one ornament: a woven band as wide as its place, running with the text. Decoration only. */
export function WovenBand({ progress = 1, height = 8 }: WovenBandProps) {
  const id = useId();
  const scale = `scale(${height / REPEAT.height})`;
  const woven = `${Math.min(1, Math.max(0, progress)) * 100}%`;

  return (
    <svg className={styles.band} width="100%" height={height} aria-hidden="true">
      <defs>
        <pattern id={`${id}cloth`} {...REPEAT} patternUnits="userSpaceOnUse" patternTransform={scale}>
          <rect className={styles.ground} {...REPEAT} />
          <path className={styles.weft} d={WEFT} />
          <path className={styles.floats} d={FLOATS} />
          <path className={styles.warp} d={WARP} />
        </pattern>
        <pattern id={`${id}warp`} width="1" height="8" patternUnits="userSpaceOnUse" patternTransform={scale}>
          <path className={styles.ground} d={BARE_WARP} />
        </pattern>
      </defs>
      {progress < 1 && <rect className={styles.bare} width="100%" height={height} fill={`url(#${id}warp)`} />}
      <rect className={styles.woven} width={woven} height={height} fill={`url(#${id}cloth)`} />
    </svg>
  );
}
