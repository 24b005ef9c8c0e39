import { settleStandings } from '../../../backend/src/crm/adapters/settle-standings.js';
import { foldInquiryCounts } from '../../../backend/src/inquiries/adapters/inquiry-counts.postgres.js';
import { createDataSource } from '../../../backend/src/shared/database/data-source.js';
import { TypeOrmTransactions } from '../../../backend/src/shared/database/transactions.typeorm.js';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBackupCommand } from '../backup-command.ts';
import { LEFT_OUT_ROWS, PRESENT_TABLES } from '../contents.ts';
import { MANIFEST_FILE, type Manifest } from '../manifest.ts';
import { Documents } from '@tiraz/backend/documents/index.js';
import { aQuotation } from '../../../backend/src/documents/adapters/printed-documents.fixture.js';
import { until } from '../../../backend/e2e/databases.js';
import { Designs } from '../../../backend/e2e/designs.js';
import { Quoted } from '../../../backend/e2e/quoted.js';
import { inquiryOf, workedExample } from '../../../backend/e2e/garments.js';
import { createDatabase, query, signedIn, startBackend, type Backend } from '../../../backend/e2e/harness.js';
import { pictureFile } from '../../../backend/e2e/picture-files.js';
import { Uploader } from '../../../backend/e2e/upload.js';

/** Sent with the one inquiry that is not the demo's. */
export const REPEATED = { 'idempotency-key': 'sent-before-the-backup' };
/** Whose account the backup has. */
export const MONA = 'mona@tiraz.example';

/** A running product with inquiries, a picture, a document and somebody signed in, and a backup of it. */
export interface Origin {
  /** For whatever a test writes; `close` removes it. */
  folder: string;
  databaseUrl: string;
  backend: Backend;
  cookie: Record<string, string>;
  /** The path under which it is served. */
  picture: string;
  /** Its key. */
  document: string;
  /** The path of a design for staff. */
  design: string;
  backup: string;
  close(): Promise<void>;
}

/** @param now what its clock says, instead of the true time */
export async function openOrigin(now?: () => Date): Promise<Origin> {
  const folder = await mkdtemp(join(tmpdir(), 'tiraz-backup-'));
  const databaseUrl = await createDatabase();
  const dataDir = join(folder, 'data');
  const env = { SEED_DEMO: 'true', DATA_DIR: dataDir };
  const backend = await startBackend({ databaseUrl, env, ...(now && { now }) });
  const cookie = await signedIn(backend, MONA);
  const picture = await new Uploader(backend, cookie).upload(await pictureFile('png'));
  const { key: document } = await backend.app.get(Documents).make(aQuotation('ar'));
  const quoted = new Quoted(
    () => backend,
    () => cookie,
  );
  const designs = new Designs(() => backend);
  const { id, artworkId } = await designs.followed(quoted);
  const design = `/api/admin/inquiries/${id}/artwork/${artworkId}`;
  // Sent by nobody, and so in no backup.
  await designs.uploaded();
  const { status } = await submit(backend, 'before', REPEATED);
  if (status !== 201) throw new Error(`the inquiry was answered with ${status}`);
  await settled(databaseUrl);
  const backup = join(folder, 'backup');
  const { code, said } = await run('backup', environment(databaseUrl, dataDir), backup);
  if (code !== 0) throw new Error(said);
  const close = async () => {
    await backend.stop();
    await rm(folder, { recursive: true });
  };
  return { folder, databaseUrl, backend, cookie, picture, document, design, backup, close };
}

/** Does or waits for what follows a submission, its mail too: from then on nothing changes by itself. */
export async function settled(databaseUrl: string): Promise<void> {
  const source = await createDataSource(databaseUrl).initialize();
  await settleStandings(source, new TypeOrmTransactions(source), { now: () => new Date() });
  // Comes every five minutes, be it between a backup and a look at what it was made of.
  await foldInquiryCounts(source);
  await source.destroy();
  const waiting = () => query(databaseUrl, 'SELECT FROM graphile_worker.jobs');
  await until('no job is left', async () => (await waiting()).length === 0);
}

export function environment(databaseUrl: string, dataDir: string): NodeJS.ProcessEnv {
  return { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
}

/** As `npm run backup` and `npm run restore` do it; `said` is the last line. */
export async function run(command: 'backup' | 'restore', variables: NodeJS.ProcessEnv, ...args: string[]) {
  const lines: string[] = [];
  const code = await runBackupCommand(command, args, variables, (line) => lines.push(line));
  return { code, said: lines.at(-1) ?? '', lines };
}

/** The number of rows of each table that is kept, and a digest of them, whatever their order. */
export async function contentsOf(databaseUrl: string): Promise<Record<string, unknown>> {
  const contents: Record<string, unknown> = {};
  for (const table of PRESENT_TABLES) {
    const leftOut = LEFT_OUT_ROWS[table];
    [contents[table]] = await query(
      databaseUrl,
      `SELECT count(*), md5(string_agg(t::text, chr(10) ORDER BY t::text COLLATE "C")) FROM ${table} AS t
       ${leftOut ? `WHERE NOT (${leftOut})` : ''}`,
    );
  }
  return contents;
}

/** An inquiry of somebody of that name. */
export async function submit(to: Backend, name: string, headers: Record<string, string> = {}) {
  const body = inquiryOf(await workedExample(to), { customerEmail: `${name}@example.com` });
  return to.ask<{ id: string }>('/api/inquiries', { body, headers });
}

export async function manifestOf(backup: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(backup, MANIFEST_FILE), 'utf8')) as Manifest;
}

/** A design and our picture of it, as staff get them. @throws when one of them is not there */
export async function designIn(backend: Backend, path: string): Promise<Buffer[]> {
  const headers = await signedIn(backend, MONA);
  const parts = ['file', 'preview'].map(async (part) => {
    const answer = await fetch(`${backend.url}${path}/${part}`, { headers });
    if (!answer.ok) throw new Error(`${part} was answered with ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  });
  return Promise.all(parts);
}
