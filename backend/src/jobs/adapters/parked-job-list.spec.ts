import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase } from '../../../e2e/databases.js';
import { parkJob } from '../../../e2e/parked-job.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { MOST_TRIES } from '../../shared/domain/jobs.js';
import { GraphileParkedJobList } from './parked-job-list.graphile.js';
import { InMemoryParkedJobList } from './parked-job-list.in-memory.js';
import type { ParkedJobList } from '../application/parked-job-list.js';

interface Opened {
  list: ParkedJobList;
  close(): Promise<void>;
}

/** Three jobs that failed as often as they may, and one that waits. */
async function inMemory(): Promise<Opened> {
  let now = new Date('2026-11-20T08:00:00Z');
  const handlers = new JobHandlers();
  handlers.handle('sew', () => Promise.reject(new Error('the needle broke')));
  const jobs = new InMemoryJobs(handlers, { now: () => now });
  for (const piece of [1, 2, 3]) await jobs.add('sew', { piece });
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await jobs.work();
    now = new Date(now.getTime() + 8 * 3_600_000);
  }
  await jobs.add('sew', {});
  return { list: new InMemoryParkedJobList(jobs), close: () => Promise.resolve() };
}

async function inPostgres(): Promise<Opened> {
  const url = await createDatabase();
  const source = await createDataSource(url).initialize();
  for (let piece = 1; piece <= 3; piece += 1) await parkJob(url, 'sew', 'the needle broke');
  await source.query(`SELECT graphile_worker.add_job('sew', run_at => now() + interval '1 day')`);
  return { list: new GraphileParkedJobList(source), close: () => source.destroy() };
}

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('parked jobs %s', (_, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('are the newest first, and nothing that waits', async () => {
    const { items, total } = await opened.list.page({ limit: 100 });
    expect([items.map(({ id }) => id), total]).toEqual([['3', '2', '1'], 3]);
    expect(items[0]).toEqual({
      id: '3',
      name: 'sew',
      addedAt: expect.any(Date),
      tries: MOST_TRIES,
      reason: 'the needle broke',
    });
  });

  it('are read page by page, there and back', async () => {
    const first = await opened.list.page({ limit: 2 });
    const second = await opened.list.page({ limit: 2, position: first.next });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect([first.prev, second.next]).toEqual([undefined, undefined]);
    expect((await opened.list.page({ limit: 2, position: second.prev })).items).toEqual(first.items);
  });
});
