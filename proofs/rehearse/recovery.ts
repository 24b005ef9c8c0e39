// A PostgreSQL that pgBackRest archives, destroyed under load and brought back: to the newest moment that the archive has,
// and to the moment before a mistake.
//
//   npm run rehearse:recovery -w proofs
//
// Starts everything itself, with the configuration of deploy/postgresql, and installs Debian's packages where it may;
// takes about four minutes, one of them quiet.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ProductType } from '@tiraz/api-client';
import type { FinalizedPicture, UploadPlace } from '@tiraz/api-client/staff';
import { Client } from 'pg';
import { freePort } from '../../tools/free-port.mjs';
import { archiveAuditTrail } from './audit-archive.ts';
import { provideProgram } from './debian-program.ts';
import { kindsOf, Load, storedOnce, type Stored } from './load.ts';
import { ask, backend, selectionOf, signIn } from './product.ts';
import { ArchivedPostgres } from './real/pgbackrest.ts';
import type { PostgresServer } from './real/postgres-server.ts';
import { inquiriesUpTo, PriceChanges } from './recovered.ts';
import { expect, rehearse } from './steps.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const pictureOf = (language: string) =>
  readFileSync(join(REPOSITORY, `docs/screenshots/calculator-${language}.png`));
const WIDTHS = [320, 640, 1280];
const WORKERS = 4;
const MISTAKE = 'UPDATE fabrics SET cost_multiplier = 0';
/** `archive_timeout` of deploy/postgresql/archiving.conf, after which PostgreSQL looks, and the handing over on a busy machine. */
const ARCHIVED_WITHIN_MS = 120_000;
/** How far a segment is filled when the server is destroyed. */
const BEGUN_MS = 5_000;

