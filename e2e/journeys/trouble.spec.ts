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

  test('a slow admin bundle shows that it is on its way, then itself', async ({ page }) => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/remotes/admin/**', async (route) => {
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
