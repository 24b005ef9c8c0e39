import type { PrintArea } from '@tiraz/contracts/garments';
import { FOLDED_MARGIN, FoldedStack } from './folded-stack';
import styles from './garment.module.css';
import type { GarmentDrawing, Part, Zone } from './garments/drawing';
import { SIDE } from './garments/reflect';
import { inkOn } from './ink-on';
import { PrintMark } from './print-mark';

/** Cotton as it comes from the loom. */
export const UNDYED = '#F1E8D6';

export interface Dressing {
  /** `#RRGGBB`: the first dyes the body, the second its panels, the third the trims; the others lie folded beside it. */
  colours?: readonly string[];
  /** Where it can be printed, the likeliest place first. */
  printAreas?: readonly Pick<PrintArea, 'place' | 'box'>[];
  /** How many print techniques are marked on it; each takes the next area of the front. */
  prints?: number;
  /** Its name for those who do not see it; without one the drawing is decoration. */
  title?: string;
}

/** The front of a garment, drawn as a maker's flat sketch, in the chosen colours or in undyed cotton. */
export function FlatSketch({
  drawing,
  colours = [],
  printAreas = [],
  prints = 0,
  title,
}: Dressing & { drawing: GarmentDrawing }) {
  const [body = UNDYED, panel = body, trim = panel, ...others] = colours;
  const side = others.length > 0 ? SIDE + FOLDED_MARGIN : SIDE;
  const dyes: Record<Zone, string> = { body, panel, trim };

  return (
    <svg
      className={styles.garment}
      viewBox={`0 0 ${side} ${side}`}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <g className={styles.outline}>
        {drawing.parts.map(
          (part, i) => (part.role === 'cloth' || part.role === 'inside') && <path key={i} d={part.path} />,
        )}
      </g>
      {drawing.parts.map((part, i) => (
        <Piece key={i} part={part} dye={dyes[part.zone]} />
      ))}
      {printAreas
        .filter(({ place }) => place !== 'back')
        .slice(0, prints)
        .map(({ place, box }, i) => (
          <PrintMark
            key={i}
            box={box}
            technique={i}
            colour={inkOn(dyes[drawing.printZones?.[place] ?? 'body']).line}
          />
        ))}
      <FoldedStack dyes={others} />
    </svg>
  );
}

/** One part of a garment in the colour of its zone. */
export function Piece({ part, dye }: { part: Part; dye: string }) {
  const { line, shade, depth } = inkOn(dye);
  switch (part.role) {
    case 'button':
      return <circle className={styles.button} cx={part.x} cy={part.y} r="2.6" fill={dye} stroke={line} />;
    case 'cloth':
      return <path className={styles.cloth} d={part.path} fill={dye} stroke={line} data-zone={part.zone} />;
    case 'patch':
      return <path d={part.path} fill={dye} data-zone={part.zone} />;
    case 'inside':
      return (
        <>
          <path d={part.path} fill={dye} />
          <path d={part.path} fill="#000" fillOpacity={depth} />
        </>
      );
    case 'shade':
      return <path d={part.path} {...shade} />;
    case 'ribs':
      return <path className={styles.ribs} d={part.path} stroke={line} strokeWidth={part.width} />;
    case 'fold':
      return <path className={styles.fold} d={part.path} fill={line} />;
    case 'seam':
    case 'stitch':
      return <path className={styles[part.role]} d={part.path} stroke={line} />;
  }
}
