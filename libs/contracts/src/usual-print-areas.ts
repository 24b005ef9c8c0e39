import type { PrintArea, PrintPlace, Silhouette } from './garments.js';

type Box = readonly [x: number, y: number, width: number, height: number, turn?: number];

function area(
  [name, nameAr]: readonly [string, string],
  place: PrintPlace,
  [x, y, width, height, turn = 0]: Box,
  [widthMm, heightMm]: readonly [number, number],
): PrintArea {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return { id, name, nameAr, place, box: { x, y, width, height, turn }, widthMm, heightMm };
}

const FRONT = ['Front', 'الأمام'] as const;
const BACK = ['Back', 'الظهر'] as const;
const LEFT_CHEST = ['Left chest', 'الصدر الأيسر'] as const;
const RIGHT_CHEST = ['Right chest', 'الصدر الأيمن'] as const;
const LEFT_SLEEVE = ['Left sleeve', 'الكم الأيسر'] as const;
const RIGHT_SLEEVE = ['Right sleeve', 'الكم الأيمن'] as const;
const HEM = ['Hem', 'الذيل'] as const;
const POCKET = ['Pocket', 'الجيب'] as const;

/** Where each silhouette is usually printed, the likeliest area first: what a new product type begins with. */
export const USUAL_PRINT_AREAS: Readonly<Record<Silhouette, readonly PrintArea[]>> = {
  't-shirt': [
    area(FRONT, 'front', [120, 122, 64, 56], [280, 245]),
    area(LEFT_CHEST, 'left_chest', [152, 76, 20, 18], [90, 80]),
    area(LEFT_SLEEVE, 'sleeve', [204, 88, 18, 16, -38], [80, 70]),
    area(HEM, 'hem', [120, 184, 56, 18], [245, 80]),
    area(RIGHT_SLEEVE, 'sleeve', [36, 88, 18, 16, 38], [80, 70]),
    area(RIGHT_CHEST, 'right_chest', [88, 76, 20, 18], [90, 80]),
    area(BACK, 'back', [120, 112, 72, 92], [315, 405]),
  ],
  'long-sleeve': [
    area(FRONT, 'front', [120, 122, 60, 54], [265, 235]),
    area(LEFT_CHEST, 'left_chest', [147, 76, 20, 18], [90, 80]),
    area(LEFT_SLEEVE, 'sleeve', [201, 128, 14, 30, -16], [60, 130]),
    area(HEM, 'hem', [120, 184, 56, 18], [245, 80]),
    area(RIGHT_SLEEVE, 'sleeve', [39, 128, 14, 30, 16], [60, 130]),
    area(RIGHT_CHEST, 'right_chest', [93, 76, 20, 18], [90, 80]),
    area(BACK, 'back', [120, 112, 68, 88], [300, 385]),
  ],
  polo: [
    area(LEFT_CHEST, 'left_chest', [153, 92, 24, 22], [105, 95]),
    area(FRONT, 'front', [120, 148, 64, 48], [280, 210]),
    area(LEFT_SLEEVE, 'sleeve', [203, 84, 17, 15, -38], [75, 65]),
    area(RIGHT_CHEST, 'right_chest', [88, 92, 24, 22], [105, 95]),
    area(RIGHT_SLEEVE, 'sleeve', [37, 84, 17, 15, 38], [75, 65]),
    area(HEM, 'hem', [120, 194, 56, 14], [245, 60]),
    area(BACK, 'back', [120, 116, 72, 88], [315, 385]),
  ],
  sweatshirt: [
    area(FRONT, 'front', [120, 128, 64, 54], [290, 245]),
    area(LEFT_CHEST, 'left_chest', [152, 84, 20, 18], [90, 80]),
    area(LEFT_SLEEVE, 'sleeve', [204, 134, 15, 32, -17], [70, 145]),
    area(HEM, 'hem', [120, 180, 56, 16], [250, 70]),
    area(RIGHT_SLEEVE, 'sleeve', [36, 134, 15, 32, 17], [70, 145]),
    area(RIGHT_CHEST, 'right_chest', [88, 84, 20, 18], [90, 80]),
    area(BACK, 'back', [120, 116, 72, 88], [325, 395]),
  ],
  hoodie: [
    area(FRONT, 'front', [120, 124, 58, 26], [260, 115]),
    area(LEFT_CHEST, 'left_chest', [153, 96, 20, 18], [90, 80]),
    area(LEFT_SLEEVE, 'sleeve', [204, 134, 15, 32, -17], [70, 145]),
    area(POCKET, 'pocket', [120, 174, 40, 24], [180, 110]),
    area(RIGHT_SLEEVE, 'sleeve', [36, 134, 15, 32, 17], [70, 145]),
    area(RIGHT_CHEST, 'right_chest', [87, 96, 20, 18], [90, 80]),
    area(BACK, 'back', [120, 132, 68, 80], [305, 360]),
  ],
  joggers: [
    area(['Left thigh', 'الفخذ الأيسر'], 'leg', [145, 84, 22, 26], [100, 115]),
    area(['Right thigh', 'الفخذ الأيمن'], 'leg', [95, 84, 22, 26], [100, 115]),
    area(['Left knee', 'الركبة اليسرى'], 'leg', [150, 132, 15, 30], [70, 135]),
    area(['Right knee', 'الركبة اليمنى'], 'leg', [90, 132, 15, 30], [70, 135]),
    area(['Left calf', 'الساق اليسرى'], 'leg', [149, 178, 15, 22], [70, 100]),
    area(['Right calf', 'الساق اليمنى'], 'leg', [91, 178, 15, 22], [70, 100]),
  ],
  shirt: [
    area(POCKET, 'pocket', [145.5, 107.5, 15, 13], [70, 60]),
    area(RIGHT_CHEST, 'right_chest', [93, 102, 24, 22], [110, 100]),
    area(['Left front', 'الأمام الأيسر'], 'front', [147, 156, 26, 30], [115, 135]),
    area(['Right front', 'الأمام الأيمن'], 'front', [93, 156, 26, 30], [115, 135]),
    area(LEFT_SLEEVE, 'sleeve', [194.5, 130, 12, 26, -13], [55, 115]),
    area(RIGHT_SLEEVE, 'sleeve', [45.5, 130, 12, 26, 13], [55, 115]),
    area(BACK, 'back', [120, 124, 72, 88], [325, 395]),
  ],
  abaya: [
    area(LEFT_CHEST, 'left_chest', [138, 56.8, 14, 18], [90, 115]),
    area(LEFT_SLEEVE, 'sleeve', [169.5, 102.5, 14, 14, -20], [90, 90]),
    area(RIGHT_SLEEVE, 'sleeve', [70.5, 102.5, 14, 14, 20], [90, 90]),
    area(['Left hem', 'الذيل الأيسر'], 'hem', [143.4, 192, 20, 26], [130, 165]),
    area(['Right hem', 'الذيل الأيمن'], 'hem', [96.6, 192, 20, 26], [130, 165]),
    area(RIGHT_CHEST, 'right_chest', [102, 56.8, 14, 18], [90, 115]),
    area(BACK, 'back', [120, 90, 40, 56], [255, 360]),
  ],
  generic: [
    area(['Area 1', 'الموضع ١'], 'front', [74, 100, 26, 22], [105, 90]),
    area(['Area 2', 'الموضع ٢'], 'front', [166, 100, 26, 22], [105, 90]),
    area(['Area 3', 'الموضع ٣'], 'front', [120, 144, 28, 11], [110, 45]),
    area(['Area 4', 'الموضع ٤'], 'front', [184, 144, 28, 11], [110, 45]),
    area(['Area 5', 'الموضع ٥'], 'front', [120, 104, 28, 11], [110, 45]),
    area(['Area 6', 'الموضع ٦'], 'front', [56, 144, 28, 11], [110, 45]),
  ],
};
