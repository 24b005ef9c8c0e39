import { cloth, fold, pair, seam, shade, stitch, type GarmentDrawing } from './drawing';

/** What stands for a product that has no drawing of its own: three folded pieces with a woven label. */
export const foldedCloth: GarmentDrawing = {
  parts: [
    cloth(
      'trim',
      'M44 168L196 168C206 168 210 174 210 182C210 190 206 196 196 196L44 196C34 196 30 190 30 182C30 174 34 168 44 168Z',
    ),
    cloth(
      'panel',
      'M44 136L196 136C206 136 210 143 210 152C210 161 206 168 196 168L44 168C34 168 30 161 30 152C30 143 34 136 44 136Z',
    ),
    cloth(
      'body',
      'M60 70L180 70L206 104C210 108 210 112 210 118C210 129 206 136 196 136L44 136C34 136 30 129 30 118C30 112 30 108 34 104Z',
    ),
    shade(
      'body',
      'M34 104L206 104C210 108 210 112 210 118C210 129 206 136 196 136L44 136C34 136 30 129 30 118C30 112 30 108 34 104Z',
    ),
    seam('body', 'M34 104L206 104'),
    fold('body', 'M44 120L210 120'),
    fold('panel', 'M40 152L208 152'),
    fold('trim', 'M40 182L208 182'),
    ...pair(fold('body', 'M150 70L160 104')),
    cloth('trim', 'M104 78L136 78L138 94L102 94Z'),
    stitch('trim', 'M106 81L134 81'),
  ],
  printPlaces: [
    [120, 116, 36, 12],
    [70, 88, 22, 14],
    [170, 88, 22, 14],
    [120, 152, 36, 12],
    [120, 182, 36, 12],
    [64, 120, 26, 12],
  ],
};
