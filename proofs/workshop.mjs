import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tools/embedded-postgres.mjs';
import { freePort } from '../tools/free-port.mjs';
import { runProduct } from '../tools/run-product.mjs';
import { signalTree } from '../tools/running-processes.mjs';
import { Copy, endTree } from './copy.mjs';

/** What one row has started and made; `clear` ends and removes it all. */
export class Workshop {
  #undo = [];
  #isCleared = false;
  #say;
  /** Those that were started. */
  copies = [];

  /** @param {(line: string) => void} say */
  constructor(say) {
    this.#say = say;
  }

  /**
   * Something to be done when the row is over, before what was deferred earlier.
   * @param {() => unknown} work
   */
  defer = (work) => {
    if (this.#isCleared) throw new Error('The row is over.');
    this.#undo.push(work);
  };

  /** A new empty folder, removed when the row is over. */
  folder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'tiraz-prove-'));
    this.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
    return folder;
  };

  /**
   * A copy of the product as `npm start` runs it, built, on a port and a data directory of its own, with the demo
   * catalogue and one staff account; ready when this resolves.
   * @param {object} [options]
   * @param {NodeJS.ProcessEnv} [options.env] what it is configured with beside that
   * @param {boolean} [options.production] as with NODE_ENV=production
   * @param {string} [options.dataDir] of an earlier copy that has ended; without it a new one
   * @param {'own'} [options.database] a PostgreSQL outside of the product, so that the row can do things to it:
   *   `copy.database`; without it the product brings its own
   * @param {boolean} [options.awaitReady] false: resolves as soon as its process runs
   * @returns {Promise<Copy>}
   */
  start = async (options = {}) => {
    const { env = {}, production = false, database: which, awaitReady = true } = options;
    const dataDir = options.dataDir ?? join(this.folder(), 'data');
    const database = which === 'own' ? await this.startDatabase() : undefined;
    const account = { email: 'staff@tiraz.example', password: `prove-${randomBytes(9).toString('hex')}` };
    const { PATH, HOME } = process.env;
    const metricsPort = env.METRICS_PORT ?? (await freePort());
    const product = await runProduct(
      {
        ...{ PATH, HOME, DATA_DIR: dataDir, SEED_DEMO: 'true' },
        ...{ ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
        ...(production ? { NODE_ENV: 'production' } : {}),
        ...(database ? { DATABASE_URL: database.url } : {}),
        METRICS_PORT: String(metricsPort),
        ...env,
      },
      { alone: true, awaitReady, onSpawn: ({ pid }) => this.defer(() => endTree(pid)) },
    );
    this.#say(`a copy runs at ${product.url}`);
    const databaseUrl = env.DATABASE_URL ?? database?.url;
    const copy = new Copy({ product, dataDir, account, database, databaseUrl, metricsPort });
    this.copies.push(copy);
    return copy;
  };

  /**
   * A PostgreSQL that the row can stop, start again and freeze.
   * @param {Record<string, string>} [settings] PostgreSQL settings
   */
  startDatabase = async (settings = {}) => {
    const dataDir = join(this.folder(), 'postgres');
    const port = await freePort();
    const database = {
      server: undefined,
      url: '',
      async start() {
        this.server = await startPostgres({ dataDir, port, settings });
        this.url = this.server.url;
      },
      stop: () => database.server.stop(),
      signal: (signal) => signalTree(database.server.pid, signal),
    };
    this.defer(async () => {
      database.signal('SIGCONT');
      await database.stop();
    });
    await database.start();
    return database;
  };

  /** Undoes everything, the last first; what cannot be undone is said, and keeps nothing else from being undone. */
  async clear() {
    this.#isCleared = true;
    for (const undo of this.#undo.toReversed()) {
      try {
        await undo();
      } catch (error) {
        this.#say(`could not clear up: ${error.message}`);
      }
    }
  }
}
