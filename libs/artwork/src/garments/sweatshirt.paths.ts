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

/** Sleeves of heavy knits: dropped shoulder, cloth that blouses over a ribbed cuff. */
export const heavySleeves: Part[] = pair(
  cloth(
    'panel',
    'M176 44C192 50 201 64 207 84C216 115 226 146 234.5 174C235.5 180 234 184 230.5 187C225 191.5 219 193.5 213 194.5C207.5 194 204.5 191 202.5 186C196 160 188 132 180 108C169 87 169 62 176 44Z',
  ),
  shade(
    'panel',
    'M180 108C174 97 171.5 88 171 78C180 98 204 150 216 193.6L213 194.5C207.5 194 204.5 191 202.5 186C196 160 188 132 180 108Z',
  ),
  fold('panel', [206, 118, 202, 123, 198, 126, 192, 128]),
  fold('panel', [210, 128, 206, 133, 201, 137, 195, 139]),
  fold('panel', [232, 170, 226, 176, 219, 180, 212, 182]),
  fold('panel', [233, 179, 227, 184, 221, 187, 214, 188]),
  cloth('trim', 'M230.5 187L233.5 205C228 209.5 222 212 216 213L213 194.5C219 193.5 225 191.5 230.5 187Z'),
  ribs('trim', 16.5, 'M231 196.4L216 202.8'),
);

export const sweatshirt: GarmentDrawing = {
  parts: [
    ...heavySleeves,
    cloth('trim', symmetric('M120 203C142 203 160 202 175.5 199L174 217C157 220.5 139 221.5 120 221.5')),
    ribs('trim', 16.6, 'M67 209.6C100 212.8 140 212.8 173 209.6'),
    cloth(
      'body',
      symmetric(
        'M120 62C136 62 149 50 150 33C159 37 168 40.5 176 44C169 62 169 87 180 108C179.5 138 183 166 182 188C181.5 194 179 197.5 175.5 199C160 202 142 203 120 203',
      ),
    ),
    ...pair(
      shade(
        'body',
        'M180 108C179.5 138 183 166 182 188C181.5 194 179 197.5 175.5 199L166 200.6C172 190 172 140 180 108Z',
      ),
      fold('body', [178, 114, 169, 120, 162, 130, 158, 143]),
      fold('body', [178.5, 122, 173, 129, 169, 138, 167, 150]),
      fold('body', [181, 182, 173, 187, 164, 190, 152, 191]),
      seam('body', 'M150 33C159 37 168 40.5 176 44'),
      stitch('body', 'M120 65.5C138 65.5 152.5 52.5 153.5 35'),
    ),
    inside('body', symmetric('M120 32C130 32 137 31 141 28C139 42 132 52 120 52')),
    cloth('trim', symmetric('M120 32C130 32 137 31 141 28L141 35C136 39.5 129 41 120 41')),
    ribs('trim', 8.5, 'M99.5 33C110 38 130 38 140.5 33'),
    cloth('trim', symmetric('M120 62C136 62 149 50 150 33L141 28C139 42 132 52 120 52')),
    ribs('trim', 10, 'M94.5 30C97 47 107 57 120 57C133 57 143 47 145.5 30'),
    cloth('trim', 'M110 61.2C116 62.3 124 62.3 130 61.2L120 77Z'),
    seam('trim', 'M115.4 63.4L117.4 71M120 63.6L120 75M124.6 63.4L122.6 71'),
  ],
  printZones: { sleeve: 'panel' },
};
