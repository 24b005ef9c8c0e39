// A copy of the product for tests, measurements and proofs, started as `npm start` starts it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.mjs';

const START = fileURLToPath(new URL('./start.mjs', import.meta.url));
/** By then something else than a busy machine is the matter. */
const READY_WITHIN_MS = 300_000;

/**
 * @typedef {object} Product
 * @property {string} url
 * @property {number} pid
 * @property {readonly string[]} output the lines that it has printed
 * @property {Promise<unknown>} ended settles when its first process has ended
 * @property {() => Promise<void>} stop asks it to end, and waits until it has
 */

/**
 * Starts the product on a free port and waits until it says that it is ready. It ends by itself when we are killed.
 * @param {NodeJS.ProcessEnv} env what it is configured with, DATA_DIR at least
 * @param {object} [options]
 * @param {boolean} [options.alone] without the variables of this process
 * @param {boolean} [options.awaitReady] false: without waiting
 * @param {(running: { pid: number }) => void} [options.onSpawn] before any waiting
 * @returns {Promise<Product>}
 * @throws {Error} with all that it printed when it ends instead, or is not ready within five minutes
 */
export async function runProduct(env, { alone = false, awaitReady = true, onSpawn } = {}) {
  const port = env.PORT ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const product = spawn(process.execPath, [START], {
    env: { ...(alone ? {} : process.env), ...env, PORT: port, TIRAZ_COPY: 'true' },
    stdio: ['ignore', 'pipe', alone ? 'pipe' : 'inherit', 'ipc'],
  });
  const { pid } = product;
  if (pid === undefined) throw (await once(product, 'error'))[0];
  onSpawn?.({ pid });
  /** @type {string[]} */
  const output = [];
  const ended = new Promise((resolve) => product.once('exit', () => resolve(false)));
  const ready = new Promise((resolve) => {
    for (const stream of [product.stdout, product.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        if (line.includes(url)) resolve(true);
      });
    }
  });
  if (awaitReady) {
    const limit = setTimeout(() => product.kill('SIGKILL'), READY_WITHIN_MS);
    const isReady = await Promise.race([ready, ended]);
    clearTimeout(limit);
    if (!isReady) throw new Error(`The product ended before it was ready:\n${output.join('\n')}`);
  }
  return {
    url,
    pid,
    output,
    ended,
    async stop() {
      product.kill('SIGTERM');
      await ended;
    },
  };
}
