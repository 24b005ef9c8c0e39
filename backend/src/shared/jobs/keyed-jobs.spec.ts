import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createDatabase } from '../../../e2e/databases.js';
import { createDataSource } from '../database/data-source.js';
import { MOST_TRIES, type Jobs, type KeyedJobs } from '../domain/jobs.js';
import { JobHandlers } from './job-handlers.js';
import { GraphileJobs, GraphileKeyedJobs } from './jobs.graphile.js';
import { InMemoryJobs } from './jobs.in-memory.js';

interface Opened {
  jobs: Jobs;
  keyedJobs: KeyedJobs;
  /** The job of this name fails for good. */
  park(name: string): Promise<void>;
  finish(name: string): Promise<void>;
  close(): Promise<void>;
}

async function inPostgres(): Promise<Opened> {
  const source = await createDataSource(await createDatabase()).initialize();
  const find = 'SELECT array_agg(id) FROM graphile_worker.jobs WHERE task_identifier = $1';
  const end = (how: string) => async (name: string) => {
    await source.query(`SELECT graphile_worker.${how}`, [name]);
  };
  return {
    jobs: new GraphileJobs(source),
    keyedJobs: new GraphileKeyedJobs(source),
    park: end(`permanently_fail_jobs((${find}), 'the needle broke')`),
    finish: end(`complete_jobs((${find}))`),
    close: () => source.destroy(),
  };
}

async function inMemory(): Promise<Opened> {
  let now = Date.now();
  const broken = new Set<string>();
  const handlers = new JobHandlers();
  for (const name of ['sew', 'knit'])
    handlers.handle(name, async () => {
      if (broken.has(name)) throw new Error('the needle broke');
    });
  const jobs = new InMemoryJobs(handlers, { now: () => new Date(now) });
  return {
    jobs,
    keyedJobs: jobs,
    park: async (name) => {
      broken.add(name);
      for (let tries = 0; tries < MOST_TRIES; tries += 1, now += 8 * 3_600_000) await jobs.work();
    },
    finish: () => jobs.work(),
    close: () => Promise.resolve(),
  };
}

describe.each<[string, () => Promise<Opened>]>([
  ['in PostgreSQL', inPostgres],
  ['in memory', inMemory],
])('a job of a key %s', (_, open) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  it('is missing once it is done, and not while it waits or is parked', async () => {
    const { jobs, keyedJobs } = opened;
    await jobs.add('knit', {}, { key: 'parked' });
    await opened.park('knit');
    await jobs.add('sew', {}, { key: 'done' });
    await opened.finish('sew');
    await jobs.add('sew', {}, { key: 'waiting', runAt: new Date(Date.now() + 1e12) });
    expect(await keyedJobs.missing(['waiting', 'done', 'parked', 'never'])).toEqual(['done', 'never']);
    expect(await keyedJobs.missing([])).toEqual([]);
  });
});
