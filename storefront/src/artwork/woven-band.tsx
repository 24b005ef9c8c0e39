import { useId } from 'react';
import styles from './woven-band.module.css';
import { BARE_WARP, FLOATS, REPEAT, WARP, WEFT } from './woven-band.paths';

interface WovenBandProps {
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
          <path className={styles.bareWarp} d={BARE_WARP} />
        </pattern>
      </defs>
      {progress < 1 && <rect className={styles.bare} width="100%" height={height} fill={`url(#${id}warp)`} />}
      <rect className={styles.woven} width={woven} height={height} fill={`url(#${id}cloth)`} />
    </svg>
  );
}
