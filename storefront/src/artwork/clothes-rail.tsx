import styles from './clothes-rail.module.css';
import picture from './rail.svg';

/** One of each garment of the demo catalogue on one rail, from edge to edge; loaded when it comes into sight. */
export function ClothesRail() {
  return (
    <div className={styles.window}>
      <img src={picture} alt="" width="1280" height="190" loading="lazy" className={styles.rail} />
    </div>
  );
}
