// Writes the garments' drawings as the documents read them, which know no React: `npm run artwork -w tools`.
import { writeFileSync } from 'node:fs';
import { SILHOUETTES } from '../../libs/contracts/src/garments.ts';
import { read } from './read-components.mjs';

const drawings = {};
for (const silhouette of SILHOUETTES) {
  const file = silhouette === 'generic' ? 'folded-cloth' : silhouette;
  const drawn = Object.values(await read(`libs/artwork/src/garments/${file}.paths.ts`)).map((draw) => draw());
  // Beside pieces that several garments share.
  const drawing = drawn.find(({ parts }) => parts);
  drawings[silhouette] = drawing.parts;
}
writeFileSync(
  new URL('../../backend/src/documents/adapters/template/garments.json', import.meta.url),
  `${JSON.stringify(drawings)}\n`,
);
