// Backups between a PostgreSQL with a bucket and the embedded database with a folder, and back.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { LEFT_OUT_TABLES } from '../../../tools/backup/contents.ts';
import { startPostgres } from '../../../tools/embedded-postgres.mjs';
import { ADDED_UP_TABLES } from '../../support/added-up-tables.ts';
import { expect, type Stage } from '../steps.ts';
import type { PostgresPair } from './postgres-pair.ts';

interface On extends Stage {
  pair: PostgresPair;
  /** The object store's variables. */
  store: Record<string, string>;
}

export async function tryBackups({ folder, pair, store, started, step }: On): Promise<void> {
  const taken = join(folder, 'backup');
  const takenAgain = join(folder, 'backup-again');
  const standby = pair.urlAt(pair.ports[pair.standby]);
  const dataDir = join(folder, 'other-data');
  const embedded = await startPostgres({ dataDir: join(folder, 'embedded') });
  started(embedded);
  const before = await contentsOf(standby);

  await step('a backup is taken from the hot standby while the product runs', () =>
    backendCommand('backup', [taken], { DATABASE_URL: standby, DATA_DIR: dataDir, ...store }),
  );
  await step('it is whole, and restored into the embedded database and a folder', async () => {
    const target = { DATABASE_URL: embedded.url, DATA_DIR: dataDir };
    await backendCommand('restore', [taken, '--check'], target);
    await backendCommand('restore', [taken], target);
    return same(before, await contentsOf(embedded.url));
  });
  await step('a backup of that, restored into PostgreSQL and another bucket', async () => {
    await backendCommand('backup', [takenAgain], { DATABASE_URL: embedded.url, DATA_DIR: dataDir });
    await pair.admin('CREATE DATABASE restored OWNER tiraz');
    const url = pair.urlAt(pair.ports[pair.primary], { database: 'restored' });
    await backendCommand('restore', [takenAgain], {
      ...{ DATABASE_URL: url, DATA_DIR: dataDir },
      ...{ ...store, S3_BUCKET: `${store.S3_BUCKET}-restored` },
    });
    return same(before, await contentsOf(url));
  });
}

type Contents = Record<string, string | undefined>;

function same(before: Contents, after: Contents): string {
  const tables = Object.keys(before);
  const others = tables.filter((table) => before[table] !== after[table]);
  expect(others.length === 0, `not the same: ${others.join(', ')}`);
  return `${tables.length} tables the same, row by row`;
}

/** A digest of every row of every table that a backup has. */
async function contentsOf(connectionString: string): Promise<Contents> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ tablename: string }>(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1`,
      [[...Object.keys(LEFT_OUT_TABLES), ...ADDED_UP_TABLES]],
    );
    const contents: Contents = {};
    for (const { tablename } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) ORDER BY t::text COLLATE "C")), '') AS digest FROM "${tablename}" t`,
      );
      contents[tablename] = rows[0]?.digest;
    }
    return contents;
  } finally {
    await client.end();
  }
}

/** @returns the last line that it printed */
async function backendCommand(
  name: 'backup' | 'restore',
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const script = fileURLToPath(new URL(`../../../tools/backup/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  const last = output.trim().split('\n').at(-1) ?? '';
  expect(code === 0, `${name} ended with ${code}: ${last}`);
  return last;
}
