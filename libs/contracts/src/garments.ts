/** What a product type can be drawn as; `generic` is folded cloth. */
export const SILHOUETTES = [
  't-shirt',
  'long-sleeve',
  'polo',
  'sweatshirt',
  'hoodie',
  'joggers',
  'shirt',
  'abaya',
  'generic',
] as const;
export type Silhouette = (typeof SILHOUETTES)[number];

/** What a fabric can be drawn as; `generic` is a twill. */
export const WEAVES = [
  'jersey',
  'combed',
  'lycra',
  'pique',
  'terry',
  'fleece',
  'poplin',
  'crepe',
  'generic',
] as const;
export type WeaveName = (typeof WEAVES)[number];

/** What a fit does to a garment's drawing. */
export const CUTS = ['regular', 'slim', 'relaxed', 'oversized'] as const;
export type Cut = (typeof CUTS)[number];

/** What a print looks like on the cloth; `generic` is a marked place. */
export const PRINT_TECHNIQUES = [
  'screen',
  'puff',
  'dtf',
  'dtg',
  'embroidery',
  'sublimation',
  'generic',
] as const;
export type PrintTechnique = (typeof PRINT_TECHNIQUES)[number];

/** Garments are drawn on a square of so many units a side. */
export const DRAWING_SIDE = 240;

/** How many millimetres of a garment in its middle size one unit of its drawing is, across and down. */
export const MILLIMETRES_PER_UNIT: Readonly<Record<Silhouette, number>> = {
  't-shirt': 4.4,
  'long-sleeve': 4.4,
  polo: 4.4,
  sweatshirt: 4.55,
  hoodie: 4.5,
  joggers: 4.5,
  shirt: 4.55,
  abaya: 6.4,
  generic: 4,
};

/** Left and right are the wearer's. Everything but the back is seen on the drawing of the front. */
export const PRINT_PLACES = [
  'front',
  'back',
  'left_chest',
  'right_chest',
  'sleeve',
  'hem',
  'pocket',
  'hood',
  'leg',
] as const;
export type PrintPlace = (typeof PRINT_PLACES)[number];

/** In units of the drawing; `x` and `y` are its middle, `turn` is in degrees, clockwise. */
export interface DrawnBox {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}

/** Where a garment can be printed. */
export interface PrintArea {
  /** Unique within its product type; stays when the area is renamed. */
  id: string;
  name: string;
  nameAr: string;
  place: PrintPlace;
  box: DrawnBox;
  widthMm: number;
  heightMm: number;
}

export const PRINT_AREA_LIMITS = {
  areas: 12,
  name: 120,
  /** In units of the drawing. */
  smallestBox: 4,
  millimetres: { least: 10, most: 1000 },
} as const;

const TOLERANCE = 1e-6;

/** Whether all four corners of the turned box are on the drawing. */
export function isOnDrawing({ x, y, width, height, turn }: DrawnBox): boolean {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const reaches = [
    [x, (width * cos + height * sin) / 2],
    [y, (width * sin + height * cos) / 2],
  ] as const;
  return reaches.every(
    ([middle, reach]) => middle - reach >= -TOLERANCE && middle + reach <= DRAWING_SIDE + TOLERANCE,
  );
}
