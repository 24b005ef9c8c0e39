// The product with many rows, and a browser in which staff are signed in: what the measurements of screens share.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startPostgres } from '../../tools/embedded-postgres.mjs';
import { provideChromium } from '../../tools/find-chromium.mjs';
import { runProduct } from '../../tools/run-product.mjs';
import { ACCOUNT, signIn } from './scale.ts';
import { seedInquiries, type Size } from './seed-inquiries.ts';

export interface StaffBrowser {
  /** Asks the API below `/api/admin/`, JSON in and out: a GET without a body, and a POST with one. */
  ask<Answer>(path: string, body?: object): Promise<Answer>;
  /** A page without a cache, 1366 × 768 px. */
  open(): Promise<Page>;
  /** Of the product. */
  url: string;
}

/**
 * Starts a PostgreSQL, the product and a browser of its own, with the demo data and many inquiries.
 * @returns when the work is done and everything is stopped
 */
export async function inStaffBrowser(
  size: Size,
  work: (staff: StaffBrowser) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tiraz-screens-'));
  const database = await startPostgres({ dataDir: join(folder, 'postgres') });
  const product = await runProduct({
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    SEED_DEMO: 'true',
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
  });
  const { url } = product;
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--no-sandbox'] });
  try {
    await seedInquiries(database.url, size);
    const cookie = await signIn(url);
    const cookies = cookie.split('; ').map((pair) => {
      const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
      return { name, value, url };
    });
    const open = async () => {
      const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
      await context.addCookies(cookies);
      return context.newPage();
    };
    const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
      const answer = await fetch(`${url}/api/admin/${path}`, {
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    };
    await work({ ask, open, url });
  } finally {
    await browser.close();
    await product.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
