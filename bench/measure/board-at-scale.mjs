// The board with 5,000 open inquiries, in a browser that has it from the cache of no visit before.
//
//   npm run measure:board -w bench -- [--inquiries 20000] [--customers 2000] [--runs 5]
//
// Starts a PostgreSQL and the product of its own and seeds; a quarter of the inquiries is open. Prints of each visit when
// the page was painted first, when the first card stood there, and when all six columns had theirs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startPostgres } from '../../tools/embedded-postgres.mjs';
import { provideChromium } from '../../tools/find-chromium.mjs';
import { runProduct } from '../../tools/run-product.mjs';
import { ACCOUNT, signIn } from './scale.mjs';
import { seedInquiries } from './seed-inquiries.mjs';

const { values: options } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '20000' },
    customers: { type: 'string', default: '2000' },
    runs: { type: 'string', default: '5' },
  },
});
const FIRST_PAINT_LIMIT_MS = 1000;
const COLUMNS = 6;

const folder = await mkdtemp(join(tmpdir(), 'tiraz-board-'));
const database = await startPostgres({ dataDir: join(folder, 'postgres') });
const product = await runProduct({
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, 'data'),
  SEED_DEMO: 'true',
  ADMIN_EMAIL: ACCOUNT.email,
  ADMIN_PASSWORD: ACCOUNT.password,
});
const browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--no-sandbox'] });
try {
  await seedInquiries(database.url, {
    inquiries: Number(options.inquiries),
    customers: Number(options.customers),
  });
  const cookie = await signIn(product.url);
  const answer = await fetch(`${product.url}/api/admin/inquiries/counts`, { headers: { cookie } });
  const counts = await answer.json();
  console.log(`${counts.new + counts.in_progress + counts.quoted} open inquiries`);
  const visits = [];
  for (let run = 0; run < Number(options.runs); run++) visits.push(await visit(cookie));
  console.table(visits);
} finally {
  await browser.close();
  await product.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function visit(cookie) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [, name, value] = /^([^=]+)=(.*)$/.exec(pair);
      return { name, value, url: product.url };
    }),
  );
  const page = await context.newPage();
  await page.goto(`${product.url}/admin/inquiries/board`);
  await page.locator('[data-card]').first().waitFor();
  const firstCard = await page.evaluate(() => Math.round(performance.now()));
  await page
    .locator('[data-column]:has([data-card])')
    .nth(COLUMNS - 1)
    .waitFor();
  const allColumns = await page.evaluate(() => Math.round(performance.now()));
  const firstPaint = await page.evaluate(() =>
    Math.round(performance.getEntriesByName('first-contentful-paint')[0].startTime),
  );
  await context.close();
  return {
    'first paint ms': firstPaint,
    'first card ms': firstCard,
    'all columns ms': allColumns,
    below: firstPaint < FIRST_PAINT_LIMIT_MS ? FIRST_PAINT_LIMIT_MS : `NOT ${FIRST_PAINT_LIMIT_MS}`,
  };
}
