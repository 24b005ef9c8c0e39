import { cloth, fold, pair, ribs, seam, shade, stitch, type GarmentDrawing } from './drawing';
import { symmetric } from './reflect';
import { crewNeck } from './t-shirt.paths';

export const longSleeve = (): GarmentDrawing => ({
  parts: [
    ...pair(
      cloth(
        'panel',
        'M171 37C187 43 196 56 201 76C209 112 219 150 229 185C223 190 216 193 209 194C200 162 188 128 176 100C166 80 165 57 171 37Z',
      ),
      shade(
        'panel',
        'M176 100C172 92 169.5 84 168.5 76C177 96 205 160 214.5 192.6L209 194C200 162 188 128 176 100Z',
      ),
      fold('panel', [203, 122, 199, 126, 196, 128, 191, 129]),
      fold('panel', [206, 130, 202, 134, 199, 137, 194, 139]),
      fold('panel', [219, 168, 214, 173, 210, 176, 204, 178]),
      cloth('trim', 'M229 185L233.5 203C227.5 207.5 220.5 210 214 211L209 194C216 193 223 190 229 185Z'),
      ribs('trim', 16.4, 'M230 194.2L212.8 201.8'),
    ),
    cloth(
      'body',
      symmetric(
        'M120 57C134 57 146 46 147.5 28.5C155 32 163 35 171 37C165 57 166 80 176 100C174.5 138 174.5 178 177 215C158 219.5 140 220.5 120 220.5',
      ),
    ),
    ...pair(
      shade('body', 'M176 100C174.5 138 174.5 178 177 215L168 216.6C167 176 168 136 176 100Z'),
      fold('body', [174, 106, 166, 112, 159, 122, 155, 134]),
      fold('body', [174.5, 114, 169, 121, 166, 129, 164, 140]),
      stitch('body', 'M176.8 208C158 212.5 140 213.5 120 213.5'),
      stitch('body', 'M176.7 205.4C158 209.9 140 210.9 120 210.9'),
      seam('body', 'M147.5 28.5C155 32 163 35 171 37'),
      stitch('body', 'M120 60C136 60 149 48.5 150.5 31'),
    ),
    ...crewNeck(),
  ],
  printZones: { sleeve: 'panel' },
});
