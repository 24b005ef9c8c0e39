// Writes the garments' drawings as the documents read them, which know no React: `npm run artwork -w tools`.
import { writeFileSync } from 'node:fs';
import { SILHOUETTES } from '../../libs/contracts/src/garments.ts';
import { read } from './read-components.ts';

const drawings: Record<string, unknown> = {};
for (const silhouette of SILHOUETTES) {
  const file = silhouette === 'generic' ? 'folded-cloth' : silhouette;
  const exported: Record<string, () => { parts?: unknown }> = await read(
    `libs/artwork/src/garments/${file}.paths.ts`,
  );
  // Beside pieces that several garments share.
  const drawn = Object.values(exported).map((draw) => draw());
  drawings[silhouette] = drawn.find(({ parts }) => parts)?.parts;
}
writeFileSync(
  new URL('../../backend/src/documents/adapters/template/garments.json', import.meta.url),
  `${JSON.stringify(drawings)}\n`,
);
