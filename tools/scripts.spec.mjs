// What can be typed: the scripts of the root are few, and no text names a script that is not there.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = [
  '*.{md,json,yml}',
  '{backend,storefront,*-remote,host-shell,libs,tools,bench,e2e,proofs,deploy,docs}/**/*.{md,json,ts,tsx,mjs,yml,conf}',
  'deploy/**/Dockerfile',
];
const NOT_OURS = /(^|\/)(node_modules|dist|test-results)(\/|$)/;
const OWN = ['README.md', 'package.json'];

const read = (/** @type {string} */ path) => readFileSync(join(REPOSITORY, path), 'utf8');
/** @typedef {{ name: string, scripts?: Record<string, string> }} Package */
/** @type {Required<Package> & { workspaces: string[] }} */
const root = JSON.parse(read('package.json'));
/** @type {(Package & { folder: string })[]} */
const workspaces = globSync(
  root.workspaces.map((pattern) => `${pattern}/package.json`),
  { cwd: REPOSITORY },
).map((file) => ({ folder: file.replace('/package.json', ''), ...JSON.parse(read(file)) }));

it('shows at most 12 scripts in the root', () => {
  expect(Object.keys(root.scripts).length).toBeLessThanOrEqual(12);
});

it('names no script that is not there', () => {
  const files = globSync(SOURCES, { cwd: REPOSITORY, exclude: (path) => NOT_OURS.test(path) });
  const unknown = files.flatMap((file) =>
    commandsIn(read(file))
      .filter(({ script, workspace }) => !offers(file, script, workspace))
      .map(({ command }) => `${file}: ${command}`),
  );

  expect(files.length).toBeGreaterThan(800);
  expect(unknown).toEqual([]);
});

it('finds a command that is not there', () => {
  const commands = commandsIn(
    ['rehearse:images`', 'rehearse:images -w proofs`', 'build -w @tiraz/backend']
      .map((script) => `npm run ${script}`)
      .join(', '),
  );
  const offered = commands.map(({ script, workspace }) => offers('README.md', script, workspace));

  expect(offered).toEqual([false, true, true]);
});

/** @param {string} text */
function commandsIn(text) {
  return [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)(?: -w ([@\w/-]+))?/g)].map(
    ([command, script = '', workspace]) => ({ command, script, workspace }),
  );
}

/**
 * Without `-w`, it is a script of the root or, in a workspace's README and package.json, one of its own.
 * @param {string} file
 * @param {string} script
 * @param {string} [workspace]
 */
function offers(file, script, workspace) {
  const places = workspace
    ? workspaces.filter(({ folder, name }) => workspace === folder || workspace === name)
    : [root, ...workspaces.filter(({ folder }) => OWN.some((own) => file === `${folder}/${own}`))];
  return places.some(({ scripts = {} }) => script in scripts);
}
