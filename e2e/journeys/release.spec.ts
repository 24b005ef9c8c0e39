import type { Page } from '@playwright/test';
import type { RemoteLocation } from '@tiraz/contracts/remote';
import { expect, test } from '../support/journey.ts';
import { builtVersion, hashesOfTheOthers, releaseVariation, rollBack } from '../support/release.ts';
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
  const built = builtVersion();
  await signIn(page);
  await openStaffArea(page);
  expect(await versions(page)).toContain(built.slice(0, 12));

  await releaseVariation(NEXT);
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

  await rollBack();
  await expect.poll(() => released(page)).toBe(built);
  await newPage.getByRole('link', { name: 'CRM' }).click();
  await expect(newPage.getByRole('heading', { name: 'Active Customers' })).toBeVisible();
  expect(ofTheNewPage.filter((file) => !file.startsWith(`200 /remotes/admin/releases/${NEXT}/`))).toEqual([]);
  await newPage.reload();
  await expect(newPage.getByRole('heading', { name: 'Active Customers' })).toBeVisible();
  expect(await versions(newPage)).toContain(built.slice(0, 12));

  expect(hashesOfTheOthers()).toEqual(untouched);
});

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

    await releaseVariation(AFTER_NEXT);
    await expect.poll(() => released(page)).toBe(AFTER_NEXT);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not load');
    expect(await versions(page)).toContain(AFTER_NEXT.slice(0, 12));
    await rollBack();
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
