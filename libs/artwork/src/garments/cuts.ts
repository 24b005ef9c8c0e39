import type { Cut } from '@tiraz/contracts/garments';
import type { Part } from './drawing';
import { moved, SIDE, type Point } from './reflect';

/** What every garment is drawn around. */
export const AXIS = SIDE / 2;

/** How far from the axis the neck reaches, which no cut widens. */
const NECK = 30;

/** Where a garment hangs from. */
const SHOULDERS = 30;

interface Ease {
  /** How much wider everything beyond the neck is, as a share of it. */
  wider: number;
  /** How far the shoulders and sleeves fall, for each unit beyond the neck. */
  fall: number;
  /** How much longer it is, as a share of what hangs from the shoulders. */
  longer: number;
}

const EASES: Readonly<Record<Cut, Ease>> = {
  regular: { wider: 0, fall: 0, longer: 0 },
  slim: { wider: -0.13, fall: -0.02, longer: 0 },
  relaxed: { wider: 0.1, fall: 0.05, longer: 0.01 },
  oversized: { wider: 0.22, fall: 0.13, longer: 0.03 },
};

/** Where a cut puts a point of the drawing. A cut that this release does not know is the regular one. */
export function cutAt(cut: Cut): (x: number, y: number) => Point {
  const { wider, fall, longer } = EASES[Object.hasOwn(EASES, cut) ? cut : 'regular'];
  return (x, y) => {
    const beyond = Math.max(0, Math.abs(x - AXIS) - NECK);
    return [
      x + Math.sign(x - AXIS) * beyond * wider,
      y + beyond * fall + Math.max(0, y - SHOULDERS) * longer,
    ];
  };
}

/** A drawing as a cut leaves it. */
export function cutParts(parts: readonly Part[], cut: Cut): readonly Part[] {
  const at = cutAt(cut);
  return parts.map((part) => {
    if (part.role !== 'button') return { ...part, path: moved(part.path, at) };
    const [x, y] = at(part.x, part.y);
    return { ...part, x, y };
  });
}
