import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../../libs/contracts/src/remotes.ts';
import { oneAtATime } from './one-at-a-time.mjs';
import { showProgress } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { expectNoneRuns } from './running-products.mjs';
import { runToEnd } from './run-to-end.mjs';

const LIBRARIES = ['contracts', 'observability', 'messages'];
const PAGES = [...REMOTES.map(({ folder }) => folder), 'host-shell'];

/**
 * What is built together.
 * @typedef {object} Part
 * @property {string[]} deployables folders
 * @property {string[]} sources other folders that it is built from
 * @property {string} stamp the file that says what was built from what
 */

/** @type {Part} */
const PRODUCT = {
  deployables: ['backend', ...PAGES],
  sources: ['libs', 'tools/webpack'],
  stamp: '.cache/built',
};
/**
 * Enough for `npm run dev`, where pages are compiled from their sources, and for the commands of the backend.
 * @type {Part}
 */
export const BACKEND_ALONE = { deployables: ['backend'], sources: ['libs'], stamp: '.cache/built-backend' };
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
/** Files of the page before, which whoever releases puts beside the build. */
const NOT_BUILT = /^former$/;
const NOT_SOURCE = /^(node_modules|dist|test-results|e2e|\.nx|\.data)$|\.spec\.\w+$|\.md$/;

/**
 * Builds what the product runs from, unless it was built from these very sources and nobody has touched it since.
 * @param {string} repository
 * @param {Part} [what]
 * @throws {Refusal} while `npm start` runs what was built before; or when the build fails, whose output is on the
 *   terminal then
 */
export async function ensureBuilt(repository, what = PRODUCT) {
  if (isBuilt(repository, what)) return;
  await oneAtATime(repository, async () => {
    if (isBuilt(repository, what)) return;
    // `npm run dev` starts a backend that was built anew again.
    expectNoneRuns(repository, ['start'], 'built');
    const sources = printsOf(repository, what);
    await build(repository, what);
    noteBuilt(repository, what, sources);
  });
}

/**
 * @param {string} repository
 */
export function isBuilt(repository, what = PRODUCT) {
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
 * @param {Part} [what]
 * @param {ReturnType<typeof printsOf>} [sources] their prints before the build, if they may have changed during it
 */
export function noteBuilt(repository, what = PRODUCT, sources = printsOf(repository, what)) {
  for (const [part, print] of sources)
    writeFileSync(join(repository, part.stamp), stamp(print, repository, part));
}

/**
 * A change of a page leaves the backend of the whole product as it was built.
 * @param {string} repository
 * @param {Part} what
 * @returns {[part: Part, print: string][]}
 */
function printsOf(repository, what) {
  const parts = what === PRODUCT ? [PRODUCT, BACKEND_ALONE] : [what];
  return parts.map((part) => [part, sourcesPrint(repository, part)]);
}

/** @param {string} sources their print @param {string} repository @param {Part} what */
function stamp(sources, repository, what) {
  return `${sources} ${outputsPrint(repository, what)}`;
}

/** @param {Part} part */
function outputsOf({ deployables }) {
  return [...LIBRARIES.map((name) => `libs/${name}`), ...deployables].map((folder) => `${folder}/dist`);
}

/**
 * By content: a fresh clone and a changed branch have new times, but often the same text.
 * @param {string} repository
 * @param {Part} part
 */
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

/** By size and time: quick, and a build never keeps both. @param {string} repository @param {Part} what */
function outputsPrint(repository, what) {
  const hash = createHash('sha256');
  for (const path of outputsOf(what).flatMap((folder) => filesIn(repository, folder, NOT_BUILT))) {
    const { size, mtimeMs } = statSync(join(repository, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** @param {string} repository @param {string} folder @param {RegExp} except @returns {string[]} */
function filesIn(repository, folder, except) {
  const entries = readdirSync(join(repository, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !except.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesIn(repository, path, except);
      return entry.isFile() ? [path] : [];
    });
}

/** @param {string} repository @param {Part} part */
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
