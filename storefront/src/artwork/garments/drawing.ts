import { reflect } from './reflect';

/** Which of the chosen colours a piece is cut from: the first, the second or the third. */
export type Zone = 'body' | 'panel' | 'trim';

type OutlinedPart =
  /** A piece of cloth, filled with its zone's colour, or the wrong side of it, seen through an opening. */
  | { role: 'cloth' | 'inside'; zone: Zone; path: string }
  /** Lines on a piece: sewn seams, rows of stitching, soft folds. */
  | { role: 'seam' | 'stitch' | 'fold'; zone: Zone; path: string }
  /** Knitted ribs, drawn across the centre line of a band `width` units wide. */
  | { role: 'ribs'; zone: Zone; path: string; width: number }
  | { role: 'shade'; zone: Zone; path: string };

export type Part = OutlinedPart | { role: 'button'; zone: Zone; x: number; y: number };

/** Where a print can sit: the middle of the mark and its width and height, in drawing units. */
export type PrintPlace = readonly [x: number, y: number, width: number, height: number];

export interface GarmentDrawing {
  parts: readonly Part[];
  /** In the order in which print techniques take their places. */
  printPlaces: readonly PrintPlace[];
}

const piece =
  (role: Exclude<OutlinedPart['role'], 'ribs'>) =>
  (zone: Zone, path: string): OutlinedPart => ({ role, zone, path });

export const cloth = piece('cloth');
export const inside = piece('inside');
export const seam = piece('seam');
export const stitch = piece('stitch');
export const fold = piece('fold');
export const shade = piece('shade');
export const ribs = (zone: Zone, width: number, path: string): OutlinedPart => ({
  role: 'ribs',
  zone,
  path,
  width,
});
export const button = (zone: Zone, x: number, y: number): Part => ({ role: 'button', zone, x, y });

/** What is cut twice, once for each side. */
export function pair(...parts: OutlinedPart[]): OutlinedPart[] {
  return parts.flatMap((part) => [part, { ...part, path: reflect(part.path) }]);
}
