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
import { Client } from 'pg';
import { freePort } from '../../tools/free-port.mjs';
import { archiveAuditTrail } from './audit-archive.mjs';
import { provideProgram } from './debian-program.mjs';
import { kindsOf, Load, storedOnce } from './load.mjs';
import { ask, backend, selectionOf, signIn } from './product.mjs';
import { ArchivedPostgres } from './real/pgbackrest.mjs';
import { inquiriesUpTo, PriceChanges } from './recovered.mjs';
import { expect, rehearse } from './steps.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const PICTURES = ['calculator-en', 'calculator-ar'].map((name) =>
  readFileSync(join(REPOSITORY, `docs/screenshots/${name}.png`)),
);
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
  const shown = [await showPicture(site, PICTURES[0])];
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
  const [{ moment, ms: mistakenAt, multipliers }] = await database.server.admin(
    `SELECT clock_timestamp()::text AS moment, extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms,
       (SELECT sum(cost_multiplier)::text FROM fabrics) AS multipliers`,
    { database: 'tiraz' },
  );
  await database.server.admin(MISTAKE, { database: 'tiraz' });
  shown.push(await showPicture(site, PICTURES[1]));
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
      await expectPicture(url, shown[1]);
      return [
        `RPO ${seconds(killedAt - lastAt)} s: ${kept.length} of ${load.acknowledged.length} acknowledged inquiries kept, each once, ${lost.length} lost and ${lostPrices} price changes`,
        `RTO ${seconds(backMs)} s from the kill to the first submission: the server back after ${seconds(recoveredMs)} s, of it ${seconds(copiedMs)} s copying`,
        `${again.length} sent again with their keys, stored once; ${ended} rows of sessions and the like ended; the pictures open`,
      ].join('; ');
    });
  });

  await step('the archive goes on after a recovery', async () => {
    await database.check();
    return 'what the recovered server writes arrives in it';
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
      await expectPicture(url, shown[0]);
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

function seconds(ms) {
  return (ms / 1000).toFixed(1);
}

/** Shows a picture with the product of a selection. */
async function showPicture({ url, productTypeId }, picture) {
  const headers = { cookie: await signIn(url) };
  const { body: upload } = await ask(`${url}/api/objects/upload`, { method: 'POST', headers });
  await ask(upload.uploadURL.replace(/^http:\/\/[^/]+/, url), { method: 'PUT', headers, body: picture });
  const finalize = { method: 'PUT', headers, body: { imageURL: upload.uploadURL } };
  const { status, body } = await ask(`${url}/api/objects/finalize`, finalize);
  expect(status === 200, `finalizing a picture answered ${status} ${body.code}`);
  const change = { method: 'PUT', headers, body: { imageUrl: body.objectPath } };
  const saved = await ask(`${url}/api/admin/product-types/${productTypeId}`, change);
  expect(saved.status === 200, `showing a picture answered ${saved.status} ${saved.body.code}`);
  return body.objectPath;
}

/** It is the one that is shown, and opens in each width. */
async function expectPicture(url, path) {
  const { body: products } = await ask(`${url}/api/product-types`);
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
async function untilArchived(server) {
  // A record of its own: the present segment may hold none, and is then never archived.
  const [{ segment }] = await server.admin(
    `SELECT pg_walfile_name(pg_logical_emit_message(true, 'rehearsal', 'archived?')) AS segment`,
  );
  const giveUp = performance.now() + ARCHIVED_WITHIN_MS;
  for (;;) {
    const [{ last }] = await server.admin('SELECT last_archived_wal AS last FROM pg_stat_archiver');
    if (last !== null && last >= segment) return;
    expect(performance.now() < giveUp, `${segment} is not archived, ${last} is`);
    await pause(100);
  }
}

/** What docs/operations.md has done between the recovery and the start. @returns {number} rows that were ended */
function prepare(databaseUrl) {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl };
  const sql = join(REPOSITORY, 'deploy/postgresql/after-recovery.sql');
  const count =
    'SELECT (SELECT count(*) FROM staff_sessions) + (SELECT count(*) FROM uploads) + (SELECT count(*) FROM password_checks)';
  const psql = provideProgram('psql', 'postgresql-client');
  const run = (program, ...args) => {
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

async function withClient(connectionString, work) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function multipliersOf(pg) {
  const { rows } = await pg.query('SELECT sum(cost_multiplier)::float8 AS sum FROM fabrics');
  return rows[0].sum;
}

/**
 * Those who got no answer, and those whose inquiry is lost, send it again with its key.
 * @returns {Promise<{ key: string, id: string }[]>} what is stored now
 */
async function sendAgain(load, url, lost) {
  const stored = [];
  for (const key of [...load.unanswered, ...lost.map((one) => one.key)]) {
    const { status, body } = await load.submit(url, key);
    expect(status === 201, `sent again it was answered with ${status}`);
    stored.push({ key, id: body.id });
  }
  return stored;
}
