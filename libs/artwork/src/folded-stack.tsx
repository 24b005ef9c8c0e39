import styles from './garment.module.css';
import { SIDE } from './garments/reflect';
import { inkOn } from './ink-on';

/** What the drawing grows by, to the end and downwards, to make room for the stack. */
export const FOLDED_MARGIN = 22;

const PIECE = { width: 42, height: 11 };
const LEFT = SIDE + FOLDED_MARGIN - PIECE.width - 3;
const BOTTOM = SIDE + FOLDED_MARGIN - 3;

/** The colours that the garment itself has no piece left for: folded pieces at its lower corner. */
export function FoldedStack({ dyes }: { dyes: readonly string[] }) {
  return dyes.map((dye, i) => {
    const top = BOTTOM - PIECE.height * (i + 1);
    const middle = top + PIECE.height / 2;
    const { line } = inkOn(dye);
    return (
      <g key={dye}>
        <rect className={styles.outline} x={LEFT} y={top} {...PIECE} rx="4.5" />
        <rect
          className={styles.cloth}
          x={LEFT}
          y={top}
          {...PIECE}
          rx="4.5"
          fill={dye}
          stroke={line}
          data-zone="folded"
        />
        <path
          className={styles.seam}
          d={`M${LEFT + 7} ${middle}L${LEFT + PIECE.width - 1} ${middle}`}
          stroke={line}
        />
      </g>
    );
  });
}
