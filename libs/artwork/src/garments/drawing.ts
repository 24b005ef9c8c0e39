import type { PrintPlace } from '@tiraz/contracts/garments';
import { reflect } from './reflect';

/** Which of the chosen colours a piece is cut from: the first, the second or the third. */
export type Zone = 'body' | 'panel' | 'trim';

type OutlinedPart =
  /** A piece of cloth in its zone's colour, or the wrong side of it, seen through an opening. */
  | { role: 'cloth' | 'inside'; zone: Zone; path: string }
  /** Cloth without an edge of its own, over what the other side of a garment has there. */
  | { role: 'patch'; zone: Zone; path: string }
  /** Sewn seams, rows of stitching, and soft folds that run out at both ends. */
  | { role: 'seam' | 'stitch' | 'fold'; zone: Zone; path: string }
  /** Knitted ribs, drawn across the centre line of a band `width` units wide. */
  | { role: 'ribs'; zone: Zone; path: string; width: number }
  | { role: 'shade'; zone: Zone; path: string };

export type Part = OutlinedPart | { role: 'button'; zone: Zone; x: number; y: number };

export interface GarmentDrawing {
  parts: readonly Part[];
  /** What is under a print that is not on the body. */
  printZones?: Partial<Record<PrintPlace, Zone>>;
}

/** Draws a thing when it is first asked for, and keeps it. */
export function drawnOnce<Name, Drawn>(draw: (name: Name) => Drawn): (name: Name) => Drawn {
  const drawn = new Map<Name, Drawn>();
  return (name) => {
    const thing = drawn.get(name) ?? draw(name);
    drawn.set(name, thing);
    return thing;
  };
}

const piece =
  (role: Exclude<OutlinedPart['role'], 'ribs'>) =>
  (zone: Zone, path: string): OutlinedPart => ({ role, zone, path });

export const cloth = piece('cloth');
export const inside = piece('inside');
export const patch = piece('patch');
export const seam = piece('seam');
export const stitch = piece('stitch');
export const shade = piece('shade');
export const ribs = (zone: Zone, width: number, path: string): OutlinedPart => ({
  role: 'ribs',
  zone,
  path,
  width,
});
export const button = (zone: Zone, x: number, y: number): Part => ({ role: 'button', zone, x, y });

/** A fold of `depth` units along one cubic curve from its first point to its last, thin at both. */
export function fold(zone: Zone, curve: Curve, depth = 2): OutlinedPart {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = curve;
  const length = Math.hypot(x3 - x0, y3 - y0);
  const [across, down] = [((y0 - y3) / length) * depth, ((x3 - x0) / length) * depth];
  const back = [x2 + across, y2 + down, x1 + across, y1 + down].map((value) => value.toFixed(1)).join(' ');
  return {
    role: 'fold',
    zone,
    path: `M${x0} ${y0}C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}C${back} ${x0} ${y0}Z`,
  };
}

type Curve = readonly [number, number, number, number, number, number, number, number];

/** What is cut twice, once for each side. */
export function pair(...parts: OutlinedPart[]): OutlinedPart[] {
  return parts.flatMap((part) => [part, { ...part, path: reflect(part.path) }]);
}
