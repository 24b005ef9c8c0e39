import type { Language } from '@tiraz/contracts/language';
import type { Page } from '@playwright/test';
import { expect, test, WALK_MS } from '../support/journey.ts';
import { reach } from '../support/geometry.ts';
import { sendInquiries, words as inquiryWords } from '../support/inquiries.ts';
import { expectVisibleFocus, tabTo } from '../support/keyboard.ts';
import { EXPECTED_ON_STAFF_SCREENS, SESSIONS, walkThroughStaffShell } from '../support/staff-screens.ts';
import { staffWords } from '../support/staff-words.ts';
import { demoAccount, endSessionWith, signIn } from '../support/staff.ts';
import { sweep } from '../support/sweep.ts';

for (const language of ['en', 'ar'] as const) {
  const t = staffWords[language];

  test.describe(language, () => {
    test.use({ language, expectedErrors: EXPECTED_ON_STAFF_SCREENS });

    test('staff are asked to sign in, refused, let in, led back to where they were going, and leave', async ({
      page,
    }) => {
      await page.goto('/admin/inquiries?status=quoted');
      await expect(page.getByRole('heading', { name: t.signInTitle })).toBeVisible();
      await expect(page).toHaveURL(
        `/admin/login?from=${encodeURIComponent('/admin/inquiries?status=quoted')}`,
      );
      const submit = page.getByRole('button', { name: t.login, exact: true });
      await expect(submit).toBeDisabled();

      const eye = await page.locator('.ant-input-password-icon').boundingBox();
      expect(Math.min(eye!.width, eye!.height)).toBeGreaterThanOrEqual(24);
      await page.getByLabel(t.email).fill(`stranger-${language}@tiraz.example`);
      // The second is too long to be anybody's.
      for (const password of ['not the password', 'x'.repeat(3_000)]) {
        await page.getByLabel(t.password, { exact: true }).fill(password);
        const answered = page.waitForResponse('**/api/admin/login');
        await submit.click();
        await answered;
        await expect(page.getByRole('alert')).toHaveText(t.wrong);
        await expect(submit).toBeEnabled();
      }
      await expect(page).toHaveURL(/\/admin\/login/);
      for (const label of [t.email, t.password]) {
        const field = page.getByLabel(label, { exact: true });
        expect(await field.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
      }

      await page.getByRole('button', { name: t.fillDemo }).click();
      await submit.click();
      await expect(page).toHaveURL('/admin/inquiries?status=quoted');
      const tabs = page.getByRole('navigation', { name: t.areas });
      await expect(tabs.getByRole('link', { name: t.inquiries })).toHaveAttribute('aria-current', 'page');

      const { email } = await demoAccount(page);
      await page.getByRole('button', { name: email }).click();
      await page.getByRole('button', { name: t.logout }).click();
      await expect(page).toHaveURL('/admin/login');
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('heading', { name: t.signInTitle })).toBeVisible();
    });

    test('axe finds nothing on the sign-in page, around the pages, on the overview, the account and the audit trail', async ({
      page,
    }) => {
      test.setTimeout(WALK_MS);
      await walkThroughStaffShell(page, language, sweep(page, language));
    });
  });
}

