import { words } from '../support/calculator.ts';
import { expect, test } from '../support/journey.ts';
import { PHONE } from '../support/screens.ts';

test.use({ viewport: PHONE, expectedErrors: /Failed to load resource|ChunkLoadError|PageMissing/ });

test('a page that did not load says so below the menu, and stays on no other', async ({ page, context }) => {
  const t = words.en;
  const failure = page.getByRole('alert').filter({ hasText: t.noPage });
  const price = page.getByRole('radio', { name: t.product });
  const landing = page.getByRole('heading', { level: 1, name: t.landingTitle });
  await page.goto('/en');
  await expect(landing).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await context.setOffline(true);
  await page.getByRole('main').locator('a[href$="/calculator"]').first().click();
  await expect(failure).toBeVisible();
  await expect(page).toHaveURL('/en/calculator');
  await expect(page.getByRole('button', { name: t.menu })).toBeVisible();

  // Back to a page that is here, offline still; then forth, to the one that is not.
  await page.goBack();
  await expect(landing).toBeVisible();
  await expect(failure).toBeHidden();
  await page.goForward();
  await expect(failure).toBeVisible();
  await page.getByRole('button', { name: t.retry }).click();
  await expect(failure).toBeVisible();

  await context.setOffline(false);
  await expect(price).toBeVisible();
  await expect(failure).toBeHidden();

  // And once more: the connection is back before the visitor is.
  await context.setOffline(true);
  await page.getByRole('button', { name: t.menu }).click();
  await page.locator('footer a[href$="/about"]').click();
  await expect(failure).toBeVisible();
  await page.goBack();
  await expect(price).toBeVisible();
  await context.setOffline(false);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t.noPage);
  await expect(failure).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });
  const t = words.ar;

  test('the staff area that did not load comes when the connection does', async ({ page, context }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: t.menu }).click();
    await page.locator('nav a[href="/admin"]').click();
    await expect(page.getByRole('alert')).toContainText(t.noPage);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: t.landingTitle })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('alert')).toContainText(t.noPage);
    await context.setOffline(false);
    await expect(page.locator('input[type="password"]')).toBeVisible();
  });
});
