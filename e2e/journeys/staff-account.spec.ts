import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { expectVisibleFocus, tabTo } from '../support/keyboard.ts';
import { staffWords } from '../support/staff-words.ts';
import { demoAccount } from '../support/staff.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/26.1 Mobile/15E148 Safari/604.1';
const NEW_PASSWORD = 'a loom in new Cairo';

/** Signs in from a telephone as well. */
async function onAPhone(browser: Browser, baseURL: string, account: object): Promise<Page> {
  const context = await browser.newContext({ userAgent: IPHONE, baseURL });
  const phone = await context.newPage();
  expect(await signIn(phone, account)).toBe(200);
  return phone;
}

const signIn = async (page: Page, data: object) =>
  (await page.request.post('/api/admin/login', { data })).status();
const statusOf = async (page: Page) => (await page.request.get('/api/admin/me')).status();

const t = staffWords.ar;
test.use({ language: 'ar', expectedErrors: /status of 422/ });

test('staff see where they are signed in, end that, and change their password', async ({
  page,
  browser,
  baseURL,
  query,
}) => {
  const email = `owner-${Date.now()}@tiraz.example`;
  const { password } = await demoAccount(page);
  await query(
    `INSERT INTO staff (id, email, password_hash, is_demo, created_at)
     SELECT gen_random_uuid(), $1, password_hash, false, now() FROM staff WHERE is_demo`,
    [email],
  );
  expect(await signIn(page, { email, password })).toBe(200);
  const phone = await onAPhone(browser, baseURL!, { email, password });

  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: email }).click();
  await page.getByRole('link', { name: t.yourAccount }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.yourAccount })).toBeVisible();
  const sessions = page.locator('main li');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText(t.thisBrowser);
  await expect(sessions.last()).toContainText(t.onAPhone);

  // By keyboard: thought better of it, guessed, and done.
  const end = page.getByRole('button', { name: t.endSession });
  await tabTo(page, end);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t.endSession });
  const again = dialog.getByLabel(t.current);
  await expect(again).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(end).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(again).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t.passwordWrong)).toBeVisible();
  expect(await statusOf(phone)).toBe(200);
  await phone.goto('/admin/account');
  await expect(phone.getByRole('heading', { level: 1, name: staffWords.en.yourAccount })).toBeVisible();
  await again.fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.otherEnded).first()).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByText(t.alone)).toBeVisible();
  await expect(page.getByRole('region').filter({ hasText: t.alone }).locator(':focus')).toHaveCount(1);
  expect(await statusOf(phone)).toBe(401);
  const ended = phone.getByRole('dialog', { name: staffWords.en.sessionEnded });
  await expect(ended).toBeVisible({ timeout: 10_000 });
  await phone.goto('about:blank');

  expect(await signIn(phone, { email, password })).toBe(200);
  const [current, next] = [page.getByLabel(t.current), page.getByLabel(t.next)];
  for (const [field, autocomplete] of [
    [current, 'current-password'],
    [next, 'new-password'],
  ] as const) {
    await expect(field).toHaveAttribute('autocomplete', autocomplete);
    await expect(field).toHaveCSS('direction', 'ltr');
  }
  const save = page.getByRole('button', { name: t.changePassword });
  await current.fill(password);
  await next.fill('qwertyuiop123');
  await save.click();
  await expect(page.getByText(t.passwordCommon)).toBeVisible();
  await expect(next).toBeFocused();
  await next.fill(NEW_PASSWORD);
  // Enter is the button's, and it takes none before it has shown that the last answer is here.
  await expect(save).not.toHaveClass(/ant-btn-loading/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.passwordChanged).first()).toBeVisible();
  await expect(next).toHaveValue('');
  expect([await statusOf(page), await statusOf(phone)]).toEqual([200, 401]);
  expect(await signIn(phone, { email, password })).toBe(401);
  expect(await signIn(phone, { email, password: NEW_PASSWORD })).toBe(200);
  await page.reload();
  await expect(sessions).toHaveCount(2);

  const rows = await query('SELECT action FROM audit_trail WHERE staff_email = $1 ORDER BY id', [email]);
  expect(rows.map(({ action }) => action).filter((action) => action !== 'session.started')).toEqual([
    'session.revoked',
    'password.changed',
  ]);
  await phone.context().close();
});
