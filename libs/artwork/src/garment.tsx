import type { Silhouette } from '@tiraz/contracts/garments';
import { FlatSketch, type Dressing } from './flat-sketch';
import { drawingOf } from './garments/all';

/** The front of whatever garment it is; a page that shows one only imports its drawing and `FlatSketch`. */
export function Garment({ silhouette, ...dressing }: Dressing & { silhouette: Silhouette }) {
  return <FlatSketch drawing={drawingOf(silhouette)} {...dressing} />;
}
