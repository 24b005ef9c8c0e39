import { useNear } from '../ui/use-near';
import styles from './clothes-rail.module.css';
import picture from './rail.svg';

/** One of each garment of the demo catalogue on one rail, from edge to edge; loaded when it comes near the window. */
export function ClothesRail() {
  const [place, isNear] = useNear<HTMLDivElement>();
  return (
    <div ref={place} className={styles.window}>
      <div className={styles.rail}>{isNear && <img src={picture} alt="" width="1280" height="190" />}</div>
    </div>
  );
}
