// Writes dist/: a module and its types an area.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileAll, LIBRARY } from './areas.ts';

const DIST = join(LIBRARY, 'dist');

try {
  const areas = compileAll();
  rmSync(DIST, { recursive: true, force: true });
  for (const [area, { script, types }] of areas) {
    const file = join(DIST, area);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.js`, script);
    writeFileSync(`${file}.d.ts`, types);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
