import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createDatabase, startBackend, until } from './harness.js';

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
    await overload();
    const [list, live] = await Promise.all([backend.ask('/api/fits'), backend.ask('/api/health/live')]);
    expect(list).toMatchObject({ status: 503, body: { code: 'server.overloaded' } });
    expect(list.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(live.status).toBe(200);
    await until('it takes requests again', async () => (await backend.ask('/api/fits')).status === 200);
    await backend.stop();
  });
});
