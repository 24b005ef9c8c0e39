import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../../libs/contracts/src/remotes.ts';
import { oneAtATime } from './one-at-a-time.mjs';
import { showProgress } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { runToEnd } from './run-to-end.mjs';

const LIBRARIES = ['contracts', 'observability', 'messages'];
const PAGES = [...REMOTES.map(({ folder }) => folder), 'host-shell'];
const PRODUCT = {
  deployables: ['backend', ...PAGES],
  sources: ['libs', 'tools/webpack'],
  stamp: '.cache/built',
};
/** Enough for `npm run dev`, where pages are compiled from their sources, and for the commands of the backend. */
export const BACKEND_ALONE = { deployables: ['backend'], sources: ['libs'], stamp: '.cache/built-backend' };
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
const NOT_SOURCE = /^(node_modules|dist|test-results|e2e|\.nx|\.data)$|\.spec\.\w+$|\.md$/;

/**
 * Builds what the product runs from, unless it was built from these very sources and nobody has touched it since.
 * @param {string} repository
 * @param {typeof PRODUCT} [what]
 * @throws {Refusal} when the build fails; its output is on the terminal then
 */
export async function ensureBuilt(repository, what = PRODUCT) {
  if (isBuilt(repository, what)) return;
  await oneAtATime(repository, async () => {
    if (isBuilt(repository, what)) return;
    const sources = sourcesPrint(repository, what);
    await build(repository, what);
    noteBuilt(repository, what, sources);
  });
}

/**
 * The whole product has the backend in it: building that again would take it from under a running one.
 * @param {string} repository
 */
export function isBuilt(repository, what = PRODUCT) {
  return isNoted(repository, what) || (what !== PRODUCT && isNoted(repository, PRODUCT));
}

function isNoted(repository, what) {
  const file = join(repository, what.stamp);
  return (
    outputsOf(what).every((folder) => existsSync(join(repository, folder))) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === stamp(sourcesPrint(repository, what), repository, what)
  );
}

/**
 * Notes that the outputs, as they are now, were built from the sources.
 * @param {string} repository
 * @param {typeof PRODUCT} [what]
 * @param {string} [sources] their print before the build, if they may have changed during it
 */
export function noteBuilt(repository, what = PRODUCT, sources = sourcesPrint(repository, what)) {
  writeFileSync(join(repository, what.stamp), stamp(sources, repository, what));
}

function stamp(sources, repository, what) {
  return `${sources} ${outputsPrint(repository, what)}`;
}

function outputsOf({ deployables }) {
  return [...LIBRARIES.map((name) => `libs/${name}`), ...deployables].map((folder) => `${folder}/dist`);
}

/** By content: a fresh clone and a changed branch have new times, but often the same text. */
function sourcesPrint(repository, { deployables, sources }) {
  const hash = createHash('sha256');
  for (const path of [
    ...SETTINGS,
    ...[...deployables, ...sources].flatMap((folder) => filesIn(repository, folder, NOT_SOURCE)),
  ]) {
    const content = readFileSync(join(repository, path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** By size and time: quick, and a build never keeps both. */
function outputsPrint(repository, what) {
  const hash = createHash('sha256');
  for (const path of outputsOf(what).flatMap((folder) => filesIn(repository, folder))) {
    const { size, mtimeMs } = statSync(join(repository, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(repository, folder, except) {
  const entries = readdirSync(join(repository, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !except?.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesIn(repository, path, except);
      return entry.isFile() ? [path] : [];
    });
}

async function build(repository, { deployables }) {
  const progress = showProgress('Building');
  const names = [...LIBRARIES, ...deployables];
  const { code, output } = await runToEnd(
    process.execPath,
    [
      join(repository, 'node_modules/nx/dist/bin/nx.js'),
      'run-many',
      '-t',
      'build',
      '-p',
      names.map((name) => `@tiraz/${name}`).join(','),
      '--outputStyle=static',
    ],
    {
      cwd: repository,
      env: { ...process.env, NX_TUI: 'false', FORCE_COLOR: '0' },
      onOutput: (_, all) => {
        const finished = new Set(all.match(/(?<=> nx run )@tiraz\/[\w-]+:build/g));
        progress.update(`${finished.size} of ${names.length}`);
      },
    },
  );
  progress.end();
  if (code === 0) return;
  console.error(output);
  throw new Refusal('The build failed; its output is above.');
}
