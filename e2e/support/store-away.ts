import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startFaultProxy } from '../../backend/e2e/fault-proxy.ts';
import { s3Variables, startS3 } from '../../backend/e2e/s3-server.ts';
import { runProduct } from '../../tools/run-product.mjs';
import { test as journey } from './journey.ts';

interface SiteWithStore {
  url: string;
  /** Of the object store: it hangs up on everybody, and is there again. */
  goAway: () => void;
  comeBack: () => void;
  stop: () => Promise<void>;
}

/** A copy of the product of its own, as no other journey may lose its files: with an S3 store that can be taken away. */
async function startSite(): Promise<SiteWithStore> {
  const folder = await mkdtemp(join(tmpdir(), 'tiraz-store-'));
  const s3 = await startS3(join(folder, 'objects'));
  const proxy = await startFaultProxy(s3.config.endpoint);
  const product = await runProduct({
    ...s3Variables({ ...s3.config, endpoint: proxy.url }),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: await createDatabase(),
    SEED_DEMO: 'true',
    DEMO_ACCOUNT: 'true',
    SMTP_URL: '',
  });
  return {
    url: product.url,
    goAway: () => void (proxy.behave = 'cut'),
    comeBack: () => void (proxy.behave = 'pass'),
    stop: async () => {
      await product.stop();
      await proxy.close();
      await s3.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Beside the one of the other journeys. */
async function createDatabase(): Promise<string> {
  const url = new URL(process.env.TIRAZ_DATABASE_URL!);
  const name = `store_away_${process.pid}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}

/** Journeys on a site whose store is there when each begins. */
export const test = journey.extend<{ store: SiteWithStore }, { site: SiteWithStore }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  store: async ({ site }, use) => {
    await use(site);
    site.comeBack();
  },
  baseURL: ({ site }, use) => use(site.url),
});
