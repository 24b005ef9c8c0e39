import styles from './garment.module.css';
import type { PrintPlace } from './garments/drawing';

/** One glyph a technique, on a field from -6 to 6. */
const GLYPHS = [
  'M-5 -5L5 -5L5 5L-5 5ZM-2 -2L-2 2L2 2L2 -2Z',
  'M0 -6L6 0L0 6L-6 0Z',
  'M-6 -6L-2 -6L-2 6L-6 6ZM2 -6L6 -6L6 6L2 6Z',
  'M-6 5L0 -6L6 5Z',
  'M-2 -6L2 -6L2 -2L6 -2L6 2L2 2L2 6L-2 6L-2 2L-6 2L-6 -2L-2 -2Z',
  'M-6 -6L6 -6L6 -2L-2 -2L-2 2L6 2L6 6L-6 6Z',
] as const;

/** Where a print will sit: a tacked frame, with the glyph of the technique in it. */
export function PrintMark({
  place: [x, y, width, height],
  technique,
}: {
  place: PrintPlace;
  technique: number;
}) {
  const frame = { x: x - width / 2, y: y - height / 2, width, height, rx: 1 };
  const scale = Math.min(width, height) / 24;
  return (
    <g data-print={technique}>
      <rect className={styles.printGround} {...frame} />
      <rect className={styles.printFrame} {...frame} />
      <path
        className={styles.printGlyph}
        d={GLYPHS[technique % GLYPHS.length]}
        transform={`translate(${x} ${y}) scale(${scale})`}
        fillRule="evenodd"
      />
    </g>
  );
}
