// Backup, wipe and restore of 100,000 inquiries and 500 pictures: whether everything is equal, how long each takes,
// how much memory.
//
//   npm run measure:backup -w bench -- [--inquiries 100000] [--customers 10000] [--pictures 500]
//
// Starts a PostgreSQL and the built backend of its own, seeds, uploads the pictures, backs up while the backend runs,
// stops both and deletes all that they kept. Then restores into a new PostgreSQL and another folder, and compares by
// other means than the product's own: digests that PostgreSQL makes of whole rows, and of the pictures' files.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import pg from 'pg';
import { LEFT_OUT_TABLES } from '../../tools/backup/contents.ts';
import { startPostgres } from '../../tools/embedded-postgres.mjs';
import { uploadPictures } from './pictures.ts';
import { atScale, signIn, startBackend } from './scale.ts';

const MEMORY_LIMIT_MB = 300;

const { values: options } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '100000' },
    customers: { type: 'string', default: '10000' },
    pictures: { type: 'string', default: '500' },
  },
});
const size = { inquiries: Number(options.inquiries), customers: Number(options.customers) };

const folder = await mkdtemp(join(tmpdir(), 'tiraz-backup-at-scale-'));
const backup = join(folder, 'backup');
try {
  const { before, taken } = await atScale(size, async (scale) => {
    const began = performance.now();
    await uploadPictures(scale, Number(options.pictures));
    console.log(`uploaded ${options.pictures} pictures in ${seconds(began)} s`);
    const before = await contentsOf(scale.databaseUrl, scale.dataDir);
    return { before, taken: await command('backup', scale.databaseUrl, scale.dataDir, backup) };
  });
  console.log('everything is stopped and deleted but the backup');
  const verified = await command('restore', 'postgres://nobody@127.0.0.1:9/none', folder, backup, '--check');

  const database = await startPostgres({ dataDir: join(folder, 'postgres') });
  try {
    const dataDir = join(folder, 'data');
    const restored = await command('restore', database.url, dataDir, backup);
    const after = await contentsOf(database.url, dataDir);
    const measured = { backup: taken, verify: verified, restore: restored };
    report(before, after, measured, await bytesOf(backup));
    await startAgain(database.url, dataDir);
  } finally {
    await database.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Of a table, or of the files, by name. */
type Contents = Record<string, { count: number; digest: string | null }>;

/** What a command took. */
interface Taken {
  seconds: number;
  'highest memory MB': number;
}

/** @param bytes that the backup has */
function report(before: Contents, after: Contents, measured: Record<string, Taken>, bytes: number): void {
  const rows = Object.entries(before).map(([what, { count, digest }]) => [
    what,
    { count, digest: String(digest).slice(0, 16), equal: isDeepStrictEqual(after[what], before[what]) },
  ]);
  console.table(Object.fromEntries(rows));
  console.log(`the backup has ${(bytes / 1024 ** 2).toFixed(1)} MB`);
  console.table(measured);
  const isEqual = isDeepStrictEqual(before, after);
  const isSmall = Object.values(measured).every(
    ({ 'highest memory MB': memory }) => memory < MEMORY_LIMIT_MB,
  );
  console.log(isEqual ? 'Everything is equal.' : 'NOT EVERYTHING IS EQUAL.');
  if (!isSmall) console.log(`MORE THAN ${MEMORY_LIMIT_MB} MB WERE NEEDED.`);
  if (!isEqual || !isSmall) process.exitCode = 1;
}

/** What was restored is no museum: staff sign in. */
async function startAgain(databaseUrl: string, dataDir: string): Promise<void> {
  const backend = await startBackend(databaseUrl, dataDir);
  try {
    const cookie = await signIn(backend.url);
    const began = performance.now();
    const list = await fetch(`${backend.url}/api/admin/inquiries?limit=100`, { headers: { cookie } });
    await list.arrayBuffer();
    const ms = Math.round(performance.now() - began);
    console.log(`the first list of ${list.headers.get('x-total-count')} inquiries took ${ms} ms`);
  } finally {
    await backend.stop();
  }
}

/** Throws unless it succeeds. */
async function command(
  name: 'backup' | 'restore',
  databaseUrl: string,
  dataDir: string,
  ...args: string[]
): Promise<Taken> {
  const script = fileURLToPath(new URL(`../../tools/backup/${name}.ts`, import.meta.url));
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    stdio: 'inherit',
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
  });
  let highest = 0;
  const watching = setInterval(() => (highest = Math.max(highest, highestMemory(child.pid))), 20);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watching);
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
  return { seconds: Number(seconds(began)), 'highest memory MB': Math.round(highest) };
}

/** Resident, in MB; 0 where /proc does not tell. */
function highestMemory(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function contentsOf(databaseUrl: string, dataDir: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const contents: Contents = {};
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1`,
      [Object.keys(LEFT_OUT_TABLES)],
    );
    for (const { name } of rows) {
      // A sum of 64-bit hashes of whole rows: whatever their order.
      const counted = await client.query<Contents[string]>(
        `SELECT count(*)::int, sum(hashtextextended(t::text, 7))::text AS digest FROM ${name} AS t`,
      );
      for (const row of counted.rows) contents[name] = row;
    }
  } finally {
    await client.end();
  }
  contents["pictures' files"] = await digestOf(join(dataDir, 'objects/pictures'));
  return contents;
}

async function digestOf(directory: string): Promise<Contents[string]> {
  const hash = createHash('sha256');
  const names = (await readdir(directory)).sort();
  for (const name of names) hash.update(`${name} `).update(await readFile(join(directory, name)));
  return { count: names.length, digest: hash.digest('hex') };
}

async function bytesOf(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true });
  const sizes = await Promise.all(entries.map(async (entry) => (await stat(join(directory, entry))).size));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** @param began as `performance.now()` */
function seconds(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}
