// The code from before the last migration and the code of today, on one database that is migrated under them.
//
//   npm run rehearse:upgrade -w proofs -- [--from COMMIT]
//
// Builds the earlier backend from git, lets it work on its own schema, migrates with today's code, and has both work
// side by side; then starts the earlier code again on the new schema, and at last takes the migration back under it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { Client } from 'pg';
import { startPostgres } from '../../tools/embedded-postgres.mjs';
import { freePort } from '../../tools/free-port.mjs';
import { buildEarlier, commitBeforeLastMigration } from './earlier-code.ts';
import { kindsOf, Load } from './load.ts';
import { ask, backend, selectionOf, signIn, type Instance } from './product.ts';
import { expect, rehearse } from './steps.ts';

const DIST = fileURLToPath(new URL('../../backend/dist/', import.meta.url));
const SIDE_BY_SIDE_REQUESTS = 3_000;
const WITHIN_MS = 120_000;
const { values: options } = parseArgs({ options: { from: { type: 'string' } } });

await rehearse(async ({ folder, started, step }) => {
  const earlier = buildEarlier(options.from ?? commitBeforeLastMigration(), join(folder, 'earlier'));
  started(earlier);
  console.log(`Earlier code: ${earlier.name}`);
  const database = await startPostgres({ dataDir: join(folder, 'postgres') });
  started(database);
  const shared = {
    databaseUrl: database.url,
    dataDir: join(folder, 'data'),
    publicUrl: 'http://localhost:3000',
  };
  const old = backend({ port: await freePort(), ...shared, repository: join(folder, 'earlier') });
  const now = backend({ port: await freePort(), ...shared });
  started(old);
  started(now);
  await old.start();
  const pg = new Client({ connectionString: database.url });
  await pg.connect();
  started({ stop: () => pg.end() });
  const migrations = async () =>
    (await pg.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')).rows.map(
      ({ name }) => name,
    );

  const before = await migrations();
  const selection = await selectionOf(old.url);
  const cookie = await signIn(old.url);
  const underLoad = (url: string | string[], workers: number) => {
    const load = new Load({ url, cookie, selection, workers });
    started(load);
    return load;
  };
  const first = underLoad(old.url, 6);

  await step('the schema is migrated under the earlier code at work: nothing fails', async () => {
    await pause(2_000);
    const env = { PATH: process.env.PATH, DATABASE_URL: database.url };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(DIST, 'migrate.js')], {
      env,
      encoding: 'utf8',
    });
    expect(status === 0, stderr);
    await pause(2_000);
    await first.stop();
    expect(first.failures.length === 0, kindsOf(first.failures));
    return `${stdout.trim()} ${first.total} requests, 0 failed`;
  });
  const after = await migrations();

  const acknowledged = [...first.acknowledged];
  await step('both at work on the new schema: nothing fails, on either', async () => {
    await now.start();
    const both = underLoad([old.url, now.url], 8);
    const giveUp = performance.now() + WITHIN_MS;
    while (both.total < SIDE_BY_SIDE_REQUESTS && performance.now() < giveUp) await pause(50);
    await both.stop();
    acknowledged.push(...both.acknowledged);
    const summary = `${both.total} requests (${JSON.stringify(both.counts)})`;
    expect(both.failures.length === 0, `${summary}, failed: ${kindsOf(both.failures)}`);
    expect(both.total >= SIDE_BY_SIDE_REQUESTS, `${summary}: too few to show anything`);
    return `${summary}, 0 failed`;
  });

  await step('what each has stored the other reads, alike', async () => {
    for (const { id } of acknowledged) {
      const read = async ({ url }: Instance) =>
        ask<Record<string, unknown>>(`${url}/api/admin/inquiries/${id}`, { headers: { cookie } });
      const [one, other] = await Promise.all([read(old), read(now)]);
      expect(one.status === 200 && other.status === 200, `${id}: ${one.status} and ${other.status}`);
      const differing = Object.keys(one.body).filter(
        (field) => !isDeepStrictEqual(withoutVersion(one.body[field]), other.body[field]),
      );
      expect(differing.length === 0, `${id}: ${differing.join(', ')} differ`);
    }
    const at = ({ url }: Instance) => acknowledged.filter((inquiry) => inquiry.at === url).length;
    return `${at(old)} inquiries of the earlier code, ${at(now)} of today’s, every field of the earlier answer`;
  });

  await step('signed in at either, at work on the other', async () => {
    const pairs: [Instance, Instance][] = [
      [old, now],
      [now, old],
    ];
    for (const [here, there] of pairs) {
      const headers = { cookie: await signIn(here.url) };
      const { status } = await ask(`${there.url}/api/admin/stats`, { headers });
      expect(status === 200, `signed in at ${here.url}, ${there.url} answered ${status}`);
    }
    return 'both ways';
  });

  await step('the earlier code starts again on the new schema, as a way back', async () => {
    await old.stop();
    await old.start();
    const { status } = await ask(`${old.url}/api/admin/inquiries?limit=1`, { headers: { cookie } });
    expect(status === 200, `staff's list answered ${status}`);
    expect((await migrations()).join() === after.join(), 'it changed the migrations');
    return 'ready, and the schema is as it was';
  });

  await step('the migration is taken back under the earlier code at work: nothing fails', async () => {
    await now.stop();
    const load = underLoad(old.url, 6);
    await pause(1_000);
    await takeBack(database.url, after.length - before.length);
    await pause(1_000);
    await load.stop();
    expect(load.failures.length === 0, kindsOf(load.failures));
    expect((await migrations()).join() === before.join(), 'the migrations are others than before');
    const known = [...acknowledged, ...load.acknowledged].map(({ id }) => id);
    const { rows } = await pg.query('SELECT FROM inquiries WHERE id = ANY ($1)', [known]);
    expect(rows.length === known.length, `${rows.length} of ${known.length} inquiries are left`);
    return `${load.total} requests, 0 failed; all ${known.length} acknowledged inquiries are there`;
  });
});

/** Code from before stored configurations had a version answers with the whole document. */
function withoutVersion(field: unknown): unknown {
  if (typeof field !== 'object' || field === null || !('schemaVersion' in field)) return field;
  const { schemaVersion: _version, ...answered }: { schemaVersion: unknown; lines?: unknown } = field;
  delete answered.lines;
  return answered;
}

/** There is no command for this: whoever runs the product goes back to the earlier code and leaves the schema. */
async function takeBack(databaseUrl: string, many: number): Promise<void> {
  const { createDataSource } = await import(join(DIST, 'shared/database/data-source.js'));
  const dataSource = await createDataSource(databaseUrl).initialize();
  for (let left = many; left > 0; left -= 1) await dataSource.undoLastMigration();
  await dataSource.destroy();
}
