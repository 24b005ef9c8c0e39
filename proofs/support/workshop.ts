import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../tools/embedded-postgres.mjs';
import { freePort } from '../../tools/free-port.mjs';
import { runProduct } from '../../tools/run-product.mjs';
import { signalTree } from '../../tools/running-processes.mjs';
import { Copy, endTree, type OwnDatabase } from './copy.ts';

export interface StartOptions {
  /** What it is configured with beside what it needs. */
  env?: NodeJS.ProcessEnv;
  /** As with NODE_ENV=production. */
  production?: boolean;
  /** Of an earlier copy that has ended; without it a new one. */
  dataDir?: string;
  /** A PostgreSQL outside of the product, to do things to: `copy.database`; without it the product brings its own. */
  database?: 'own';
  /** False: resolves as soon as its process runs. */
  awaitReady?: boolean;
}

/** The demo's quotations are printed after the start; from then on nothing changes by itself. */
async function demoIsMade(copy: Copy): Promise<void> {
  const waiting = "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'make-demo-quotation'";
  while ((await copy.sql(waiting)).length > 0) await pause(100);
}

/** What one proof has started and made; `clear` ends and removes it all. */
export class Workshop {
  readonly #undo: (() => unknown)[] = [];
  readonly #over = new AbortController();
  readonly #print: (line: string) => void;
  /** Those that were started. */
  readonly copies: Copy[] = [];

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /** Aborted when it is to end: it is done, its time is up, or somebody pressed Ctrl-C. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  /** A line for the terminal. */
  say = (line: string): void => {
    if (!this.signal.aborted) this.#print(line);
  };

  /**
   * Something to be done when the proof is over, before what was deferred earlier.
   */
  defer = (work: () => unknown): void => {
    if (this.signal.aborted) throw new Error('The proof is over.');
    this.#undo.push(work);
  };

  /** A new empty folder, removed when the proof is over. */
  folder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'tiraz-prove-'));
    this.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
    return folder;
  };

  /**
   * A copy of the product as `npm start` runs it, built, on a port and a data directory of its own, with the demo
   * catalogue and one staff account; ready when this resolves.
   */
  start = async (options: StartOptions = {}): Promise<Copy> => {
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
    this.say(`a copy runs at ${product.url}`);
    const databaseUrl = env.DATABASE_URL ?? database?.url;
    const copy = new Copy({ product, dataDir, account, database, databaseUrl, metricsPort });
    this.copies.push(copy);
    if (awaitReady && env.SEED_DEMO !== 'false' && env.RUN_JOBS !== 'false') await demoIsMade(copy);
    return copy;
  };

  /**
   * A PostgreSQL that the proof can stop, start again and freeze.
   * @param settings of PostgreSQL
   */
  startDatabase = async (settings: Record<string, string> = {}): Promise<OwnDatabase> => {
    const dataDir = join(this.folder(), 'postgres');
    const port = await freePort();
    let server = await startPostgres({ dataDir, port, settings });
    const database: OwnDatabase = {
      url: server.url,
      start: async () => void (server = await startPostgres({ dataDir, port, settings })),
      stop: () => server.stop(),
      signal: (signal) => signalTree(server.pid, signal),
    };
    this.defer(async () => {
      database.signal('SIGCONT');
      await database.stop();
    });
    return database;
  };

  /** Undoes everything, the last first; what cannot be undone is said, and keeps nothing else from being undone. */
  async clear(): Promise<void> {
    this.#over.abort();
    for (const undo of this.#undo.toReversed()) {
      try {
        await undo();
      } catch (error) {
        this.#print(`could not clear up: ${error}`);
      }
    }
  }
}
