import type { Colours } from '@tiraz/contracts/artwork';

/** Pixels line by line, four bytes each: red, green, blue, opacity. */
export interface Bitmap {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Lightness and two axes of colour, in which equal distances look equally far apart. */
type Lab = readonly [number, number, number];

interface Group {
  centre: [number, number, number];
  count: number;
  sums: [number, number, number];
  /** How many pixels lie in each cell of a fine grid. */
  cells: Map<number, number>;
}

/** From this opacity on a pixel is printed, and up to the other it lets something through. */
const PRINTED = 200;
const SEEN_THROUGH = 250;
/** Two colours nearer than this are one ink. */
const ONE_INK = 0.06;
/** A neighbour farther off makes an edge: what lies between two inks is no third one. */
const FLAT = 0.03;
/** Less of the print than this is no ink of its own. */
const LEAST_SHARE = 0.004;
const MOST_INKS = 12;
const MOST_GROUPS = 200;
/** The centre of a group follows its first pixels, and then ever more slowly. */
const SETTLED_AFTER = 500;
const CELL = 0.012;
/** In one group. */
const MOST_MODES = 2;
/** Below one of these, what there is are shades and no spot colours. */
const LEAST = { flat: 0.6, grouped: 0.6, tight: 0.75 };
const BORDER_SHARE = 0.98;

/** Counts the inks of a picture of a few hundred pixels on a side: flat areas, grouped by how alike they look. */
export function coloursOf(bitmap: Bitmap): Colours {
  const labs = labsOf(bitmap);
  const { groups, printed, flat } = groupsOf(bitmap, labs);
  const inks = merged(groups).filter(({ count }) => count >= LEAST_SHARE * printed);
  const grouped = inks.reduce((sum, { count }) => sum + count, 0);
  const tight = inks.reduce((sum, group) => sum + tightPixels(group), 0);
  const photographic =
    printed > 0 &&
    (inks.length > MOST_INKS ||
      flat < LEAST.flat * printed ||
      grouped < LEAST.grouped * printed ||
      tight < LEAST.tight * grouped);
  const ground = groundOf(bitmap, labs);
  const solidGround = ground ? hexOf(ground) : null;
  // A picture's ground is told by its hex: an ink that took in tones near it is the ground's all the same.
  const isGround = ({ centre }: Group) => ground && distance(centre, ground.centre) < ONE_INK;
  const groundInk = inks.find(isGround);
  const inkOf = (group: Group) => ({
    hex: group === groundInk && solidGround ? solidGround : hexOf(group),
    share: share(group.count, printed),
  });
  return {
    inks: photographic ? [] : inks.map(inkOf),
    photographic,
    hasAlpha: hasAlpha(bitmap),
    solidGround,
  };
}

function labsOf({ width, height, pixels }: Bitmap): (Lab | undefined)[] {
  const known = new Map<number, Lab>();
  return Array.from({ length: width * height }, (_, index) => {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(index * 4, index * 4 + 4);
    if (opacity < PRINTED) return undefined;
    const rgb = (red << 16) | (green << 8) | blue;
    const lab = known.get(rgb) ?? oklab(red, green, blue);
    known.set(rgb, lab);
    return lab;
  });
}

/** Groups of the printed pixels that look like their printed neighbours; the border, which has fewer, is left out. */
function groupsOf(
  { width, height, pixels }: Bitmap,
  labs: readonly (Lab | undefined)[],
): { groups: Group[]; printed: number; flat: number } {
  const groups: Group[] = [];
  let [printed, flat] = [0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x;
      const lab = labs[index];
      if (!lab) continue;
      printed += 1;
      const neighbours = [index - 1, index + 1, index - width, index + width];
      const isFlat = neighbours.every((at) => {
        const other = labs[at];
        return !other || distance(other, lab) <= FLAT;
      });
      if (!isFlat) continue;
      flat += 1;
      const group = groupFor(lab, groups);
      if (group) join(group, lab, pixels.subarray(index * 4, index * 4 + 3));
    }
  }
  return { groups, printed, flat };
}

function groupFor(lab: Lab, groups: Group[]): Group | undefined {
  const found = groups.find(({ centre }) => distance(centre, lab) < ONE_INK);
  if (found || groups.length >= MOST_GROUPS) return found;
  const group: Group = { centre: [...lab], count: 0, sums: [0, 0, 0], cells: new Map() };
  groups.push(group);
  return group;
}

function join(group: Group, lab: Lab, rgb: Uint8Array): void {
  group.count += 1;
  const weight = 1 / Math.min(group.count, SETTLED_AFTER);
  for (const axis of [0, 1, 2] as const) {
    group.sums[axis] += rgb[axis] ?? 0;
    group.centre[axis] += (lab[axis] - group.centre[axis]) * weight;
  }
  const cell = cellOf(lab);
  group.cells.set(cell, (group.cells.get(cell) ?? 0) + 1);
}

/** Centres drift: two groups that have come near each other are one ink. The largest come first. */
function merged(groups: readonly Group[]): Group[] {
  const inks: Group[] = [];
  for (const group of groups.toSorted((one, other) => other.count - one.count)) {
    const same = inks.find(({ centre }) => distance(centre, group.centre) < ONE_INK);
    if (!same) {
      inks.push(group);
      continue;
    }
    same.count += group.count;
    for (const axis of [0, 1, 2] as const) same.sums[axis] += group.sums[axis];
    for (const [cell, count] of group.cells) same.cells.set(cell, (same.cells.get(cell) ?? 0) + count);
  }
  return inks.sort((one, other) => other.count - one.count);
}

/**
 * Of a group, those that look like most of it, and like most of the rest: an ink is one colour with a little noise, or two that are
 * nearly alike; a gradient is neither.
 */
function tightPixels({ cells }: Group): number {
  const left = new Map(cells);
  let tight = 0;
  for (let modes = 0; modes < MOST_MODES; modes += 1) {
    const [middle] = [...left].reduce((most, cell) => (cell[1] > most[1] ? cell : most), [0, 0]);
    const centre = axesOf(middle);
    for (const [cell, count] of left) {
      if (axesOf(cell).some((value, axis) => Math.abs(value - (centre[axis] ?? 0)) > 1)) continue;
      tight += count;
      left.delete(cell);
    }
  }
  return tight;
}

/** Cells are numbered; each axis has 256 of them, zero in the middle. */
function cellOf(lab: Lab): number {
  return lab.reduce((cell, value) => cell * 256 + Math.round(value / CELL) + 128, 0);
}

function axesOf(cell: number): number[] {
  return [Math.floor(cell / 65_536), Math.floor(cell / 256) % 256, cell % 256];
}

function hasAlpha({ pixels }: Bitmap): boolean {
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) < SEEN_THROUGH) return true;
  return false;
}

/** The colour that (nearly) all of the border has; null where something reaches it, or it is seen through. */
function groundOf({ width, height, pixels }: Bitmap, labs: readonly (Lab | undefined)[]): Group | null {
  const border = labs.flatMap((_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1 ? [index] : [];
  });
  const groups: Group[] = [];
  for (const index of border) {
    const lab = labs[index];
    if (!lab) return null;
    const group = groupFor(lab, groups);
    if (group) join(group, lab, pixels.subarray(index * 4, index * 4 + 3));
  }
  const [ground] = merged(groups);
  return ground && ground.count >= BORDER_SHARE * border.length ? ground : null;
}

function hexOf({ sums, count }: Group): string {
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function share(count: number, printed: number): number {
  return Math.round((count / printed) * 1000) / 1000;
}

function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Björn Ottosson's OKLab. */
function oklab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
