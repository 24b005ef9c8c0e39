import { setTimeout as pause } from 'node:timers/promises';
import { startS3, s3Variables } from '../../backend/e2e/s3-server.ts';
import { onThisMachine } from '../../tools/this-machine.mjs';
import { timeUntil } from '../support/figures.ts';
import { proof } from '../proof.ts';

const READY_WITHIN_MS = 5_000;
const ALONE_MS = 8_000;

proof({
  promise: 'Started before its database or store',
  figure: 'stays up, ready within 5 s of their coming',
  bites:
    'With 60 s between two tries to reach the database it prints “all but the store 52.8 s after the database came … NOT HELD”.',

  async prove({ start, startDatabase, folder, defer, say }) {
    const database = await startDatabase();
    await database.stop();
    const s3 = await startS3(folder());
    await s3.stop();
    const copy = await start({
      env: { DATABASE_URL: database.url, ...s3Variables(s3.config) },
      awaitReady: false,
    });
    const missing = async () => {
      const answer = await copy.api('/api/health/ready').catch(() => undefined);
      return (answer?.body?.errors ?? []).map(({ path }: { path: string }) => path).join();
    };
    const up = await timeUntil(async () => (await missing()).includes('database'), onThisMachine(20_000));
    say('it runs, without a database and without a store');
    await pause(ALONE_MS);
    const processes = copy.parts();
    const before = await missing();

    await database.start();
    const withDatabase = await timeUntil(async () => (await missing()) === 'store', 60_000);
    await pause(ALONE_MS);
    await s3.start();
    defer(() => s3.stop());
    const withStore = await timeUntil(copy.isReady, 60_000);
    const staysUp = up < Infinity && processes === copy.parts();
    const limit = onThisMachine(READY_WITHIN_MS);
    return {
      held: staysUp && before.includes('store') && withDatabase < limit && withStore < limit,
      measured:
        `${staysUp ? 'stayed up' : 'DID NOT STAY UP'} (missing: ${before}); all but the store ${(withDatabase / 1000).toFixed(1)} s after the database came, ` +
        `ready ${(withStore / 1000).toFixed(1)} s after the store came`,
    };
  },
});
