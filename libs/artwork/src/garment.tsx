import type { Silhouette } from '@tiraz/contracts/garments';
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

const drawings: Readonly<Record<Silhouette, GarmentDrawing>> = {
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

/** The front of whatever garment it is; a page that shows one only imports its drawing and `FlatSketch`. */
export function Garment({ silhouette, ...dressing }: Dressing & { silhouette: Silhouette }) {
  return <FlatSketch drawing={drawingOf(silhouette)} {...dressing} />;
}

/** Folded cloth for a silhouette that this release does not know. */
function drawingOf(silhouette: Silhouette): GarmentDrawing {
  return Object.hasOwn(drawings, silhouette) ? drawings[silhouette] : foldedCloth;
}
