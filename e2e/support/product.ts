import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startPostgres } from '../../tools/embedded-postgres.mjs';
import { freePort } from '../../tools/free-port.mjs';

const start = new URL('../../tools/start.mjs', import.meta.url).pathname;

/**
 * Starts the product as a newcomer would, on a database of its own that the journeys can look into.
 * The journeys find it through TIRAZ_URL and TIRAZ_DATABASE_URL.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tiraz-e2e-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), settings: { fsync: 'off' } });
  const port = await freePort();
  const url = `http://localhost:${port}`;

  const product = spawn(process.execPath, [start], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: postgres.url,
      SEED_DEMO: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  const output: string[] = [];

  const stop = async () => {
    product.kill('SIGTERM');
    await ended;
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };

  const ready = await Promise.race([
    new Promise<true>((resolve) => {
      createInterface({ input: product.stdout }).on('line', (line) => {
        output.push(line);
        if (line.includes(url)) resolve(true);
      });
    }),
    ended,
  ]);
  if (!ready) {
    await stop();
    throw new Error(`The product ended before it was ready:\n${output.join('\n')}`);
  }

  process.env.TIRAZ_URL = url;
  process.env.TIRAZ_DATABASE_URL = postgres.url;
  return stop;
}
