import { existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { PRERENDERED_FILE, RENDERER_FILE } from '@tiraz/contracts/remote';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/staff.ts';

/**
 * What a page may weigh on the wire before it can be used: KB (1,024 bytes) of bodies, and requests. A budget is what
 * this journey saw and a tenth more; whoever exceeds one says why in the commit that raises it.
 */
const PAGES = {
  '/': { kilobytes: 161, requests: 13 },
  '/about': { kilobytes: 164, requests: 10 },
  '/questions': { kilobytes: 164, requests: 10 },
  '/calculator': { kilobytes: 215, requests: 17 },
  '/admin/login': { kilobytes: 335, requests: 15 },
};
const STAFF_PAGES = {
  // The oldest first: the demo's, whatever names other journeys give to theirs.
  '/admin/inquiries?sort=createdAt': { kilobytes: 405, requests: 25 },
};

/** KB of all that a deployable may ever be asked for, as compressed as it is sent. */
const DEPLOYABLES = { 'host-shell': 222, storefront: 227, 'admin-remote': 520 };

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of 401/ });

    for (const [path, budget] of Object.entries(PAGES)) {
      test(`${path} weighs no more than it may`, async ({ page }) =>
        expectWithin(budget, await load(page, path)));
    }

    for (const [path, budget] of Object.entries(STAFF_PAGES)) {
      test(`${path} weighs no more than it may`, async ({ page }) => {
        await signIn(page);
        // What other journeys change meanwhile is not asked for again.
        await page.route('**/api/admin/live', () => undefined);
        expectWithin(budget, await load(page, path));
      });
    }
  });
}

for (const [folder, kilobytes] of Object.entries(DEPLOYABLES)) {
  test(`${folder} weighs no more than it may`, () => {
    expect(weigh(join(import.meta.dirname, '../..', folder, 'dist'))).toBeLessThanOrEqual(kilobytes);
  });
}

interface Load {
  kilobytes: number;
  requests: number;
  files: string[];
}

/** Everything that came until the page had nothing left to wait for. */
async function load(page: Page, path: string): Promise<Load> {
  const sizes: Promise<{ name: string; bytes: number }>[] = [];
  const weighed = (request: Request) => {
    const { pathname } = new URL(request.url());
    sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ name: pathname, bytes })));
  };
  page.on('requestfinished', weighed);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  // What comes later, as the page is left, belongs to no load.
  page.off('requestfinished', weighed);
  const files = await Promise.all(sizes);
  return {
    kilobytes: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    requests: files.length,
    files: files.map(({ name, bytes }) => `${name} ${(bytes / 1024).toFixed(1)}`),
  };
}

function expectWithin(budget: Omit<Load, 'files'>, { files, ...seen }: Load): void {
  expect(seen.kilobytes, files.join('\n')).toBeLessThanOrEqual(budget.kilobytes);
  expect(seen.requests, files.join('\n')).toBeLessThanOrEqual(budget.requests);
  // The cuts of libs/theme hold every letter of ours; the whole faces are for a visitor's own.
  expect(files.filter((name) => name.includes('wght-normal'))).toEqual([]);
}

function weigh(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && !['.map', '.br', '.gz'].includes(extname(file)))
    // The web server reads them, and nobody else asks for them.
    .filter((file) => !file.endsWith(RENDERER_FILE) && !file.endsWith(PRERENDERED_FILE));
  const sent = files.map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file));
  return sent.reduce((sum, file) => sum + statSync(file).size, 0) / 1024;
}
