import type { Route } from '@playwright/test';
import { chooseHoodie, words } from '../support/calculator.ts';
import { expect, test } from '../support/journey.ts';

const t = words.en;

test.describe('when the network fails', () => {
  test.use({ expectedErrors: /Failed to load resource|Federation Runtime|Unexpected token '<'/ });

  test('a failed submission keeps its form, a double click and a second try make one inquiry', async ({
    page,
    query,
  }) => {
    await page.goto('/calculator');
    await chooseHoodie(page, 'en');
    await page.getByRole('button', { name: t.sample }).click();
    const dialog = page.getByRole('dialog');
    const email = 'persistent@brand.example';
    await dialog.getByLabel(t.name).fill('Omar Haddad');
    await dialog.getByLabel(t.email).fill(email);
    await dialog.getByLabel(t.message).fill('For the showroom.');

    // The inquiry arrives, its answer does not: the worst case for somebody who then tries again.
    await page.route('**/api/inquiries', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await dialog.getByRole('button', { name: t.submitSample }).dblclick();
    await expect(page.getByText(t.failed).first()).toBeVisible();
    await expect(dialog.getByLabel(t.message)).toHaveValue('For the showroom.');

    await page.unroute('**/api/inquiries');
    await dialog.getByRole('button', { name: t.submitSample }).click();
    await expect(page.getByText(t.sent).first()).toBeVisible();
    expect(await query('select count(*)::int from inquiries where customer_email = $1', [email])).toEqual([
      { count: 1 },
    ]);
  });

  const ADMIN_FILES = '**/remotes/admin/**';
  const broken: [string, (route: Route) => Promise<void>][] = [
    [
      'missing',
      (route) => route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }),
    ],
    ['unreachable', (route) => route.abort()],
    ['answering 500', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
    ['garbage', (route) => route.fulfill({ contentType: 'text/javascript', body: '<html>not this</html>' })],
    ['empty', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
  ];

  for (const [language, states, title, retry] of [
    ['en', broken, 'This page did not load', 'Retry'],
    ['ar', broken.slice(0, 1), 'تعذّر فتح هذه الصفحة', 'أعد المحاولة'],
  ] as const) {
    test.describe(language, () => {
      test.use({ language });

      for (const [state, answer] of states) {
        test(`an admin bundle that is ${state} says so, and comes back on Retry without a reload`, async ({
          page,
        }) => {
          await page.route(ADMIN_FILES, answer);
          await page.goto('/admin');
          await page.evaluate(() => Object.assign(window, { sameDocument: true }));
          const alert = page.getByRole('alert');
          await expect(alert).toContainText(title);

          await page.unroute(ADMIN_FILES);
          await page.getByRole('button', { name: retry }).click();
          await expect(page.locator('input[type="password"]')).toBeVisible();
          await expect(alert).toBeHidden();
          expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        });
      }
    });
  }

  test('an admin bundle in any trouble leaves the storefront untouched', async ({ page }) => {
    for (const [state, answer] of broken) {
      await test.step(state, async () => {
        await page.route(ADMIN_FILES, answer);
        await page.goto('/calculator');
        await expect(page.getByRole('radio', { name: t.product })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await page.unroute(ADMIN_FILES);
      });
    }
  });

  test('a slow admin bundle shows that it is on its way, then itself', async ({ page }) => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(ADMIN_FILES, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/admin', { waitUntil: 'commit' });
    await expect(page.getByRole('status').getByText('Loading…')).toBeVisible();
    arrive();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('says so, with a way home', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Your Fashion Manufacturing Partner' })).toBeVisible();
  });
});
