// The board with 5,000 open inquiries, in a browser that has it from the cache of no visit before.
//
//   npm run measure:board -w bench -- [--inquiries 20000] [--customers 2000] [--runs 5]
//
// Starts a PostgreSQL and the product of its own and seeds; a quarter of the inquiries is open. Prints of each visit when
// the page was painted first, when the first card stood there, and when all six columns had theirs.
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import type { Table } from '../statistics.ts';
import { inStaffBrowser } from './staff-browser.ts';

const { values: options } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '20000' },
    customers: { type: 'string', default: '2000' },
    runs: { type: 'string', default: '5' },
  },
});
const FIRST_PAINT_LIMIT_MS = 1000;
const COLUMNS = 6;

const size = { inquiries: Number(options.inquiries), customers: Number(options.customers) };

await inStaffBrowser(size, async ({ ask, open, url }) => {
  const counts = await ask<Record<'new' | 'in_progress' | 'quoted', number>>('inquiries/counts');
  console.log(`${counts.new + counts.in_progress + counts.quoted} open inquiries`);
  const visits: Table[string][] = [];
  for (let run = 0; run < Number(options.runs); run++) visits.push(await visit(await open(), url));
  console.table(visits);
});

async function visit(page: Page, url: string): Promise<Table[string]> {
  await page.goto(`${url}/admin/inquiries/board`);
  await page.locator('[data-card]').first().waitFor();
  const firstCard = await page.evaluate(() => Math.round(performance.now()));
  await page
    .locator('[data-column]:has([data-card])')
    .nth(COLUMNS - 1)
    .waitFor();
  const allColumns = await page.evaluate(() => Math.round(performance.now()));
  const firstPaint = await page.evaluate(() =>
    Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN),
  );
  await page.context().close();
  return {
    'first paint ms': firstPaint,
    'first card ms': firstCard,
    'all columns ms': allColumns,
    below: firstPaint < FIRST_PAINT_LIMIT_MS ? FIRST_PAINT_LIMIT_MS : `NOT ${FIRST_PAINT_LIMIT_MS}`,
  };
}
