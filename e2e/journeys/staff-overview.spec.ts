import type { Route } from '@playwright/test';
import { bare } from '../support/calculator.ts';
import { expect, test } from '../support/journey.ts';
import { staffWords } from '../support/staff-words.ts';
import { demoAccount, endSessionWith, signIn } from '../support/staff.ts';

const t = staffWords.en;

test('the overview shows the figures that the server counted, and exports all inquiries', async ({
  page,
}) => {
  await signIn(page);
  const answered = page.waitForResponse('**/api/admin/stats');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
  const stats = await (await answered).json();
  const values = page.getByRole('region', { name: t.figures }).locator('dd:nth-of-type(1)');
  await expect(values).toHaveCount(4);
  const shown = (await values.allInnerTexts()).map((text) =>
    bare(text)
      .replace(/[^\d.]/g, '')
      .replace(/^\./, ''),
  );
  expect(shown).toEqual([
    String(stats.totalInquiries),
    stats.monthlyRevenue,
    String(stats.activeCustomers),
    String(stats.conversionRate),
  ]);

  await page.getByRole('button', { name: t.asTable }).click();
  const rows = page.getByRole('table', { name: t.performance }).getByRole('row');
  await expect(rows).toHaveCount(13);
  const { inquiries, acceptedOrders } = stats.monthly.at(-1);
  await expect(rows.last().getByRole('cell').first()).toHaveText(String(inquiries));
  await expect(rows.last().getByRole('cell').nth(1)).toHaveText(String(acceptedOrders));

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t.exportData }).click();
  expect((await download).suggestedFilename()).toBe('inquiries.csv');
});

test.describe('after the end of the session', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('the file comes once one has signed in again', async ({ page }) => {
    await signIn(page);
    const { password } = await demoAccount(page);
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('region', { name: t.figures })).toBeVisible();
    await endSessionWith(page, 'GET', /\/api\/admin\/me\/confirmation$/);
    await page.getByRole('link', { name: t.exportData }).click();
    const dialog = page.getByRole('dialog', { name: t.sessionEnded });
    await dialog.getByLabel(t.password, { exact: true }).fill(password);
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('inquiries.csv');
  });
});

test.describe('while the server is away', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('the overview says so, and comes on Retry', async ({ page }) => {
    await signIn(page);
    const away = (route: Route) => route.fulfill({ status: 503 });
    // What others change in the meantime would bring the figures before the press.
    await page.route('**/api/admin/live', away);
    await page.route('**/api/admin/stats', away);
    await page.goto('/admin/dashboard');
    await expect(page.getByText(t.statsFailed)).toBeVisible();
    await page.unroute('**/api/admin/stats');
    await page.getByRole('button', { name: t.retry }).click();
    await expect(page.getByRole('region', { name: t.figures })).toBeVisible();
    await expect(page.getByText(t.statsFailed)).toBeHidden();
  });
});
