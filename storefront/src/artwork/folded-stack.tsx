import styles from './garment.module.css';
import { inkOn } from './ink-on';

const [LEFT, BOTTOM, WIDTH, HEIGHT] = [196, 236, 40, 11];

/** The colours that the garment itself has no piece left for: folded pieces at its lower corner. */
export function FoldedStack({ dyes }: { dyes: readonly string[] }) {
  return dyes.map((dye, i) => {
    const top = BOTTOM - HEIGHT * (i + 1);
    const piece = { x: LEFT, y: top, width: WIDTH, height: HEIGHT, rx: 4.5 };
    return (
      <g key={dye}>
        <rect className={styles.outline} {...piece} />
        <rect className={styles.cloth} {...piece} fill={dye} stroke={inkOn(dye).line} data-zone="folded" />
        <path
          className={styles.fold}
          d={`M${LEFT + 6} ${top + HEIGHT / 2}L${LEFT + WIDTH} ${top + HEIGHT / 2}`}
          stroke={inkOn(dye).line}
        />
      </g>
    );
  });
}
