import type { Silhouette } from '@tiraz/contracts/garments';
import { drawingOf } from './all';
import { cloth, drawnOnce, fold, pair, patch, ribs, seam, shade, stitch, type Part } from './drawing';
import { pointsOf, symmetric } from './reflect';

type Area = readonly [left: number, top: number, right: number, bottom: number];

/** What a back is made of: the front, without what lies wholly within these areas, and with these parts. */
interface Back {
  without: readonly Area[];
  parts: readonly Part[];
}

const crew = (): Back => ({
  without: [[88, 0, 152, 62]],
  parts: [
    patch('body', symmetric('M120 31C130 31 139 30 147.5 28.5C151 42 142 62 120 62')),
    cloth('trim', symmetric('M120 30C129 30 136 29 140 26L147.5 28.5C140 34.5 130 36.5 120 36.5')),
    ribs('trim', 6.4, 'M95.5 28.4C106 34.8 134 34.8 144.5 28.4'),
    ...pair(stitch('body', 'M120 39.6C131 39.6 141 37.6 149.6 31.4')),
  ],
});

const BACKS: Partial<Record<Silhouette, () => Back>> = {
  't-shirt': crew,
  'long-sleeve': crew,
  polo: () => ({
    without: [[84, 20, 156, 112]],
    parts: [
      patch('body', symmetric('M120 30C132 30 141 31 149 33C153 46 142 64 120 66')),
      cloth(
        'trim',
        symmetric('M120 21C131 21 140 22.4 145 27C150 31.6 153.4 36.6 155 42.6C144.6 47.8 132 49.8 120 49.8'),
      ),
      ...pair(stitch('trim', 'M120 47C131.6 47 142 45.2 151.8 40.8')),
      ...pair(fold('trim', [146, 28, 143, 32, 138, 34, 132, 35], 1.4)),
      ...pair(seam('body', 'M120 58C138 58 156 55 174 49')),
    ],
  }),
  sweatshirt: () => ({
    without: [[85, 20, 155, 80]],
    parts: [
      patch('body', symmetric('M120 33C132 33 142 33 150 33C154 48 142 66 120 67')),
      cloth('trim', symmetric('M120 32C130 32 137 31 141 28L150 33C142 40.6 131 43 120 43')),
      ribs('trim', 9, 'M94.6 31C106 39 134 39 145.4 31'),
      ...pair(stitch('body', 'M120 46.4C132 46.4 143.6 44 152.6 36')),
    ],
  }),
  hoodie: () => ({
    without: [
      [78, 0, 160, 122],
      [70, 140, 170, 206],
    ],
    parts: [
      shade('body', symmetric('M120 92C131 86 141 80 150 74C158 68 162.6 60 162 46C160 62 146 76 120 82')),
      seam('body', 'M120 8C121.4 36 121 64 120 92'),
      stitch('body', 'M122.6 9C124 36 123.6 64 122.4 90'),
      ...pair(
        fold('body', [150, 30, 152, 42, 148, 54, 140, 64], 2.4),
        fold('body', [140, 22, 142, 36, 139, 50, 132, 60], 1.8),
        fold('body', [158, 56, 150, 66, 140, 74, 129, 79], 2),
      ),
    ],
  }),
  joggers: () => ({
    without: [
      [106, 18, 134, 110],
      [70, 32, 170, 82],
    ],
    parts: [
      cloth('body', 'M136 56L159 54.4L161 78L149.4 83.6L137.4 79.6Z'),
      stitch('body', 'M136.4 59.6L159.4 58M138.4 58L139.6 78L149.4 81.4L159 76.8L157.2 57'),
      ...pair(fold('body', [122, 98, 130, 108, 141, 113, 154, 113])),
    ],
  }),
  shirt: () => ({
    without: [
      [86, 20, 154, 70],
      [114, 20, 126, 220],
      [133, 91, 158, 122],
      [144, 43, 166, 52],
      [74, 43, 96, 52],
    ],
    parts: [
      patch('body', symmetric('M120 30C132 30 140 31 145 33C150 46 142 64 120 65')),
      ...pair(seam('body', 'M120 66C136 66 151 64 165 60')),
      ...pair(stitch('body', 'M120 69C136 69 151 67 164.6 63')),
      seam('body', 'M114 66L114.8 212M126 66L125.2 212'),
      cloth(
        'panel',
        symmetric('M120 23C131 23 139.6 23.6 144 26.6C149 30.6 152 35.4 153 41C142.6 46 131.4 48 120 48'),
      ),
      ...pair(stitch('panel', 'M120 45C131 45 141 43.4 149.6 39.4')),
    ],
  }),
  abaya: () => ({
    without: [[102, 8, 138, 232]],
    parts: [
      patch('body', symmetric('M120 15C125 15 128.6 13 130.8 11C135 22 129 34 120 36')),
      ...pair(seam('body', 'M120 15.2C125 15.2 128.1 13.7 130.8 11')),
      seam('body', 'M120 15.2L120 231.4'),
      ...pair(fold('body', [122, 60, 124, 110, 126, 170, 128, 226], 1.6)),
    ],
  }),
};

const isWithin =
  ([left, top, right, bottom]: Area) =>
  (part: Part): boolean =>
    (part.role === 'button' ? [[part.x, part.y] as const] : pointsOf(part.path)).every(
      ([x, y]) => x >= left && x <= right && y >= top && y <= bottom,
    );

/** The back of a garment; folded cloth has one face only. */
export const backOf = drawnOnce((silhouette: Silhouette): readonly Part[] => {
  const { parts } = drawingOf(silhouette);
  const back = Object.hasOwn(BACKS, silhouette) ? BACKS[silhouette]?.() : undefined;
  if (!back) return parts;
  const isOfFront = back.without.map(isWithin);
  return [...parts.filter((part) => !isOfFront.some((tells) => tells(part))), ...back.parts];
});
