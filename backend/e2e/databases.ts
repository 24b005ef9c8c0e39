// Apart from harness.ts, which loads the whole application: a test of one adapter needs none of it.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { onThisMachine } from '../../tools/this-machine.mjs';
import { migrate } from '../src/shared/database/migrate.js';

const TEMPLATE = 'tiraz_template';
/** Test files run in parallel: one of them makes the template, the others wait. */
const TEMPLATE_LOCK = 7_219_340_499;

/** A new database on the server of this run, with every migration applied and no rows. */
export async function createDatabase(): Promise<string> {
  const server = databaseServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withClient(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (rowCount === 0) {
      await client.query(`CREATE DATABASE ${TEMPLATE}_unfinished`);
      await migrate(databaseAt(server, `${TEMPLATE}_unfinished`));
      await client.query(`ALTER DATABASE ${TEMPLATE}_unfinished RENAME TO ${TEMPLATE}`);
    }
    // Copying its files takes half the time of copying page by page.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`);
  });
  return databaseAt(server, name);
}

/** A new database without even a migration. */
export async function createEmptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withClient(databaseServer(), (client) => client.query(`CREATE DATABASE ${name}`));
  return databaseAt(databaseServer(), name);
}

/** Rows of one statement, on a connection of its own. */
export async function query<Row>(
  databaseUrl: string,
  sql: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  return withClient(databaseUrl, async (client) => (await client.query(sql, parameters)).rows as Row[]);
}

/** Asks again and again until it is true; fails after `withinMs`, stretched as `onThisMachine` says. */
export async function until(
  what: string,
  condition: () => Promise<boolean>,
  withinMs = 10_000,
): Promise<void> {
  const deadline = Date.now() + onThisMachine(withinMs);
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not within ${withinMs} ms: ${what}`);
    await pause(20);
  }
}

function databaseServer(): string {
  const url = process.env.TEST_DATABASE_SERVER;
  if (!url) throw new Error('harness-setup.mjs did not start a database server');
  return url;
}

function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** On a connection that is closed whatever happens: one that a failed test leaves open ends Jest with the server. */
export async function withClient<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
