import { DRAWING_SIDE } from '@tiraz/contracts/garments';

/**
 * Symmetry for path data. Garments are drawn as their right half on a square whose axis stands in its middle; only the
 * absolute commands M, L, C, Q and Z are understood.
 */
export const SIDE = DRAWING_SIDE;

export type Point = readonly [x: number, y: number];

type Command = { letter: string; points: number[] };

function parse(path: string): Command[] {
  return Array.from(path.matchAll(/([MLCQZ])([^MLCQZ]*)/g), ([, letter = '', numbers = '']) => ({
    letter,
    points: (numbers.match(/-?[\d.]+/g) ?? []).map(Number),
  }));
}

const write = (letter: string, points: number[]): string => letter + points.join(' ');
const flip = (points: number[]): number[] => points.map((value, i) => (i % 2 === 0 ? SIDE - value : value));

/** The same path on the other side of the axis. */
export function reflect(path: string): string {
  return parse(path)
    .map(({ letter, points }) => write(letter, flip(points)))
    .join('');
}

/** The same path with each of its points, also those that draw a curve, moved to where `to` says. */
export function moved(path: string, to: (x: number, y: number) => Point): string {
  return parse(path)
    .map(({ letter, points }) =>
      write(
        letter,
        pairsOf(points).flatMap(([x, y]) => to(x, y).map((value) => Math.round(value * 100) / 100)),
      ),
    )
    .join('');
}

const pairsOf = (points: readonly number[]): Point[] =>
  points.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, points[i + 1] ?? 0]] : []));

/** All points that a path names, also those that only draw its curves. */
export function pointsOf(path: string): Point[] {
  return parse(path).flatMap(({ points }) => pairsOf(points));
}

/** Into how many straight pieces a curve is cut to find out what it surrounds. */
const PIECES = 8;

/** The corners of what a path surrounds, its curves cut into straight pieces; one list for each of its closed lines. */
function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = [];
  let outline: Point[] = [];
  for (const { letter, points } of parse(path)) {
    const pairs = pairsOf(points);
    if (letter === 'M') outlines.push((outline = []));
    if (letter === 'M' || letter === 'L') outline.push(...pairs);
    const size = letter === 'C' ? 3 : 2;
    if (letter !== 'C' && letter !== 'Q') continue;
    for (let at = 0; at + size <= pairs.length; at += size) {
      const knots = [...outline.slice(-1), ...pairs.slice(at, at + size)];
      for (let piece = 1; piece <= PIECES; piece++) outline.push(onCurve(knots, piece / PIECES));
    }
  }
  return outlines;
}

/** The point of a Bézier curve at `t`, 0 to 1 (de Casteljau). */
function onCurve(knots: readonly Point[], t: number): Point {
  const [first = [0, 0], ...rest] = knots;
  if (rest.length === 0) return first;
  const next = rest.map(([x, y], i): Point => {
    const [fromX, fromY] = knots[i] ?? first;
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return onCurve(next, t);
}

/** Whether a point lies within what a path surrounds. */
export function surrounds(path: string, [x, y]: Point): boolean {
  let crossings = 0;
  for (const outline of outlinesOf(path))
    outline.forEach(([x1, y1], i) => {
      const [x0, y0] = outline.at(i - 1) ?? [x1, y1];
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)) crossings++;
    });
  return crossings % 2 === 1;
}

/** An open path that runs from axis to axis, closed by its own reflection. */
export function symmetric(half: string): string {
  const commands = parse(half);
  const back = commands.map((command, i) => {
    const before = commands[i - 1]?.points.slice(-2) ?? [];
    const pairs = Array.from({ length: command.points.length / 2 }, (_, k) =>
      command.points.slice(2 * k, 2 * k + 2),
    );
    return write(command.letter, flip([...pairs.slice(0, -1).reverse().flat(), ...before]));
  });
  return half + back.slice(1).reverse().join('') + 'Z';
}
