import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parseDockerfile } from './dockerfile.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');

/** What each image that runs Node runs: sources as they are, or compiled one by one. */
const RUN = { backend: 'backend/src/**/*.ts', web: 'host-shell/server/**/*.ts' };
const NOT_RUN = /\.(spec|fixture|in-memory)\.ts$|\.d\.ts$/;
/** Whole statements, so that those of types alone can be left out; and imports on demand. */
const IMPORTED = /(?:^(?:import|export)(?! type\b)[^;'"]*?|\bimport\()['"]([^'"]+)['"]/gm;

/** A file of a library, as its manifest names it: `libs/locale/src/date.ts`. */
function fileOf(specifier: string) {
  const [, library, entry = ''] = /^@tiraz\/([\w-]+)(\/.+)?$/.exec(specifier)!;
  const folder = `libs/${library}`;
  interface Manifest {
    exports: Record<string, string | { default: string } | { import: string }>;
  }
  const { exports }: Manifest = JSON.parse(read(`${folder}/package.json`));
  for (const [name, target] of Object.entries(exports)) {
    const file = typeof target === 'string' ? target : 'default' in target ? target.default : target.import;
    const [before = '', behind] = name.split('*');
    const isPattern = behind !== undefined && `.${entry}`.startsWith(before);
    if (name === `.${entry}`) return posix.join(folder, file);
    if (isPattern) return posix.join(folder, file.replace('*', `.${entry}`.slice(before.length)));
  }
  throw new Error(`${specifier} is exported by nobody`);
}

/** Every file of a library, built ones too, that is run when the file is: what it imports, and what that imports. */
function sourcesBehind(file: string, found = new Set<string>()): Set<string> {
  for (const [, specifier = ''] of read(file).matchAll(IMPORTED)) {
    const isOfLibrary = file.startsWith('libs/');
    const imported = specifier.startsWith('@tiraz/')
      ? fileOf(specifier)
      : isOfLibrary && specifier.startsWith('.')
        ? posix.join(posix.dirname(file), specifier)
        : undefined;
    if (imported === undefined || found.has(imported)) continue;
    found.add(imported);
    sourcesBehind(imported, found);
  }
  return found;
}

/** What the last stage takes from the one that builds: files and folders. */
function filesIn(name: string) {
  const { steps } = parseDockerfile(read(`deploy/images/${name}/Dockerfile`)).at(-1)!;
  return steps.flatMap(({ copy }) =>
    copy?.from === 'build' ? copy.sources.map((source: string) => source.replace(/^\/tiraz\//, '')) : [],
  );
}

describe.each(Object.entries(RUN))('the image %s', (name, run) => {
  it('has every file of a library that it runs', () => {
    const there = filesIn(name);
    const files = globSync(run, { cwd: REPOSITORY }).filter((file) => !NOT_RUN.test(file));
    const needed = new Set(files.flatMap((file) => [...sourcesBehind(file)]));
    expect(needed.size).toBeGreaterThan(5);
    expect([...needed]).toContainEqual(expect.stringMatching('^libs/messages/dist/'));
    const missing = [...needed].filter(
      (file) => !there.some((one: string) => one === file || file.startsWith(`${one}/`)),
    );
    expect(missing).toEqual([]);
  });
});
