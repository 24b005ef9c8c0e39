import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileArea, type CompiledArea, type Messages } from './compile.ts';

/** The folder of this library. */
export const LIBRARY = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether customers read an area: screens, documents and letters, of which the daily digest is none of theirs. */
export function isForCustomers(area: string): boolean {
  return /^(storefront|backend|mail(?!\/digest)|shared|host-shell)\//.test(area);
}

/** What the files say, by area and language: `storefront/calculator.ar.json` is an area `storefront/calculator`. */
export function readAreas(folder = LIBRARY): Map<string, Record<string, Messages>> {
  const areas = new Map<string, Record<string, Messages>>();
  for (const file of globSync('*/*.*.json', {
    cwd: folder,
    exclude: ['node_modules', 'dist', 'test-results'],
  }).sort()) {
    const [area = '', language = ''] = file.split('.');
    areas.set(area, {
      ...areas.get(area),
      [language]: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages,
    });
  }
  return areas;
}

/**
 * All areas, compiled.
 * @throws with a line for each thing that is wrong with the files
 */
export function compileAll(areas = readAreas()): Map<string, CompiledArea> {
  const every = new Set([...areas.values()].flatMap((languages) => Object.keys(languages)));
  const compiled = new Map<string, CompiledArea>();
  const faults: string[] = [];
  for (const [area, languages] of areas) {
    const missing = [...every].filter((language) => !(language in languages));
    faults.push(...missing.map((language) => `${area}.${language}.json: missing`));
    const result = compileArea(area, languages);
    faults.push(...result.faults);
    compiled.set(area, result);
  }
  if (faults.length) throw new Error(faults.join('\n'));
  return compiled;
}
