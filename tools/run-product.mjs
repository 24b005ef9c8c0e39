// A copy of the product for tests and measurements, started as `npm start` starts it.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.mjs';

const START = fileURLToPath(new URL('./start.mjs', import.meta.url));

/**
 * Starts the product on a free port and waits until it says that it is ready.
 * @param {NodeJS.ProcessEnv} env what it is configured with, DATA_DIR at least
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {Error} with all that it printed when it ends instead
 */
export async function runProduct(env) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const product = spawn(process.execPath, [START], {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => product.once('exit', () => resolve(false)));
  const output = [];
  const ready = new Promise((resolve) => {
    createInterface({ input: product.stdout }).on('line', (line) => {
      output.push(line);
      if (line.includes(url)) resolve(true);
    });
  });
  if (!(await Promise.race([ready, ended]))) {
    throw new Error(`The product ended before it was ready:\n${output.join('\n')}`);
  }
  return {
    url,
    async stop() {
      product.kill('SIGTERM');
      await ended;
    },
  };
}
