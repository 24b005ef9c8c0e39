import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { createDatabase, until } from '../../../e2e/databases.js';
import { createDataSource } from '../database/data-source.js';
import { TypeOrmTransactions } from '../database/transactions.typeorm.js';
import { MOST_TRIES, type JobData, type Jobs, type ParkedJob, type ParkedJobs } from '../domain/jobs.js';
import { InMemoryTransactions } from '../domain/transactions.in-memory.js';
import type { Transactions } from '../domain/transactions.js';
import { countJobs } from './job-counts.js';
import { JobHandlers } from './job-handlers.js';
import type { JobWorker } from './job-worker.js';
import { connected, workerWith } from './jobs.fixture.js';
import { GraphileJobs, GraphileParkedJobs } from './jobs.graphile.js';
import { InMemoryJobs } from './jobs.in-memory.js';
import { JOBS_SCHEMA_REVISION } from './jobs-schema.js';

const HOUR_MS = 3_600_000;

interface Opened {
  jobs: Jobs;
  parkedJobs: ParkedJobs;
  transactions: Transactions;
  /** Everything that is due was tried. */
  settle(): Promise<void>;
  pass(ms: number): Promise<void>;
  parked(): Promise<ParkedJob[]>;
  close(): Promise<void>;
}

async function inPostgres(
  handlers: JobHandlers,
): Promise<Opened & { dataSource: DataSource; url: string; worker: JobWorker }> {
  const url = await createDatabase();
  const dataSource = await createDataSource(url).initialize();
  const worker = workerWith(handlers);
  void worker.follow(url);
  return {
    url,
    dataSource,
    worker,
    jobs: new GraphileJobs(dataSource),
    parkedJobs: new GraphileParkedJobs(dataSource),
    transactions: new TypeOrmTransactions(dataSource),
    settle: () =>
      until('nothing is due', async () => {
        const [due] = await dataSource.query<{ count: number }[]>(
          `SELECT count(*)::int AS count, pg_notify('jobs:insert', '{"count":2}') FROM graphile_worker.jobs
           WHERE task_identifier <> 'unheard-of'
             AND (locked_at IS NOT NULL OR attempts < max_attempts AND run_at <= now())`,
        );
        return due?.count === 0;
      }),
    pass: async (ms) => {
      await dataSource.query(
        `UPDATE graphile_worker._private_jobs SET run_at = run_at - $1 * interval '1 millisecond'`,
        [ms],
      );
    },
    parked: () =>
      dataSource.query<ParkedJob[]>(
        `SELECT id, task_identifier AS name, created_at AS "addedAt", attempts AS tries, last_error AS reason
         FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL`,
      ),
    close: () => dataSource.destroy(),
  };
}

function inMemory(handlers: JobHandlers): Promise<Opened> {
  let now = Date.now();
  const jobs = new InMemoryJobs(handlers, { now: () => new Date(now) });
  return Promise.resolve({
    jobs,
    parkedJobs: jobs,
    transactions: new InMemoryTransactions(),
    settle: () => jobs.work(),
    pass: async (ms) => void (now += ms),
    parked: async () => jobs.parked,
    close: () => Promise.resolve(),
  });
}

let done: JobData[];
let failing: boolean;

function handlersOfATest(): JobHandlers {
  done = [];
  failing = false;
  const handlers = new JobHandlers();
  handlers.handle('sew', (data) => {
    if (failing) return Promise.reject(new Error('the needle broke'));
    done.push(data);
    return Promise.resolve();
  });
  return handlers;
}

/** Until nothing is left to be tried. */
async function despair(opened: Opened): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await opened.settle();
    await opened.pass(8 * HOUR_MS);
  }
}

beforeEach(() => Logger.overrideLogger(false));

describe.each<[string, (handlers: JobHandlers) => Promise<Opened>]>([
  ['in PostgreSQL', inPostgres],
  ['in memory', inMemory],
])('jobs %s', (_, open) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await open(handlersOfATest());
  });
  afterEach(() => opened.close());

  it('are done once each, with their data', async () => {
    await opened.transactions.run(async () => {
      await opened.jobs.add('sew', { garment: 'hoodie', sizes: ['M', 'XL'] });
      await opened.jobs.add('sew', { garment: 'خيط' });
    });
    await opened.settle();
    await opened.pass(HOUR_MS);
    await opened.settle();
    expect(done).toHaveLength(2);
    expect(done).toEqual(
      expect.arrayContaining([{ garment: 'hoodie', sizes: ['M', 'XL'] }, { garment: 'خيط' }]),
    );
  });

  it('wait for their moment', async () => {
    await opened.jobs.add('sew', { n: 1 }, { runAt: new Date(Date.now() + 2 * HOUR_MS) });
    await opened.pass(HOUR_MS);
    await opened.settle();
    expect(done).toEqual([]);
    await opened.pass(HOUR_MS + 60_000);
    await opened.settle();
    expect(done).toEqual([{ n: 1 }]);
  });

  it('take the place of a waiting one with the same key', async () => {
    const runAt = new Date(Date.now() + HOUR_MS);
    await opened.jobs.add('sew', { n: 1 }, { key: 'hoodie', runAt });
    await opened.jobs.add('sew', { n: 2 }, { key: 'hoodie', runAt });
    await opened.jobs.add('sew', { n: 3 }, { key: 'shirt', runAt });
    await opened.pass(HOUR_MS + 60_000);
    await opened.settle();
    expect(new Set(done.map(({ n }) => n))).toEqual(new Set([2, 3]));
    expect(done).toHaveLength(2);
  });

  it('are tried again after a failure, not at once', async () => {
    failing = true;
    await opened.jobs.add('sew', { n: 1 });
    await opened.settle();
    failing = false;
    await opened.settle();
    expect(done).toEqual([]);
    await opened.pass(60_000);
    await opened.settle();
    expect(done).toEqual([{ n: 1 }]);
    expect(await opened.parked()).toEqual([]);
  });

  it('are parked after the last try, with the reason, and left alone until somebody retries them', async () => {
    failing = true;
    await opened.jobs.add('sew', { n: 1 });
    await despair(opened);
    const parked = await opened.parked();
    expect(parked).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        name: 'sew',
        addedAt: expect.any(Date),
        tries: MOST_TRIES,
        reason: 'the needle broke',
      },
    ]);
    failing = false;
    await opened.pass(48 * HOUR_MS);
    await opened.settle();
    expect(done).toEqual([]);
    const { id } = parked[0]!;
    expect(await opened.transactions.run(() => opened.parkedJobs.retry(id))).toEqual(parked[0]);
    await opened.settle();
    expect(done).toEqual([{ n: 1 }]);
    expect(await opened.parked()).toEqual([]);
    expect(await opened.parkedJobs.retry(id)).toBeUndefined();
  });

  it('that wait are not retried', async () => {
    await opened.jobs.add('sew', { n: 1 }, { runAt: new Date(Date.now() + HOUR_MS) });
    expect(await opened.parkedJobs.retry('1')).toBeUndefined();
  });

  it('of a name that this release does not know wait for one that does', async () => {
    await opened.jobs.add('unheard-of', {});
    await opened.jobs.add('sew', { n: 1 });
    await opened.settle();
    await despair(opened);
    expect(done).toEqual([{ n: 1 }]);
    expect(await opened.parked()).toEqual([]);
  });
});

