import type { DrawnBox } from '@tiraz/contracts/garments';
import styles from './garment.module.css';

/** One glyph a technique, on a field from -6 to 6. */
const GLYPHS = [
  'M-6 -6H6V6H-6ZM-3 -3V3H3V-3Z',
  'M0 -7L7 0L0 7L-7 0ZM0 -3L-3 0L0 3L3 0Z',
  'M-6 -6H-3V6H-6ZM-1.5 -6H1.5V6H-1.5ZM3 -6H6V6H3Z',
  'M-7 6L0 -7L7 6Z',
  'M-2 -6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z',
  'M-6 -6H6V-3H-3V-1.5H6V1.5H-3V3H6V6H-6Z',
] as const;

interface PrintMarkProps {
  box: DrawnBox;
  /** The technique's turn among the chosen ones, from 0. */
  technique: number;
  colour: string;
}

/** Where a print will sit: a tacked frame, with the glyph of the technique in it. */
export function PrintMark({ box, technique, colour }: PrintMarkProps) {
  const { x, y, width, height, turn } = box;
  const scale = Math.min(width, height) / 26;
  return (
    <g data-print={technique} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect
        className={styles.printFrame}
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx="1"
        stroke={colour}
        fill={colour}
      />
      <path
        d={GLYPHS[technique % GLYPHS.length]}
        transform={`scale(${scale})`}
        fill={colour}
        fillRule="evenodd"
      />
    </g>
  );
}
