import { beforeEach, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { createDatabase, query, until } from '../../../e2e/databases.js';
import { wallTimeInCairo } from '../domain/cairo.js';
import { JobHandlers } from './job-handlers.js';
import { connected, workerWith } from './jobs.fixture.js';

beforeEach(() => Logger.overrideLogger(false));

/** Of whoever waits for the table that is locked. */
const WAITED = `
  SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()
  AND clock_timestamp() - query_start > interval '6 seconds'`;

const OF_WORKERS = `
  SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'tiraz-jobs%'`;

it('does jobs although its first look for one was not answered in time', async () => {
  const url = await createDatabase();
  const database = await connected({ connectionString: url });
  const handlers = new JobHandlers();
  let isDone = false;
  handlers.handle('sew', async () => void (isDone = true));
  const worker = workerWith(handlers);
  await database.query(`SELECT graphile_worker.add_job('sew')`);

  await database.query('BEGIN; LOCK TABLE graphile_worker._private_tasks IN ACCESS EXCLUSIVE MODE');
  void worker.follow(url);
  await until(
    'it has waited for longer than it does',
    async () => (await query(url, WAITED)).length > 0,
    30_000,
  );
  await database.query('COMMIT');
  await until('the job is done', () => Promise.resolve(isDone), 20_000);
  expect(isDone).toBe(true);
});

it('harms nothing when LISTEN fails while it stops', async () => {
  const url = await createDatabase();
  const { query: ask } = Client.prototype;
  let fail: ((error: Error) => void) | undefined;
  let unlistened = 0;
  Client.prototype.query = function (this: Client, sql: unknown, ...rest: [(error: Error) => void]) {
    const text = typeof sql === 'string' ? sql : '';
    if (text.startsWith('LISTEN "jobs:')) {
      fail = rest.at(-1);
      return;
    }
    if (text.startsWith('UNLISTEN')) {
      unlistened += 1;
      fail?.(new Error('cannot execute LISTEN during recovery'));
    }
    return (ask as (...all: unknown[]) => unknown).call(this, sql, ...rest);
  } as typeof ask;
  try {
    const handlers = new JobHandlers();
    handlers.handle('sew', async () => {});
    const worker = workerWith(handlers);
    const working = worker.follow(url);
    await until('it listens', () => Promise.resolve(fail !== undefined));
    await worker.beforeApplicationShutdown();
    await working;
    expect(unlistened).toBe(2);
  } finally {
    Client.prototype.query = ask;
  }
});

it('keeps no connection to a server that takes no writes', async () => {
  const url = await createDatabase();
  const database = await connected({ connectionString: url });
  const told: string[] = [];
  Logger.overrideLogger({
    log: () => undefined,
    error: () => undefined,
    warn: () => undefined,
    debug: (line: string) => void told.push(line),
  });
  const handlers = new JobHandlers();
  let isDone = false;
  handlers.handle('sew', async () => void (isDone = true));
  const worker = workerWith(handlers);
  void worker.follow(url);
  const connections = async (which: string) => (await query(url, `${OF_WORKERS} ${which}`)).length;
  await until('it listens', async () => (await connections(`AND application_name LIKE '% %'`)) > 0);

  const name = new URL(url).pathname.slice(1);
  await database.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
  await database.query(`SELECT pg_terminate_backend(pid) FROM (${OF_WORKERS}) AS workers`);
  await database.query(`SELECT graphile_worker.add_job('sew')`);
  const isRefused = () =>
    Promise.resolve(told.some((line) => /Failed to acquire job: .*read-only/.test(line)));
  await until('a look for a job was refused', isRefused, 20_000);
  // Long before it has idled for ten seconds. What listens writes nothing, and has a name of its own.
  await until(
    'that connection is gone',
    async () => (await connections(`AND state = 'idle' AND application_name NOT LIKE '% %'`)) === 0,
    1_000,
  );
  expect(isDone).toBe(false);

  await database.query(`ALTER DATABASE "${name}" RESET default_transaction_read_only`);
  await until('the job is done', () => Promise.resolve(isDone), 20_000);
});

it('makes up for a job of the day that nobody was there for, once among all workers, and not for one that is too late', async () => {
  const url = await createDatabase();
  const HOUR_MS = 3_600_000;
  const thisHour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const hourOf = (hoursAgo: number) => wallTimeInCairo(new Date(thisHour - hoursAgo * HOUR_MS)).hour;
  await query(
    url,
    `INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     SELECT name, now() - interval '2 days', now() - interval '1 day' FROM unnest(ARRAY['weave', 'late']) AS name`,
  );
  const done: string[] = [];
  const rivals = [1, 2].map(() => {
    const handlers = new JobHandlers();
    handlers.handleEveryDay('weave', { hour: hourOf(1), madeUpForHours: 3 }, async (planned) => {
      done.push(`weave ${planned.getTime() - thisHour + HOUR_MS}`);
    });
    handlers.handleEveryDay('late', { hour: hourOf(6), madeUpForHours: 3 }, async () => {
      done.push('late');
    });
    return workerWith(handlers);
  });
  for (const rival of rivals) void rival.follow(url);
  const isPlanned = async () => {
    const rows = await query<{ count: number }>(
      url,
      `SELECT count(*)::int FROM graphile_worker._private_known_crontabs WHERE last_execution > now() - interval '5 hours'`,
    );
    return rows[0]!.count > 0;
  };
  await until('the missed one is planned', isPlanned, 20_000);
  await until('all is done', async () => (await query(url, 'SELECT FROM graphile_worker.jobs')).length === 0);
  expect(done).toEqual(['weave 0']);
});
