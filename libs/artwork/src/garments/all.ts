import type { Silhouette } from '@tiraz/contracts/garments';
import { abaya } from './abaya.paths';
import { drawnOnce, type GarmentDrawing } from './drawing';
import { foldedCloth } from './folded-cloth.paths';
import { hoodie } from './hoodie.paths';
import { joggers } from './joggers.paths';
import { longSleeve } from './long-sleeve.paths';
import { polo } from './polo.paths';
import { shirt } from './shirt.paths';
import { sweatshirt } from './sweatshirt.paths';
import { tShirt } from './t-shirt.paths';

const drawings: Readonly<Record<Silhouette, () => GarmentDrawing>> = {
  't-shirt': tShirt,
  'long-sleeve': longSleeve,
  polo,
  sweatshirt,
  hoodie,
  joggers,
  shirt,
  abaya,
  generic: foldedCloth,
};

/** The front of a garment; folded cloth for a silhouette that this release does not know. */
export const drawingOf = drawnOnce((silhouette: Silhouette): GarmentDrawing => {
  const draw = Object.hasOwn(drawings, silhouette) ? drawings[silhouette] : foldedCloth;
  return draw();
});
