import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { JobHandlers } from '../src/shared/jobs/job-handlers.js';
import { JobWorker } from '../src/shared/jobs/job-worker.js';
import { startBackendProcess, type BackendProcess } from './backend-process.js';
import { createDatabase, query, startBackend, until, type Backend } from './harness.js';

const PACKING = fileURLToPath(new URL('packing-process.mjs', import.meta.url));
const MINUTE_MS = 60_000;

async function leftOver(databaseUrl: string): Promise<number> {
  const [row] = await query<{ count: number }>(databaseUrl, 'SELECT count(*)::int FROM graphile_worker.jobs');
  return row!.count;
}

describe('jobs of a process that is killed', () => {
  let databaseUrl: string;
  const running: BackendProcess[] = [];

  beforeEach(async () => {
    databaseUrl = await createDatabase();
    await query(
      databaseUrl,
      `CREATE TABLE orders (id text PRIMARY KEY);
       CREATE TABLE parcels (order_id text PRIMARY KEY);
       CREATE TABLE tries (order_id text NOT NULL)`,
    );
  });
  afterEach(() => running.splice(0).forEach(({ child }) => child.kill('SIGKILL')));

  function start(env: Record<string, string>): BackendProcess {
    const started = startBackendProcess(
      { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ...env },
      { program: PACKING },
    );
    running.push(started);
    return started;
  }
  async function kill({ child, ended }: BackendProcess): Promise<void> {
    child.kill('SIGKILL');
    await ended;
  }
  const said = (backend: BackendProcess, word: 'ordered' | 'packed') =>
    backend.lines().flatMap((line) => (word in line ? [line[word] as string] : []));
  const saying = (backend: BackendProcess, word: 'ordered' | 'packed', times: number) =>
    until(`it has ${word} ${times}`, async () => said(backend, word).length >= times, 20_000);
  const allPacked = () =>
    until('nothing is left to do', async () => (await leftOver(databaseUrl)) === 0, 60_000);
  const idsIn = async (table: 'orders' | 'parcels' | 'tries') => {
    const column = table === 'orders' ? 'id' : 'order_id';
    return (await query<{ id: string }>(databaseUrl, `SELECT ${column} AS id FROM ${table}`))
      .map(({ id }) => id)
      .sort();
  };
  /** As if the last process had died long enough ago to be missed. */
  const waitToBeMissed = () =>
    query(
      databaseUrl,
      `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '2 minutes'`,
    );

  it('between the commit and the work are done by the next one', async () => {
    const first = start({ ORDERS: '1', RUN_JOBS: 'false' });
    await saying(first, 'ordered', 1);
    await kill(first);
    expect(await idsIn('parcels')).toEqual([]);

    start({});
    await allPacked();
    expect(await idsIn('parcels')).toEqual(said(first, 'ordered'));
    expect(await idsIn('tries')).toEqual(said(first, 'ordered'));
  });

  it('in the middle of the work are done again, to the same end', async () => {
    const first = start({ ORDERS: '1', HANGS: 'true' });
    await saying(first, 'packed', 1);
    await kill(first);
    await waitToBeMissed();

    start({});
    await allPacked();
    const [order] = await idsIn('orders');
    expect(await idsIn('parcels')).toEqual([order]);
    expect(await idsIn('tries')).toEqual([order, order]);
  });

  it('at any moment are none too few and have no parcel too many', async () => {
    const first = start({ ORDERS: '100000' });
    await saying(first, 'packed', 30);
    await kill(first);
    await waitToBeMissed();

    start({});
    await allPacked();
    const orders = await idsIn('orders');
    expect(orders).toEqual(expect.arrayContaining(said(first, 'ordered')));
    expect(await idsIn('parcels')).toEqual(orders);
  });
});

describe('the jobs of every hour, with two applications on one database', () => {
  const NAMES = ['delete-unwanted-pictures', 'forget-ended-sessions', 'forget-old-idempotency-keys'];
  const tried: string[] = [];
  let databaseUrl: string;
  const began = Date.now();

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    await query(
      databaseUrl,
      `INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       SELECT name, now() - interval '70 minutes', now() - interval '70 minutes' FROM unnest($1::text[]) AS name`,
      [NAMES],
    );
    await query(
      databaseUrl,
      "INSERT INTO password_checks (subject_hash, made_at) VALUES ('\\x01', ARRAY[now() - interval '1 day'])",
    );
    const start = () =>
      startBackend({
        databaseUrl,
        plant: (_, app) => app.get(JobWorker).onTried((name, outcome) => tried.push(`${name} ${outcome}`)),
      });
    await Promise.all([start(), start()]);
  });

  it('are done once in all where the last time was over an hour ago, and do their work', async () => {
    await until('all are done', async () => new Set(tried).size === NAMES.length);
    await until('nothing is left', async () => (await leftOver(databaseUrl)) === 0);
    expect(await query(databaseUrl, 'SELECT FROM password_checks')).toEqual([]);
    // Their hour may strike while this runs.
    const strikes = Array.from({ length: Math.ceil((Date.now() - began) / MINUTE_MS) + 1 }, (_, n) =>
      new Date(began + n * MINUTE_MS).getUTCMinutes(),
    ).filter((minute) => minute === 7).length;
    for (const name of NAMES) {
      const times = tried.filter((line) => line === `${name} done`).length;
      expect(times).toBeGreaterThanOrEqual(1);
      expect(times).toBeLessThanOrEqual(1 + strikes);
    }
  });
});

describe('a backend that is told not to do jobs', () => {
  it('leaves them to others', async () => {
    const databaseUrl = await createDatabase();
    await query(databaseUrl, "SELECT graphile_worker.add_job('forget-ended-sessions')");
    const done: string[] = [];
    const start = (RUN_JOBS: string): Promise<Backend> =>
      startBackend({
        databaseUrl,
        env: { RUN_JOBS },
        plant: (_, app) => app.get(JobWorker).onTried((name) => done.push(`${name} ${RUN_JOBS}`)),
      });
    const other = await start('false');
    expect(other.app.get(JobHandlers).names).toContain('forget-ended-sessions');
    await start('true');
    await until('it is done', async () => (await leftOver(databaseUrl)) === 0);
    expect(done).toContain('forget-ended-sessions true');
    expect(done).not.toContain('forget-ended-sessions false');
  });
});
