import { DRAWING_SIDE } from '@tiraz/contracts/garments';

/**
 * Symmetry for path data. Garments are drawn as their right half on a square whose axis stands in its middle; only the
 * absolute commands M, L, C, Q and Z are understood.
 */
export const SIDE = DRAWING_SIDE;

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
