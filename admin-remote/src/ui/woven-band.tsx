import type { CSSProperties } from 'react';
import styles from './woven-band.module.css';

/** The pattern that runs along an edge; it reads as the page does. @param height in px */
export function WovenBand({ height }: { height: number }) {
  return <div className={styles.band} style={{ '--band': `${height}px` } as CSSProperties} />;
}