await rehearse(async ({ folder, started, step }) => {
  const database = new ArchivedPostgres({ folder: join(folder, 'postgres'), port: await freePort() });
  started(database);
  await database.start();
  const databaseUrl = database.server.url();
  const publicUrl = 'http://127.0.0.1:3000';
  const product = backend({
    port: await freePort(),
    ...{ databaseUrl, dataDir: join(folder, 'data'), publicUrl },
  });
  started(product);
  await product.start();
  const { url } = product;
  const selection = await selectionOf(url);
  const site = { url, selection, productTypeId: selection.productTypeId };
  const shownFirst = await showPicture(site, pictureOf('en'));
  const load = new Load({ url, cookie: await signIn(url), selection, workers: WORKERS });
  started(load);

  await step('a full backup is taken under load', async () => {
    const began = performance.now();
    await database.backup('full');
    const { bytes } = await database.info();
    return `${seconds(performance.now() - began)} s, ${(bytes / 1e6).toFixed(1)} MB in the archive; ${load.total} requests meanwhile and before`;
  });

  const prices = new PriceChanges({ ...site, cookie: await signIn(url), from: 100 });
  started(prices);
  const leaving = { cookie: await signIn(url) };
  await pause(BEGUN_MS);
  const [before] = await database.server.admin<{ moment: string; ms: number; multipliers: string }>(
    `SELECT clock_timestamp()::text AS moment, extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms,
       (SELECT sum(cost_multiplier)::text FROM fabrics) AS multipliers`,
    { database: 'tiraz' },
  );
  if (!before) throw new Error('The server does not tell its time.');
  const { moment, ms: mistakenAt, multipliers } = before;
  await database.server.admin(MISTAKE, { database: 'tiraz' });
  const shownThen = await showPicture(site, pictureOf('ar'));
  await ask(`${url}/api/admin/logout`, { method: 'POST', headers: leaving });
  await untilArchived(database.server);
  await pause(BEGUN_MS);

  await step('destroyed with -9 under load, and recovered to the newest moment of the archive', async () => {
    const [killedAt, killed] = [Date.now(), performance.now()];
    await database.destroy();
    await Promise.all([load.stop(), prices.stop(), product.stop()]);
    const early = load.failures.filter(({ endedAt }) => endedAt < killed);
    expect(early.length === 0, `failed before: ${kindsOf(early)}`);
    const { lastAt, copiedMs } = await database.recover();
    const recoveredMs = performance.now() - killed;
    const ended = prepare(databaseUrl);
    await product.start();
    expect((await load.submit(url, randomUUID())).status === 201, 'no submission is taken');
    const backMs = performance.now() - killed;
    return withClient(databaseUrl, async (pg) => {
      const { kept, lost } = await inquiriesUpTo(pg, load.acknowledged, lastAt);
      const again = await sendAgain(load, url, lost);
      await storedOnce(pg, [...kept, ...again]);
      const lostPrices = await prices.upTo(pg, lastAt);
      expect((await multipliersOf(pg)) === 0, 'the mistake is gone, which nobody asked for');
      await expectPicture(url, shownThen);
      return [
        `RPO ${seconds(killedAt - lastAt)} s: ${kept.length} of ${load.acknowledged.length} acknowledged inquiries kept, each once, ${lost.length} lost and ${lostPrices} price changes`,
        `RTO ${seconds(backMs)} s from the kill to the first submission: the server back after ${seconds(recoveredMs)} s, of it ${seconds(copiedMs)} s copying`,
        `${again.length} sent again with their keys, stored once; ${ended} rows of sessions and the like ended; the pictures open`,
      ].join('; ');
    });
  });

  await step('the archive goes on after a recovery', async () => {
    await database.check();
    // As docs/operations.md has it. Its checkpoint also wakes the checkpointer, which else sleeps through `archive_timeout`:
    // when it went to sleep, the recovery had not ended, and it looks again only after `checkpoint_timeout`.
    await database.backup('full');
    return 'what the recovered server writes arrives in it, and a full backup';
  });

  await step('an inquiry of a quiet hour is in the archive after a minute', async () => {
    const { status } = await load.submit(url, randomUUID());
    expect(status === 201, `it was answered with ${status}`);
    const sent = performance.now();
    await untilArchived(database.server);
    return `${seconds(performance.now() - sent)} s after it`;
  });

  await step('recovered to the moment before a mistake', async () => {
    const began = performance.now();
    await product.stop();
    const { lastAt, copiedMs } = await database.recover(moment);
    const recoveredMs = performance.now() - began;
    expect(lastAt <= mistakenAt, `a commit of ${seconds(lastAt - mistakenAt)} s later is there`);
    const ended = prepare(databaseUrl);
    await product.start();
    const backMs = performance.now() - began;
    return withClient(databaseUrl, async (pg) => {
      const { kept, lost } = await inquiriesUpTo(pg, load.acknowledged, mistakenAt);
      await prices.upTo(pg, mistakenAt);
      expect((await multipliersOf(pg)) === Number(multipliers), 'the mistake is still there');
      await expectPicture(url, shownFirst);
      const { status } = await ask(`${url}/api/admin/me`, { headers: leaving });
      expect(status === 401, `who has signed out since is answered with ${status}`);
      expect((await load.submit(url, randomUUID())).status === 201, 'no submission is taken');
      return `${seconds(mistakenAt - lastAt)} s before it the last commit; ${kept.length} inquiries of before it kept, each once, ${lost.length} of after it gone; the former picture opens; back after ${seconds(backMs)} s, the server after ${seconds(recoveredMs)} s, of it ${seconds(copiedMs)} s copying; ${ended} rows of sessions and the like ended`;
    });
  });

  await step('another full backup, on the new line of time', async () => {
    await database.backup('full');
    return `${(await database.info()).backups} backups in the archive`;
  });

  await step('a part of the audit trail goes to a file and comes back, while the product runs', () =>
    archiveAuditTrail(databaseUrl, folder),
  );
});

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

interface Site {
  url: string;
  productTypeId: string;
}

