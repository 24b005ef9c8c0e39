// The first thing that runs on a fresh machine: built-in modules only, and nothing that Node 20 cannot read.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @type {[major: number, minor: number]} */
const OLDEST = [20, 19];
const PINNED_MAJOR = 24;
const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Sees to it that the packages are installed, then runs a script on the Node version that they pin: in this
 * process when it is that version already, else in a child whose signals and exit code are passed on.
 * @param {URL} script
 * @param {object} [packages]
 * @param {boolean} [packages.forDevelopment] development dependencies are installed, too
 * @param {boolean} [packages.besideRunning] nothing is installed while a product runs
 */
export async function runOnPinnedNode(script, packages) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    console.error(`Tiraz needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  const { ensureInstalled } = await import('./ensure-installed.mjs');
  const { orExplain } = await import('./refusal.mjs');
  await orExplain(() => ensureInstalled(REPOSITORY, packages));

  process.env.PATH = [join(REPOSITORY, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  if (major >= PINNED_MAJOR) {
    await import(script.href);
    return;
  }
  const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = join(REPOSITORY, 'node_modules', packageName, 'bin', program);
  if (!existsSync(node)) {
    console.error(
      `The optional package ${packageName} with Node ${PINNED_MAJOR} is not installed: ` +
        `run "npm ci" again, or install Node ${PINNED_MAJOR} and start with it.`,
    );
    process.exit(1);
  }
  handOver(node, fileURLToPath(script));
}

/**
 * The channel tells the child when we are killed without a chance to pass that on.
 * @param {string} node
 * @param {string} script
 */
function handOver(node, script) {
  const child = spawn(node, [script, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal) console.error(`It was ended by ${signal}.`);
    process.exit(code ?? 1);
  });
}
