import {
  cloth,
  fold,
  inside,
  pair,
  ribs,
  seam,
  shade,
  stitch,
  type GarmentDrawing,
  type Part,
} from './drawing';
import { symmetric } from './reflect';

/** The neck of everything that is pulled over the head and closed by a ribbed band. */
export const crewNeck = (): Part[] => [
  inside('body', symmetric('M120 30C129 30 136 29 140 26C138.5 40 131 49 120 49')),
  cloth('trim', symmetric('M120 30C129 30 136 29 140 26L140 32C135 36 128 37 120 37')),
  ribs('trim', 7, 'M101 29.5C110 35 130 35 139 29.5'),
  cloth('trim', symmetric('M120 57C134 57 146 46 147.5 28.5L140 26C138.5 40 131 49 120 49')),
  ribs('trim', 8, 'M96.5 27C98 43 107 53 120 53C133 53 142 43 143.5 27'),
];

export const tShirt = (): GarmentDrawing => ({
  parts: [
    cloth(
      'body',
      symmetric(
        'M120 57C134 57 146 46 147.5 28.5C157 33 168 36 178 39C172 57 172 80 184 99C182.5 138 182.5 178 185 215C164 219.5 142 220.5 120 220.5',
      ),
    ),
    ...pair(
      shade('body', 'M184 99C182.5 138 182.5 178 185 215L176 216.6C175 176 176 136 184 99Z'),
      fold('body', [181, 104, 173, 110, 166, 120, 162, 132]),
      fold('body', [182, 112, 177, 118, 173, 127, 171, 138]),
      cloth(
        'panel',
        'M178 39C194 45 204 56 211 68C217 79 223 88 229 97C218.5 108 207 115.5 195 119.5L184 99C172 80 172 57 178 39Z',
      ),
      shade('panel', 'M184 99C180 92 177.5 85 176 78C181 90 190 103 198.5 118.2L195 119.5Z'),
      fold('panel', [187, 96, 192, 88, 196, 80, 198, 72]),
      stitch('panel', 'M225.6 91.6C215 102.6 204 109.6 192 113.8'),
      stitch('panel', 'M224.3 89.4C214 100.2 203 107.2 190.8 111.6'),
      stitch('body', 'M184.8 208C164 212.5 142 213.5 120 213.5'),
      stitch('body', 'M184.7 205.4C164 209.9 142 210.9 120 210.9'),
      seam('body', 'M147.5 28.5C157 33 168 36 178 39'),
      stitch('body', 'M120 60C136 60 149 48.5 150.5 31'),
    ),
    ...crewNeck(),
  ],
  printZones: { sleeve: 'panel' },
});
