// Runs before anything is installed: built-in modules only, on Node 20.
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { showProgress } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { expectNoneRuns, runningProduct } from './running-products.mjs';
import { runToEnd } from './run-to-end.mjs';
import { readIfThere } from './system-errors.mjs';

const NPM = /[\\/]npm(-cli)?\.js$/;

/**
 * What a lock says about a package; as npm writes it, `true` or missing.
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 * @property {boolean} [peer]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 */

/**
 * Installs the packages unless node_modules holds what package-lock.json asks for.
 * @param {string} repository
 * @param {object} [options]
 * @param {boolean} [options.forDevelopment] with what tests, checks and measures; without it a start is quicker
 * @param {boolean} [options.besideRunning] goes on with what a running product has, whatever the lock says by now
 * @throws {Refusal} while a product runs from them, for npm empties node_modules first; or when npm fails, whose own
 *   words are on the terminal then
 */
export async function ensureInstalled(repository, { forDevelopment = false, besideRunning = false } = {}) {
  if (besideRunning && runningProduct(repository, ['start']) !== undefined) return;
  const isDone = () => isInstalled(repository, { forDevelopment });
  if (isDone()) return;
  await oneAtATime(repository, async () => {
    if (isDone()) return;
    expectNoneRuns(repository, ['start', 'dev', 'copy'], 'installed');
    await install(repository, forDevelopment);
  });
}

/**
 * Whether npm's own record of node_modules agrees with package-lock.json. Optional packages may be absent: most
 * are for another kind of machine.
 * @param {string} repository
 * @param {object} [options]
 * @param {boolean} [options.forDevelopment] false: development dependencies and peers may be absent, too
 * @returns {boolean}
 */
export function isInstalled(repository, { forDevelopment = false } = {}) {
  const installed = packagesIn(join(repository, 'node_modules/.package-lock.json'));
  const wanted = packagesIn(join(repository, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return (
    Object.entries(installed).every(
      ([path, { version, integrity }]) =>
        wanted[path]?.version === version && wanted[path]?.integrity === integrity,
    ) &&
    Object.entries(wanted).every(
      ([path, entry]) => path === '' || path in installed || mayBeAbsent(entry, forDevelopment),
    )
  );
}

/** @param {LockedPackage} entry @param {boolean} forDevelopment */
function mayBeAbsent({ optional, dev, devOptional, peer }, forDevelopment) {
  return optional || (!forDevelopment && (dev || devOptional || peer));
}

/**
 * @param {string} lockFile
 * @returns {Record<string, LockedPackage> | undefined} by their folders
 */
function packagesIn(lockFile) {
  const lock = readIfThere(lockFile);
  return lock === undefined ? undefined : JSON.parse(lock).packages;
}

/** @param {LockedPackage} entry */
function isForThisMachine({ os, cpu }) {
  return (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
}

/** @param {string} repository @param {boolean} forDevelopment */
async function install(repository, forDevelopment) {
  const wanted = Object.values(packagesIn(join(repository, 'package-lock.json')) ?? {});
  const total = wanted.filter(
    (entry) => entry.integrity && isForThisMachine(entry) && (forDevelopment || !(entry.dev || entry.peer)),
  ).length;
  const progress = showProgress('Installing packages');
  const script = process.env.npm_execpath;
  // Another tool's script, of yarn or npx, takes `ci` for something else.
  const [command, ...npm] =
    script && NPM.test(script) ? /** @type {const} */ ([process.execPath, script]) : ['npm'];
  const args = [...npm, 'ci', '--no-audit', '--no-fund', '--loglevel=http'];
  // Said whatever it is: NODE_ENV or somebody's .npmrc would decide it otherwise.
  args.push('--include=optional');
  // What is there only as somebody's peer, a second bundler, is never loaded.
  for (const kind of ['dev', 'peer']) args.push(`--${forDevelopment ? 'include' : 'omit'}=${kind}`);
  let fetched = 0;
  const { code, output } = await runToEnd(command, args, {
    cwd: repository,
    onOutput: (text) => {
      fetched += text.match(/ http (fetch GET 200|cache) \S+\.tgz/g)?.length ?? 0;
      progress.update(`${Math.min(fetched, total)} of ${total}`);
    },
  });
  progress.end();
  if (code === 0) return;
  const lines = output.split('\n').filter((line) => !/^npm (http|warn)/.test(line));
  console.error(lines.slice(-20).join('\n'));
  throw new Refusal('The packages could not be installed; npm says why above.');
}
