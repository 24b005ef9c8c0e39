import {
  MILLIMETRES_PER_UNIT,
  type Cut,
  type DrawnBox,
  type PrintArea,
  type PrintTechnique,
  type Silhouette,
  type WeaveName,
} from '@tiraz/contracts/garments';
import { useId } from 'react';
import { Piece as DrawnPart, UNDYED } from './flat-sketch';
import { FoldedStack } from './folded-stack';
import styles from './garment.module.css';
import { drawingOf } from './garments/all';
import { backOf } from './garments/backs';
import { AXIS, cutAt, cutParts } from './garments/cuts';
import type { Part, Zone } from './garments/drawing';
import { surrounds } from './garments/reflect';
import { PrintLook } from './print-looks';
import { WeaveTexture } from './weave';

export type Side = 'front' | 'back';

/** A customer's own artwork, drawn as large as it will be printed. */
export interface Artwork {
  href: string;
  widthMm: number;
  heightMm: number;
  /** From the middle of its area, to the right and down as one looks at the garment. */
  offsetMm: { x: number; y: number };
}

export interface DressedPrint {
  area: Pick<PrintArea, 'place' | 'box'>;
  technique: PrintTechnique;
  /** In how many colours it is printed, where that is counted. */
  colours: number;
  /** Without one, a motif of ours shows what the technique looks like. */
  artwork?: Artwork | undefined;
}

export interface DressedGarmentProps {
  silhouette: Silhouette;
  side: Side;
  cut?: Cut | undefined;
  /** Without one the cloth is smooth. */
  weave?: WeaveName | undefined;
  /** `#RRGGBB`: body, panels, trims; the others lie folded beside it. */
  colours: readonly string[];
  prints: readonly DressedPrint[];
  /** Lies on paper ruled in squares of ten centimetres. */
  isOnPaper?: boolean;
  /** What it shows, in words; without them the drawing is decoration. */
  title?: string;
}

/** What a drawing needs in its widest cut, and with folded pieces beside it. */
const VIEW = '-18 0 276 246';
const VIEW_WITH_STACK = '-18 0 283 264';

/** Which side an area is on. */
export const sideOf = (place: PrintArea['place']): Side => (place === 'back' ? 'back' : 'front');

/** The garment as it was chosen: cut, cloth, colours by part, prints with the look of their kind. */
export function DressedGarment(props: DressedGarmentProps) {
  const { silhouette, side, cut = 'regular', weave, colours, prints, isOnPaper, title } = props;
  const id = useId();
  const [body = UNDYED, panel = body, trim = panel, ...others] = colours;
  const dyes: Record<Zone, string> = { body, panel, trim };
  const parts = cutParts(side === 'back' ? backOf(silhouette) : drawingOf(silhouette).parts, cut);
  const at = cutAt(cut);
  const placed = prints
    .filter(({ area }) => sideOf(area.place) === side)
    .map((print) => {
      const [x, y] = at(print.area.box.x, print.area.box.y);
      return { ...print, x, y, under: pieceUnder(parts, x, y) };
    });
  const printsOn = (index: number, isInTheCloth: boolean) =>
    placed.map(
      (print, turn) =>
        print.under === index &&
        IN_THE_CLOTH.includes(print.technique) === isInTheCloth && (
          <g
            key={turn}
            className={print.technique === 'sublimation' ? styles.dyed : undefined}
            clipPath={index < 0 ? undefined : `url(#${id}piece${index})`}
          >
            <g
              data-print={print.technique}
              transform={`translate(${print.x} ${print.y}) rotate(${print.area.box.turn})`}
            >
              {print.artwork ? (
                <PlacedArtwork artwork={print.artwork} silhouette={silhouette} />
              ) : (
                <PrintLook
                  {...print}
                  box={print.area.box}
                  turn={turn}
                  dye={dyes[parts[index]?.zone ?? 'body']}
                />
              )}
            </g>
          </g>
        ),
    );

  return (
    <svg
      className={styles.garment}
      viewBox={others.length > 0 ? VIEW_WITH_STACK : VIEW}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      data-side={side}
      data-cut={cut}
    >
      <defs>
        {isOnPaper && <Ruled id={`${id}paper`} pitch={100 / millimetresOf(silhouette)} />}
        {weave && <WeaveTexture id={`${id}weave`} weave={weave} />}
        {parts.map(
          (part, i) =>
            isCloth(part) &&
            placed.some(({ under }) => under === i) && (
              <clipPath key={i} id={`${id}piece${i}`}>
                <path d={part.path} />
              </clipPath>
            ),
        )}
      </defs>
      {isOnPaper && <rect x="-760" y="-880" width="1760" height="2000" fill={`url(#${id}paper)`} />}
      <g className={styles.outline}>
        {parts.map((part, i) => isPiece(part) && <path key={i} d={part.path} />)}
      </g>
      {parts.map((part, i) => (
        <g key={i}>
          <DrawnPart part={part} dye={dyes[part.zone]} />
          {printsOn(i, true)}
          {weave && isCloth(part) && (
            <path className={styles.woven} d={part.path} fill={`url(#${id}weave)`} />
          )}
          {printsOn(i, false)}
        </g>
      ))}
      {printsOn(-1, true)}
      {printsOn(-1, false)}
      <FoldedStack dyes={others} />
    </svg>
  );
}

type Piece = Extract<Part, { role: 'cloth' | 'patch' | 'inside' }>;

const isCloth = (part: Part | undefined): part is Piece => part?.role === 'cloth' || part?.role === 'patch';
const isPiece = (part: Part): part is Piece => part.role === 'inside' || isCloth(part);

/** What goes into the cloth lies below its threads; what is laid or sewn on it, above. */
const IN_THE_CLOTH: readonly PrintTechnique[] = ['screen', 'dtg', 'sublimation'];

/** The uppermost piece of cloth at a point, by its place among the parts; -1 where there is none. */
function pieceUnder(parts: readonly Part[], x: number, y: number): number {
  return parts.findLastIndex((part) => isCloth(part) && surrounds(part.path, [x, y]));
}

/** How many millimetres of the garment a unit of its drawing is. */
const millimetresOf = (silhouette: Silhouette) =>
  MILLIMETRES_PER_UNIT[Object.hasOwn(MILLIMETRES_PER_UNIT, silhouette) ? silhouette : 'generic'];

/** A pattern cutter's paper; one of its lines is the garment's axis. */
function Ruled({ id, pitch }: { id: string; pitch: number }) {
  return (
    <pattern id={id} x={AXIS} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
      <path className={styles.ruling} d={`M0 ${pitch}V0H${pitch}`} />
    </pattern>
  );
}

function PlacedArtwork({ artwork, silhouette }: { artwork: Artwork; silhouette: Silhouette }) {
  const { x, y, width, height } = drawnAt(artwork, silhouette);
  return (
    <image
      href={artwork.href}
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid meet"
    />
  );
}

/** Where artwork lies in units of the drawing, from the middle of its area: the one place that knows how large a millimetre is. */
export function drawnAt(
  { widthMm, heightMm, offsetMm }: Omit<Artwork, 'href'>,
  silhouette: Silhouette,
): Omit<DrawnBox, 'turn'> {
  const units = (millimetres: number) => millimetres / millimetresOf(silhouette);
  return {
    x: units(offsetMm.x),
    y: units(offsetMm.y),
    width: units(widthMm),
    height: units(heightMm),
  };
}
