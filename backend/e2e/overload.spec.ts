import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { MOST_LONG_READS } from '../src/shared/database/connection-limits.js';
import { inquiryOf, workedExample } from './garments.js';
import { withClient } from './databases.js';
import { createDatabase, query, signedIn, startBackend, until } from './harness.js';

/** Keeps the event loop busy for so long that a sample of its delay must show it. */
async function overload(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    const end = performance.now() + 400;
    while (performance.now() < end);
    await turn();
  }
}

describe('a backend with more work than it can do', () => {
  it('turns requests away with a time to come back, stays alive, and recovers', async () => {
    const backend = await startBackend({ databaseUrl: await createDatabase(), env: { SEED_DEMO: 'true' } });
    const list = () => fetch(`${backend.url}/api/fits`);
    let answer = await list();
    await until('it turns requests away', async () => {
      await overload();
      answer = await list();
      return answer.status === 503;
    });
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await answer.json()).toMatchObject({ code: 'server.overloaded' });

    await overload();
    expect((await fetch(`${backend.url}/api/health/live`)).status).toBe(200);
    await until('it takes requests again', async () => (await list()).status === 200);
  });

  it('leaves visitors their connections when one of the staff asks for many lists that take long', async () => {
    const databaseUrl = await createDatabase();
    const backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
    const body = inquiryOf(await workedExample(backend));
    const headers = await signedIn(backend);
    let lists: Promise<unknown>[] = [];
    const waiting = async () => {
      const sql = `SELECT count(*)::integer AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return (await query<{ waiting: number }>(databaseUrl, sql))[0]?.waiting ?? 0;
    };
    const sent: number[] = [];
    await withClient(databaseUrl, async (busy) => {
      await busy.query('BEGIN; LOCK TABLE follow_ups IN ACCESS EXCLUSIVE MODE');
      lists = Array.from({ length: 12 }, () => backend.ask('/api/admin/customers', { headers }));
      await until('as many lists as may wait for the table', async () => (await waiting()) >= 3);
      for (let times = 0; times < 5; times += 1)
        sent.push((await backend.ask('/api/inquiries', { body })).status);
      expect(await waiting()).toBeLessThanOrEqual(MOST_LONG_READS);
    });
    await Promise.all(lists);
    expect(sent).toEqual(Array(5).fill(201));
    expect((await backend.ask('/api/admin/customers', { headers })).status).toBe(200);
    await backend.stop();
  });
});
