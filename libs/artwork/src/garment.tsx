import { FlatSketch, type Dressing } from './flat-sketch';
import { abaya } from './garments/abaya.paths';
import type { GarmentDrawing } from './garments/drawing';
import { foldedCloth } from './garments/folded-cloth.paths';
import { hoodie } from './garments/hoodie.paths';
import { joggers } from './garments/joggers.paths';
import { longSleeve } from './garments/long-sleeve.paths';
import { polo } from './garments/polo.paths';
import { shirt } from './garments/shirt.paths';
import { sweatshirt } from './garments/sweatshirt.paths';
import { tShirt } from './garments/t-shirt.paths';

const drawings = {
  't-shirt': tShirt,
  'long-sleeve': longSleeve,
  polo,
  sweatshirt,
  hoodie,
  joggers,
  shirt,
  abaya,
  generic: foldedCloth,
} satisfies Record<string, GarmentDrawing>;

export type GarmentKind = keyof typeof drawings;

/** Tried in this order: the more particular word wins ('polo shirt' is a polo, 'sweatshirt' no shirt). */
const WORDS: readonly (readonly [RegExp, GarmentKind])[] = [
  [/hood/, 'hoodie'],
  [/sweat ?pants|jogger|trouser|track ?pants|\bpants\b/, 'joggers'],
  [/sweat|crew ?neck|pullover|jumper/, 'sweatshirt'],
  [/polo/, 'polo'],
  [/abaya|kaftan|caftan|gal+abeya|gal+abiya|jilbab|\bdress\b/, 'abaya'],
  [/long.?sleeved? (t.?shirt|tee|top)|(t.?shirt|tee).*long.?sleeve/, 'long-sleeve'],
  [/t.?shirt|\btee\b|\btop\b/, 't-shirt'],
  [/shirt|blouse/, 'shirt'],
];

/** The drawing for a product type, found by words in its English name; folded cloth when none fits. */
export function garmentKindOf(name: string): GarmentKind {
  const words = name.toLowerCase();
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'generic';
}

/** The front of whatever garment it is; a page that shows one only imports its drawing and `FlatSketch`. */
export function Garment({ kind, ...dressing }: Dressing & { kind: GarmentKind }) {
  return <FlatSketch drawing={drawings[kind]} {...dressing} />;
}
