import { beforeEach, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { createDatabase, query, until } from '../../../e2e/databases.js';
import { JobHandlers } from './job-handlers.js';
import { JobWorker } from './job-worker.js';

beforeEach(() => Logger.overrideLogger(false));

/** Of whoever waits for the table that is locked. */
const WAITED = `
  SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()
  AND clock_timestamp() - query_start > interval '6 seconds'`;

it('does jobs although its first look for one was not answered in time', async () => {
  const url = await createDatabase();
  const database = await new Client({ connectionString: url }).connect();
  const handlers = new JobHandlers();
  let isDone = false;
  handlers.handle('sew', async () => void (isDone = true));
  const worker = new JobWorker(handlers);
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
  await worker.beforeApplicationShutdown();
  await database.end();
});
