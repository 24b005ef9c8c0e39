import type { DrawnBox, PrintTechnique } from '@tiraz/contracts/garments';
import { useId, type ReactNode } from 'react';
import { moved } from './garments/reflect';
import { inkOn } from './ink-on';
import { PrintMark } from './print-mark';
import styles from './print-looks.module.css';

/** What our sample motif is printed in: on dark cloth, and on light. */
const ON_DARK = ['#F4ECDD', '#E0A93B', '#D8604C', '#7FB3A6'];
const ON_LIGHT = ['#27375E', '#A3352B', '#B8862B', '#2F6B5E'];

/** A star of eight points around 0, 0: two squares, one turned. */
function star(radius: number): string {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 === 0 ? radius : radius * 0.765;
    const angle = (i * Math.PI) / 8;
    return `${(Math.cos(angle) * reach).toFixed(2)} ${(Math.sin(angle) * reach).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** From the outside in; where two lie next to each other the cloth shows between them. */
const MOTIF = [star(50) + star(41), star(36) + star(21), star(16) + star(10), star(6)];
const MOTIF_SIDE = 100;

/** Our motif, as large as it fits into a box, and in a long one woven into a band. */
function motifIn({ width, height }: DrawnBox): string[] {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const times = Math.max(1, Math.floor(long / short));
  const scale = short / MOTIF_SIDE;
  const pitch = long / times;
  const middles = Array.from({ length: times }, (_, i) => (i - (times - 1) / 2) * pitch);
  return MOTIF.map((layer) =>
    middles
      .map((middle) =>
        moved(layer, (x, y) =>
          width >= height ? [x * scale + middle, y * scale] : [x * scale, y * scale + middle],
        ),
      )
      .join(''),
  );
}

interface PrintLookProps {
  technique: PrintTechnique;
  /** In how many colours it is printed, where that is counted. */
  colours: number;
  /** As the cut has placed it. */
  box: DrawnBox;
  /** `#RRGGBB`: what is under it. */
  dye: string;
  /** Its turn among the chosen prints, from 0. */
  turn: number;
}

/** A print at its area with a motif of ours: flat ink, raised ink, film, a picture, thread or dye. */
export function PrintLook({ technique, colours, box, dye, turn }: PrintLookProps) {
  const id = useId();
  const { line, depth } = inkOn(dye);
  const inks = depth > 0.4 ? ON_DARK : ON_LIGHT;
  const used = inks.slice(0, Math.max(1, colours));
  const inkOf = (layer: number) => used[layer % used.length] ?? line;
  const layers = motifIn(box);
  const each = (draw: (path: string, layer: number) => ReactNode) => layers.map(draw);
  switch (technique) {
    case 'screen':
      return each((path, i) => <path key={i} className={styles.shape} d={path} fill={inkOf(i)} />);
    case 'puff':
      return each((path, i) => (
        <g key={i} className={styles.puff}>
          <path d={path} fill="#000" stroke="#000" transform="translate(0.5 0.8)" opacity="0.4" />
          <path d={path} fill={inkOf(i)} stroke={inkOf(i)} />
          <path className={styles.crest} d={path} transform="translate(-0.25 -0.35)" />
        </g>
      ));
    case 'dtf':
      return (
        <>
          {each((path, i) => (
            <path key={i} className={styles.film} d={path} />
          ))}
          <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0.3" stopColor="#fff" stopOpacity="0" />
            <stop offset="0.48" stopColor="#fff" stopOpacity="0.5" />
            <stop offset="0.62" stopColor="#fff" stopOpacity="0" />
          </linearGradient>
          {each((path, i) => (
            <path key={i} className={styles.shape} d={path} fill={inks[i % inks.length]} />
          ))}
          <path className={styles.shape} d={layers.join('')} fill={`url(#${id})`} />
        </>
      );
    case 'embroidery':
      return each((path, i) => (
        <g key={i} className={styles.embroidery}>
          <pattern
            id={`${id}${i}`}
            width="1.3"
            height="1.3"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${(i * 52 + 30) % 180})`}
          >
            <path d="M0 0H1.3V1.3H0Z" fill={inkOf(i)} />
            <path d="M0 0.2H1.3" stroke="#000" strokeOpacity="0.42" strokeWidth="0.34" />
            <path d="M0 0.8H1.3" stroke="#fff" strokeOpacity="0.42" strokeWidth="0.3" />
          </pattern>
          <path d={path} fill="#000" transform="translate(0.35 0.55)" opacity="0.35" />
          <path d={path} fill={`url(#${id}${i})`} />
          <path className={styles.satin} d={path} stroke={inkOf(i)} />
        </g>
      ));
    case 'dtg':
      return <Picture id={id} box={box} />;
    case 'sublimation':
      return <Dyed id={id} box={box} layers={layers} line={line} />;
    case 'generic':
    default:
      return <PrintMark box={{ ...box, x: 0, y: 0, turn: 0 }} technique={turn} colour={line} />;
  }
}

/** What only a digital print can do: a picture with fades, soft in the cloth. */
function Picture({ id, box: { width, height } }: { id: string; box: DrawnBox }) {
  const at = (x: number, y: number) => `${((x - 0.5) * width).toFixed(2)} ${((y - 0.5) * height).toFixed(2)}`;
  const dune = (from: number, crest: number, to: number) =>
    `M${at(0, 1)}L${at(0, from)}Q${at(0.34, crest)} ${at(0.58, from + 0.02)}Q${at(0.8, from + 0.12)} ${at(1, to)}L${at(1, 1)}Z`;
  return (
    <g className={styles.picture}>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#2B3A6B" />
        <stop offset="0.42" stopColor="#B0566A" />
        <stop offset="0.72" stopColor="#F0A24E" />
        <stop offset="1" stopColor="#F7D58A" />
      </linearGradient>
      <linearGradient id={`${id}sand`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#E4A257" />
        <stop offset="1" stopColor="#6E3B33" />
      </linearGradient>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} fill={`url(#${id})`} />
      <circle cx={width * 0.16} cy={height * 0.02} r={Math.min(width, height) * 0.15} fill="#FCE9B8" />
      <path d={dune(0.62, 0.48, 0.66)} fill="#A2564E" fillOpacity="0.8" />
      <path d={dune(0.78, 0.62, 0.74)} fill={`url(#${id}sand)`} />
    </g>
  );
}

/** Dye that has become part of the cloth, up to the edges of its area; on dark cloth there is little of it to see. */
function Dyed({ id, box, layers, line }: { id: string; box: DrawnBox; layers: string[]; line: string }) {
  const { width, height } = box;
  const rect = { x: -width / 2, y: -height / 2, width, height };
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#1E8C93" />
        <stop offset="0.5" stopColor="#7A5AA6" />
        <stop offset="1" stopColor="#D9577A" />
      </linearGradient>
      <g>
        <rect {...rect} fill={`url(#${id})`} />
        {layers.map((path, i) => (
          <path key={i} className={styles.shape} d={path} fill="#fff" fillOpacity={i % 2 ? 0.3 : 0.55} />
        ))}
      </g>
      <rect {...rect} className={styles.tack} stroke={line} />
    </>
  );
}
