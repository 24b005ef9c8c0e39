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
});
