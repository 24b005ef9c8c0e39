import { cloth, fold, inside, pair, ribs, seam, shade, stitch, type GarmentDrawing } from './drawing';
import { symmetric } from './reflect';
import { heavySleeves } from './sweatshirt.paths';

export const hoodie: GarmentDrawing = {
  parts: [
    ...heavySleeves,
    cloth('trim', symmetric('M120 206C142 206 160 205 175.5 202L174 220C157 223.5 139 224.5 120 224.5')),
    ribs('trim', 16.6, 'M67 212.6C100 215.8 140 215.8 173 212.6'),
    cloth(
      'body',
      symmetric(
        'M120 78C138 74 152 60 154 36C161 38 169 41 176 44C169 62 169 87 180 108C179.5 138 183 168 182 191C181.5 197 179 200.5 175.5 202C160 205 142 206 120 206',
      ),
    ),
    ...pair(
      shade(
        'body',
        'M180 108C179.5 138 183 168 182 191C181.5 197 179 200.5 175.5 202L166 203.6C172 192 172 140 180 108Z',
      ),
      fold('body', [178, 114, 170, 119, 163, 127, 158, 138]),
      fold('body', [178.5, 122, 173, 129, 169, 138, 167, 148]),
    ),
    cloth('body', symmetric('M120 142L147 142C150 160 158 172 169 180L169 203.2C154 205.3 137 206 120 206')),
    ...pair(
      stitch(
        'body',
        'M120 145L144.6 145M147 142C150 160 158 172 169 180M144 142C147 161 155.5 174 169 183.6',
      ),
      fold('body', [140, 200, 146, 194, 151, 190, 158, 187]),
    ),
    cloth('body', symmetric('M120 8C146 8 161 24 162 46C162.6 60 158 68 150 74C141 80 131 86 120 92')),
    inside('trim', symmetric('M120 21C137 21 147 34 147 51C147 65 138 78 120 86')),
    shade('trim', symmetric('M120 21C137 21 147 34 147 51C147 56 146 60 144 64C142 46 134 34 120 34')),
    ...pair(
      cloth(
        'body',
        'M120 21C137 21 147 34 147 51C147 65 138 78 118 87L120 92C131 86 141 80 150 74C156 66 157 58 156 46C154.6 28 142 14.6 120 14.6Z',
      ),
    ),
    seam('body', 'M120 8L120 14.6'),
    ...pair(
      stitch('body', 'M120 18C139 18 151 32 151.4 50C151.6 64 143 77 124 87'),
      seam('body', 'M162 46C162.6 60 158 68 150 74C141 80 131 86 120 92'),
    ),
    cloth('trim', 'M107 81.5C106 96 105.6 108 106.4 121L109.6 121C109.4 108 109.8 96 110.6 83.2Z'),
    cloth('trim', 'M133 81.5C134 93 135 102 134.6 114L131.4 114C131.4 103 130.6 94 129.4 83.2Z'),
  ],
  printZones: { sleeve: 'panel' },
};
