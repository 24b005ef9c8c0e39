import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../../libs/contracts/src/remotes.ts';
import { oneAtATime } from './one-at-a-time.mjs';
import { showProgress } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { runToEnd } from './run-to-end.mjs';

const DEPLOYABLES = ['backend', ...REMOTES.map(({ folder }) => folder), 'host-shell'];
const PROJECTS = ['contracts', 'observability', 'messages', ...DEPLOYABLES];
const OUTPUTS = ['libs/contracts', 'libs/observability', 'libs/messages', ...DEPLOYABLES].map(
  (folder) => `${folder}/dist`,
);
const SOURCES = [...DEPLOYABLES, 'libs', 'tools/webpack'];
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
const NOT_SOURCE = /^(node_modules|dist|test-results|e2e|\.nx|\.data)$|\.spec\.\w+$|\.md$/;
const STAMP = '.cache/built';

/**
 * Builds what the product runs from, unless it was built from these very sources and nobody has touched it since.
 * @param {string} repository
 * @throws {Refusal} when the build fails; its output is on the terminal then
 */
export async function ensureBuilt(repository) {
  if (isBuilt(repository)) return;
  await oneAtATime(repository, async () => {
    if (isBuilt(repository)) return;
    const sources = sourcesPrint(repository);
    await build(repository);
    noteBuilt(repository, sources);
  });
}

/** @param {string} repository */
export function isBuilt(repository) {
  const file = join(repository, STAMP);
  const outputsExist = OUTPUTS.every((folder) => existsSync(join(repository, folder)));
  return (
    outputsExist &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === stamp(sourcesPrint(repository), repository)
  );
}

/**
 * Notes that the outputs, as they are now, were built from the sources.
 * @param {string} repository
 * @param {string} [sources] their print before the build, if they may have changed during it
 */
export function noteBuilt(repository, sources = sourcesPrint(repository)) {
  writeFileSync(join(repository, STAMP), stamp(sources, repository));
}

function stamp(sources, repository) {
  return `${sources} ${outputsPrint(repository)}`;
}

/** By content: a fresh clone and a changed branch have new times, but often the same text. */
function sourcesPrint(repository) {
  const hash = createHash('sha256');
  for (const path of [...SETTINGS, ...SOURCES.flatMap((folder) => filesIn(repository, folder, NOT_SOURCE))]) {
    const content = readFileSync(join(repository, path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** By size and time: quick, and a build never keeps both. */
function outputsPrint(repository) {
  const hash = createHash('sha256');
  for (const path of OUTPUTS.flatMap((folder) => filesIn(repository, folder))) {
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

async function build(repository) {
  const progress = showProgress('Building');
  const projects = PROJECTS.map((name) => `@tiraz/${name}`).join(',');
  const { code, output } = await runToEnd(
    process.execPath,
    [
      join(repository, 'node_modules/nx/dist/bin/nx.js'),
      'run-many',
      '-t',
      'build',
      '-p',
      projects,
      '--outputStyle=static',
    ],
    {
      cwd: repository,
      env: { ...process.env, NX_TUI: 'false', FORCE_COLOR: '0' },
      onOutput: (_, all) => {
        const finished = new Set(all.match(/(?<=> nx run )@tiraz\/[\w-]+:build/g));
        progress.update(`${finished.size} of ${PROJECTS.length}`);
      },
    },
  );
  progress.end();
  if (code === 0) return;
  console.error(output);
  throw new Refusal('The build failed; its output is above.');
}