/** Shows a picture with the product of a selection. */
async function showPicture({ url, productTypeId }: Site, picture: Buffer): Promise<string> {
  const headers = { cookie: await signIn(url) };
  const { body: upload } = await ask<UploadPlace>(`${url}/api/objects/upload`, { method: 'POST', headers });
  await ask(upload.uploadURL.replace(/^http:\/\/[^/]+/, url), { method: 'PUT', headers, body: picture });
  const finalize = { method: 'PUT', headers, body: { imageURL: upload.uploadURL } };
  const { status, body } = await ask<FinalizedPicture>(`${url}/api/objects/finalize`, finalize);
  expect(status === 200, `finalizing a picture answered ${status} ${body.code}`);
  const change = { method: 'PUT', headers, body: { imageUrl: body.objectPath } };
  const saved = await ask(`${url}/api/admin/product-types/${productTypeId}`, change);
  expect(saved.status === 200, `showing a picture answered ${saved.status} ${saved.body.code}`);
  return body.objectPath;
}

/** It is the one that is shown, and opens in each width. */
async function expectPicture(url: string, path: string): Promise<void> {
  const { body: products } = await ask<ProductType[]>(`${url}/api/product-types`);
  expect(
    products.some(({ imageUrl }) => imageUrl === path),
    `no product shows ${path}`,
  );
  for (const width of WIDTHS) {
    const { status } = await ask(`${url}${path}?w=${width}`);
    expect(status === 200, `${path} of ${width} pixels answered ${status}`);
  }
}

/** Resolves when all that the server has written so far is in the archive. */
async function untilArchived(server: PostgresServer): Promise<void> {
  // A record of its own: the present segment may hold none, and is then never archived.
  const [now] = await server.admin<{ segment: string }>(
    `SELECT pg_walfile_name(pg_logical_emit_message(true, 'rehearsal', 'archived?')) AS segment`,
  );
  const segment = now?.segment ?? '';
  const giveUp = performance.now() + ARCHIVED_WITHIN_MS;
  for (;;) {
    const [archiver] = await server.admin<{ last: string | null }>(
      'SELECT last_archived_wal AS last FROM pg_stat_archiver',
    );
    const last = archiver?.last ?? '';
    if (last >= segment) return;
    expect(performance.now() < giveUp, `${segment} is not archived, ${last} is`);
    await pause(100);
  }
}

/**
 * What docs/operations.md has done between the recovery and the start.
 * @returns rows that were ended
 */
function prepare(databaseUrl: string): number {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl };
  const sql = join(REPOSITORY, 'deploy/postgresql/after-recovery.sql');
  const count =
    'SELECT (SELECT count(*) FROM staff_sessions) + (SELECT count(*) FROM uploads) + (SELECT count(*) FROM password_checks)';
  const psql = provideProgram('psql', 'postgresql-client');
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8' });
    expect(status === 0, `${program} ${args.at(-1)}: ${stdout}${stderr}`);
    return stdout.trim();
  };
  run(process.execPath, join(REPOSITORY, 'backend/dist/migrate.js'));
  const rows = () => Number(run(psql, databaseUrl, '--tuples-only', '--no-align', `--command=${count}`));
  const before = rows();
  expect(before > 0, 'the recovery brought nothing back that would have to be ended');
  run(psql, databaseUrl, '--set=ON_ERROR_STOP=1', `--file=${sql}`);
  expect(rows() === 0, `${rows()} rows are still there`);
  return before;
}

async function withClient<Found>(
  connectionString: string,
  work: (pg: Client) => Promise<Found>,
): Promise<Found> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function multipliersOf(pg: Client): Promise<number> {
  const { rows } = await pg.query<{ sum: number }>('SELECT sum(cost_multiplier)::float8 AS sum FROM fabrics');
  return rows[0]?.sum ?? NaN;
}

/**
 * Those who got no answer, and those whose inquiry is lost, send it again with its key.
 * @returns what is stored now
 */
async function sendAgain(load: Load, url: string, lost: Stored[]): Promise<{ key: string; id: string }[]> {
  const stored: Stored[] = [];
  for (const key of [...load.unanswered, ...lost.map((one) => one.key)]) {
    const { status, body } = await load.submit(url, key);
    expect(status === 201, `sent again it was answered with ${status}`);
    stored.push({ key, id: body.id });
  }
  return stored;
}