describe('jobs in PostgreSQL alone', () => {
  let opened: Awaited<ReturnType<typeof inPostgres>>;
  beforeEach(async () => {
    opened = await inPostgres(handlersOfATest());
  });
  afterEach(() => opened.close());

  it('are undone with their transaction', async () => {
    const undone = opened.transactions.run(async () => {
      await opened.jobs.add('sew', { n: 1 });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await opened.settle();
    expect(done).toEqual([]);
  });

  it('of a key are added although a worker takes the waiting one at that moment', async () => {
    await opened.worker.beforeApplicationShutdown();
    const other = await connected({ connectionString: opened.url });
    // Where nobody sees it yet the waiting job is taken already: the one that is added waits for this transaction.
    await other.query(`BEGIN; SELECT graphile_worker.add_job('sew', '{"n":1}', job_key => 'hoodie')`);
    await other.query(`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'somebody'`);
    const adding = opened.jobs.add('sew', { n: 2 }, { key: 'hoodie' });
    const waits = `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await until('it waits', async () => (await opened.dataSource.query<object[]>(waits)).length > 0);
    await other.query('COMMIT');
    await adding;
    const left = `SELECT payload ->> 'n' AS n, key, locked_by FROM graphile_worker._private_jobs ORDER BY id`;
    expect(await opened.dataSource.query(left)).toEqual([
      { n: '1', key: null, locked_by: 'somebody' },
      { n: '2', key: 'hoodie', locked_by: null },
    ]);
  });

  it('are done once among several workers', async () => {
    const rivals = [1, 2].map(() => workerWith(handlersOf(done)));
    for (const rival of rivals) void rival.follow(opened.url);
    await Promise.all(Array.from({ length: 100 }, (_, n) => opened.jobs.add('sew', { n })));
    await opened.settle();
    expect(done.map(({ n }) => n as number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, n) => n),
    );
  });

  it('of a worker that has died are given to another one, of one that lives they are not', async () => {
    await opened.worker.beforeApplicationShutdown();
    const named = { connectionString: opened.url, application_name: 'tiraz-jobs pool-living' };
    await connected(named);
    for (const worker of ['pool-living', 'pool-dead']) await opened.jobs.add('sew', { worker });
    await opened.dataSource.query(
      `UPDATE graphile_worker._private_jobs
       SET locked_by = payload ->> 'worker', locked_at = now() - interval '2 minutes', attempts = 1`,
    );
    const successor = workerWith(handlersOf(done));
    void successor.follow(opened.url);
    await until('it was given over', () => Promise.resolve(done.length > 0));
    await successor.beforeApplicationShutdown();
    expect(done).toEqual([{ worker: 'pool-dead' }]);
    expect(await opened.dataSource.query('SELECT locked_by FROM graphile_worker.jobs')).toEqual([
      { locked_by: 'pool-living' },
    ]);
  });

  it('are counted', async () => {
    failing = true;
    await opened.jobs.add('sew', { n: 1 });
    await despair(opened);
    await opened.jobs.add('sew', { n: 2 }, { runAt: new Date(Date.now() + HOUR_MS) });
    await opened.jobs.add('unheard-of', {}, { runAt: new Date(Date.now() - HOUR_MS) });
    const counts = await countJobs(opened.dataSource);
    expect(counts.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'sew', waiting: 1, parked: 1, longestDue: 0 },
      { name: 'unheard-of', waiting: 1, parked: 0, longestDue: expect.closeTo(3600, -2) },
    ]);
  });

  it('lie in a schema of the revision that is waited for', async () => {
    const revision = 'SELECT max(id) AS revision FROM graphile_worker.migrations';
    expect(await opened.dataSource.query(revision)).toEqual([{ revision: JOBS_SCHEMA_REVISION }]);
  });
});

function handlersOf(into: JobData[]): JobHandlers {
  const handlers = new JobHandlers();
  handlers.handle('sew', async (data) => void into.push(data));
  return handlers;
}