test.describe('signed out', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('a session that ends while one types is taken up again in place, and what was typed is stored', async ({
    page,
    query,
  }) => {
    const t = staffWords.en;
    const words = inquiryWords.en;
    const [sent] = await sendInquiries(page, [{}]);
    await signIn(page);
    await page.goto(`/admin/inquiries/${sent!.id}`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const notes = page.getByRole('textbox', { name: words.notes });
    await notes.fill('اتصل بها الأحد. Call on Sunday.');
    await endSessionWith(page, 'PUT', /\/api\/admin\/inquiries\/[^/]+$/);
    await page.getByRole('button', { name: words.saveNotes }).click();

    const { email, password } = await demoAccount(page);
    const dialog = page.getByRole('dialog', { name: t.sessionEnded });
    await expect(dialog.getByLabel(t.email)).toHaveValue(email);
    await expect(dialog.getByLabel(t.password, { exact: true })).toBeFocused();
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(t.wrong);
    await expect(notes).toHaveValue('اتصل بها الأحد. Call on Sunday.');
    await dialog.getByLabel(t.password, { exact: true }).fill(password);
    await page.keyboard.press('Enter');

    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.updated).first()).toBeVisible();
    await expect(notes).toHaveValue('اتصل بها الأحد. Call on Sunday.');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await query('select admin_notes from inquiries where id = $1', [sent!.id])).toEqual([
      { admin_notes: 'اتصل بها الأحد. Call on Sunday.' },
    ]);
  });

  test('whoever signs in again on one page goes on where they were on the other', async ({
    page,
    context,
  }) => {
    const t = staffWords.en;
    const [sent] = await sendInquiries(page, [{}]);
    await signIn(page);
    await page.goto(`/admin/inquiries/${sent!.id}`);
    const notes = page.getByRole('textbox', { name: inquiryWords.en.notes });
    await notes.fill('Call on Monday.');
    const other = await context.newPage();
    await other.goto('/admin/dashboard');
    const { email, password } = await demoAccount(page);
    await other.getByRole('button', { name: email }).click();
    await other.getByRole('button', { name: t.logout }).click();
    const dialog = page.getByRole('dialog', { name: t.sessionEnded });
    await expect(dialog).toBeVisible();
    await other.getByLabel(t.email).fill(email);
    await other.getByLabel(t.password, { exact: true }).fill(password);
    await other.getByRole('button', { name: t.login, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(notes).toHaveValue('Call on Monday.');
  });

  test('only a path of the staff area is gone back to', async ({ page }) => {
    await page.goto(`/admin/login?from=${encodeURIComponent('//evil.example/admin/')}`);
    await page.getByRole('button', { name: staffWords.en.fillDemo }).click();
    await page.getByRole('button', { name: staffWords.en.login, exact: true }).click();
    await expect(page).toHaveURL('/admin/dashboard');
  });

  test('from the sign-in page to the inquiries and out again with the keyboard alone', async ({ page }) => {
    const t = staffWords.en;
    const { email, password } = await demoAccount(page);
    await page.goto('/admin');
    await expect(page.getByLabel(t.email)).toBeFocused();
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel(t.password, { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.dashboard })).toBeVisible();

    const account = page.getByRole('button', { name: email });
    await tabTo(page, account);
    await page.keyboard.press('Enter');
    await page.route('**/api/admin/me/sessions', (route) => route.fulfill({ json: SESSIONS.slice(0, 1) }));
    await tabTo(page, page.getByRole('link', { name: t.yourAccount }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/account');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByText(t.alone)).toBeVisible();
    await tabTo(page, page.getByLabel(t.current));
    await expectVisibleFocus(page);

    await account.focus();
    const tabs = page.getByRole('navigation', { name: t.areas });
    await tabTo(page, tabs.getByRole('link', { name: t.inquiries }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/inquiries');
    await expect(page.getByRole('main')).toBeFocused();

    await account.focus();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: t.logout }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/login');
  });
});

/** The dialog of the page of the account that ends the first of the other sessions. */
async function openEndDialog(page: Page, language: Language) {
  const t = staffWords[language];
  await page.route('**/api/admin/me/sessions', (route) => route.fulfill({ json: SESSIONS }));
  await page.getByRole('button', { name: (await demoAccount(page)).email }).click();
  await page.getByRole('link', { name: t.yourAccount }).click();
  await page.getByRole('button', { name: t.endSession }).first().click();
  const dialog = page.getByRole('dialog', { name: t.endSession });
  await expect(dialog.getByLabel(t.current)).toBeFocused();
  return dialog;
}

test('a tour of the staff area is quiet: no error, no breach of the policy, whatever antd adds to the page', async ({
  page,
}) => {
  const t = staffWords.en;
  await signIn(page);
  await page.goto('/admin');
  const tabs = page.getByRole('navigation', { name: t.areas }).getByRole('link');
  await expect(tabs.first()).toBeVisible();
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  // A modal stops the page from scrolling by a style of its own.
  await page.setViewportSize({ width: 1280, height: 300 });
  await openEndDialog(page, 'en');
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  const bare = await page
    .locator('style')
    .evaluateAll((all: HTMLStyleElement[]) => all.filter(({ nonce }) => !nonce).length);
  expect(bare).toBe(0);
});

test('Arabic mirrors English: header, tabs, account menu and dialog', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page);
  const { email } = await demoAccount(page);
  const measure = async (language: 'en' | 'ar') => {
    const t = staffWords[language];
    await context.addCookies([{ name: 'tiraz.language', value: language, url: baseURL! }]);
    await page.goto('/admin/dashboard');
    await page.evaluate((chosen) => localStorage.setItem('tiraz.language', chosen), language);
    await page.reload();
    await expect(page.getByRole('heading', { name: t.dashboard })).toBeVisible();
    const header = page.getByRole('banner');
    const account = page.getByRole('button', { name: email });
    const firstTab = page.getByRole('navigation', { name: t.areas }).getByRole('link').first();
    const edges: Record<string, number> = {
      title: (await reach(header.locator('p').first())).start,
      account: (await reach(account)).end,
      firstTab: (await reach(firstTab)).start,
      action: (await reach(page.getByRole('link', { name: t.exportData }).locator('xpath=..'))).end,
    };
    const figures = page.getByRole('region', { name: t.figures }).locator('dl > div');
    edges.firstFigure = (await reach(figures.first())).start;
    edges.lastFigure = (await reach(figures.last())).end;
    edges.chart = (await reach(page.getByRole('region', { name: t.performance }))).start;
    edges.recent = (await reach(page.getByRole('region', { name: t.recent }))).end;
    await account.click();
    edges.menu = (await reach(page.getByRole('button', { name: t.logout }).locator('xpath=..'))).end;
    await page.keyboard.press('Escape');
    const dialog = await openEndDialog(page, language);
    edges.dialog = (await reach(dialog)).start;
    edges.field = (await reach(dialog.getByLabel(t.current))).start;
    return edges;
  };
  const [english, arabic] = [await measure('en'), await measure('ar')];
  const apart = Object.entries(english).filter(([part, px]) => Math.abs(px - arabic[part]!) > 2);
  expect(apart.map(([part, px]) => `${part}: ${px} against ${arabic[part]}`)).toEqual([]);
});
