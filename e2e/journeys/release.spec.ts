import type { Page } from '@playwright/test';
import type { RemoteLocation } from '@tiraz/contracts/remote';
import { expect, test } from '../support/journey.ts';
import {
  builtVersion,
  hashesOfTheOthers,
  releaseVariation,
  rollBack,
  startAnotherHost,
} from '../support/release.ts';
import { signIn } from '../support/staff.ts';

// One after the other: they release to the same site.
test.describe.configure({ mode: 'default' });

const [NEXT, AFTER_NEXT] = ['feed0000feed0000feed', 'beef0000beef0000beef'];

async function openStaffArea(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** As the account menu tells them. */
async function versions(page: Page): Promise<string | null> {
  await page.getByRole('banner').getByRole('button', { name: '@' }).click();
  const told = await page.getByLabel('Versions').textContent();
  await page.keyboard.press('Escape');
  return told;
}

/** What the host's server gives to new pages. */
async function released(page: Page): Promise<string | undefined> {
  const locations: RemoteLocation[] = await (await page.request.get('/remotes.json')).json();
  return locations.find(({ name }) => name === 'admin')?.version;
}

/** Collects the paths of the staff area's files from now on. */
function listenForFiles(page: Page): string[] {
  const paths: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/remotes/admin/')) paths.push(`${response.status()} ${pathname}`);
  });
  return paths;
}

test('a release and a rollback under a running site touch neither host nor storefront, nor pages that are open', async ({
  page,
  context,
}) => {
  const untouched = hashesOfTheOthers();
  expect(Object.keys(untouched).length).toBeGreaterThan(50);
  const built = builtVersion('admin');
  await signIn(page);
  await openStaffArea(page);
  expect(await versions(page)).toContain(built.slice(0, 12));

  await releaseVariation('admin', { version: NEXT });
  await expect.poll(() => released(page)).toBe(NEXT);

  const ofTheOldPage = listenForFiles(page);
  await page.getByRole('link', { name: 'CRM' }).click();
  await expect(page.getByRole('heading', { name: 'Active Customers' })).toBeVisible();
  expect(ofTheOldPage.length).toBeGreaterThan(0);
  expect(ofTheOldPage.filter((file) => !/^200 \/remotes\/admin\/[\w.-]+$/.test(file))).toEqual([]);

  const newPage = await context.newPage();
  const ofTheNewPage = listenForFiles(newPage);
  await openStaffArea(newPage);
  expect(await versions(newPage)).toContain(NEXT.slice(0, 12));

  await rollBack('admin');
  await expect.poll(() => released(page)).toBe(built);
  await newPage.getByRole('link', { name: 'CRM' }).click();
  await expect(newPage.getByRole('heading', { name: 'Active Customers' })).toBeVisible();
  expect(ofTheNewPage.filter((file) => !file.startsWith(`200 /remotes/admin/releases/${NEXT}/`))).toEqual([]);
  await newPage.reload();
  await expect(newPage.getByRole('heading', { name: 'Active Customers' })).toBeVisible();
  expect(await versions(newPage)).toContain(built.slice(0, 12));

  expect(hashesOfTheOthers()).toEqual(untouched);
});

const onAnotherHost = test.extend<{ site: Awaited<ReturnType<typeof startAnotherHost>> }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from the pattern
  site: async ({}, use) => {
    const site = await startAnotherHost();
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.url),
});

onAnotherHost(
  'a public page is released with the storefront alone, under the host that was built before',
  async ({ page, site: { dataDir } }) => {
    const untouched = hashesOfTheOthers();
    const statusOf = async (path: string) => (await page.request.get(path)).status();
    expect(await statusOf('/en/brand')).toBe(404);

    // The logo's page moves, in the routes as in the manifest and the prerendered pages.
    const vary = (text: string) => text.replaceAll(/\/logo(?=\\?["'`])/g, '/brand');
    await releaseVariation('storefront', { version: NEXT, vary, dataDir });
    await expect.poll(() => statusOf('/en/brand')).toBe(200);
    expect(await statusOf('/en/logo')).toBe(404);
    const map = await (await page.request.get('/sitemap.xml')).text();
    expect(map.match(/(?<=<loc>[^<]*\/ar)[^<]*/g)).toEqual([
      '',
      '/calculator',
      '/about',
      '/questions',
      '/brand',
    ]);

    const html = await (await page.request.get('/ar/brand')).text();
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/ar\/brand"/);
    expect(html).toMatch(/<div id="root"[^>]*>.*<h1/s);
    const scripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    for (const file of scripts) {
      expect(file).toContain(`/remotes/storefront/releases/${NEXT}/`);
      expect(await statusOf(file)).toBe(200);
    }

    await page.goto('/en/brand');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The official logo');
    await page.getByRole('link', { name: 'Calculator' }).first().click();
    await expect(page).toHaveURL(/\/calculator$/);

    await rollBack('storefront', dataDir);
    await expect.poll(() => statusOf('/en/brand')).toBe(404);
    expect(await statusOf('/en/logo')).toBe(200);
    expect(hashesOfTheOthers()).toEqual(untouched);
  },
);

test.describe('in trouble', () => {
  test.use({ expectedErrors: /Failed to load resource|Federation Runtime/ });

  test('a Retry that meets a new release does not mix it with what was loaded of the one before', async ({
    page,
  }) => {
    await signIn(page);
    const OLD_SCREEN = '**/remotes/admin/__federation_expose_*.js';
    await page.route(OLD_SCREEN, (route) => route.abort());
    await page.goto('/admin');
    await expect(page.getByRole('alert')).toContainText('This page did not load');

    await releaseVariation('admin', { version: AFTER_NEXT });
    await expect.poll(() => released(page)).toBe(AFTER_NEXT);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not load');
    expect(await versions(page)).toContain(AFTER_NEXT.slice(0, 12));
    await rollBack('admin');
  });

  test('a release that wants a newer page than the one that is open asks for a reload', async ({ page }) => {
    await page.route('/admin/login', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        /("name":"admin"[^}]*"contract":)\{[^}]*\}/,
        '$1{"oldest":99,"newest":99}',
      );
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto('/admin/login');
    const reload = page.getByRole('button', { name: 'Reload the page' });
    await expect(page.getByRole('alert')).toContainText('There is a newer version of this page');
    await page.unroute('/admin/login');
    await reload.click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});
