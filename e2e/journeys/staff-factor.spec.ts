import type { Page } from '@playwright/test';
import { texts as accountTexts } from '@tiraz/messages/admin-remote/account';
import { texts as peopleTexts } from '@tiraz/messages/admin-remote/people';
import { texts as roleTexts } from '@tiraz/messages/admin-remote/roles';
import { texts as codeTexts } from '@tiraz/messages/staff-kit/second-step';
import {
  codeFor,
  forgetConfirmations,
  forgetUsedCodes,
  givePassword,
  setUpFactor,
  signOut,
  wrongCodeFor,
} from '../support/factors.ts';
import { topmost, type Query } from '../support/form-places.ts';
import { expect, test } from '../support/journey.ts';
import { colleague } from '../support/people-forms.ts';
import { staffWords } from '../support/staff-words.ts';
import { endSessionWith, signInToOwnAccount } from '../support/staff.ts';

const statusOf = async (page: Page) => (await page.request.get('/api/admin/me')).status();
const arabicDigits = (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);

for (const language of ['en', 'ar'] as const) {
  const t = accountTexts[language];
  const people = peopleTexts[language];
  const code = codeTexts[language];
  const words = staffWords[language];

  /** Types it into the one field for a code that there is, and presses Enter. */
  const give = async (page: Page, typed: string) => {
    const field = page.getByLabel(code.code, { exact: true });
    await expect(field).toBeFocused();
    await field.fill(typed);
    await page.keyboard.press('Enter');
  };
  const expectRefused = async (page: Page) => {
    const field = page.getByLabel(code.code, { exact: true });
    await expect(page.getByText(code.wrong)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
  };
  const again = (page: Page) => page.getByRole('dialog', { name: code.again });

  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of (401|403|422)/ });

    test('a second factor is set up, asked for after the password, and stood in for by a recovery code', async ({
      page,
      query,
    }) => {
      const account = await signInToOwnAccount(page, query);
      const { email, password } = account;
      await page.goto('/admin/account');
      const panel = page.getByRole('region', { name: t.factor });
      await panel.getByRole('button', { name: t.setUp, exact: true }).click();
      const asked = topmost(page).getByLabel(t.current);
      await expect(asked).toBeFocused();
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await expect(topmost(page).getByRole('img', { name: t.picture })).toBeVisible();
      const key = (await topmost(page).locator('dd').innerText()).replaceAll(' ', '');
      expect(key).toMatch(/^[A-Z2-7]{32}$/);
      await give(page, wrongCodeFor(key));
      await expectRefused(page);
      // In the digits of the page's language.
      await give(page, language === 'ar' ? arabicDigits(codeFor(key)) : codeFor(key));

      const recovery = page.getByRole('dialog', { name: t.recoveryCodes });
      await expect(recovery.getByRole('listitem')).toHaveCount(10);
      const recoveryCodes = await recovery.getByRole('listitem').allInnerTexts();
      // Nobody can show them again: no stray key closes it.
      await page.keyboard.press('Escape');
      await expect(recovery.getByRole('listitem').first()).toBeVisible();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await recovery.getByRole('button', { name: t.copy, exact: true }).click();
      await expect(page.getByText(t.copied).first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(recoveryCodes.join('\n'));
      await recovery.getByRole('button', { name: t.kept }).click();
      await expect(recovery).toBeHidden();
      await expect(panel.getByText(t.codesLeft(10))).toBeVisible();

      await signOut(page, language, email);
      await givePassword(page, language, account);
      await give(page, wrongCodeFor(key));
      await expectRefused(page);
      expect(await statusOf(page)).toBe(401);
      await forgetUsedCodes(query, email);
      await give(page, codeFor(key));
      await expect(page).toHaveURL('/admin/dashboard');
      expect(await statusOf(page)).toBe(200);

      // The phone is gone: each code once, however it is typed.
      await signOut(page, language, email);
      await givePassword(page, language, account);
      await give(page, recoveryCodes[0]!.toLowerCase().replaceAll('-', ' '));
      await expect(page).toHaveURL('/admin/dashboard');
      await signOut(page, language, email);
      await givePassword(page, language, account);
      await give(page, recoveryCodes[0]!);
      await expectRefused(page);
      expect(await statusOf(page)).toBe(401);
      await give(page, recoveryCodes[1]!);
      await expect(page).toHaveURL('/admin/dashboard');
      await page.goto('/admin/account');
      await expect(panel.getByText(t.codesLeft(8))).toBeVisible();

      expect(await factorActions(query, email)).toEqual([
        'factor.set-up',
        'recovery-code.used',
        'recovery-code.used',
      ]);
    });

    test('what is dear asks for a code again, and nothing that was typed is lost', async ({
      page,
      query,
    }) => {
      const { email, password } = await signInToOwnAccount(page, query);
      const { key } = await setUpFactor(page, password);
      const theirs = await colleague(page, 'Nour Salem');
      await forgetConfirmations(query, email);
      await forgetUsedCodes(query, email);

      await page.goto('/admin/dashboard');
      const downloads: string[] = [];
      page.on('download', (download) => downloads.push(download.suggestedFilename()));
      const exported = page.getByRole('link', { name: words.exportData });
      await exported.click();
      await expect(page.getByLabel(code.code, { exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(again(page)).toBeHidden();
      await expect(exported).toBeFocused();
      expect(downloads).toEqual([]);
      await exported.click();
      await give(page, wrongCodeFor(key));
      await expectRefused(page);
      const downloading = page.waitForEvent('download');
      await give(page, codeFor(key));
      expect((await downloading).suggestedFilename()).toBe('inquiries.csv');
      await expect(again(page)).toBeHidden();

      await forgetConfirmations(query, email);
      await forgetUsedCodes(query, email);
      await page.goto('/admin/people');
      const row = page.getByRole('listitem').filter({ hasText: theirs });
      await row.getByRole('button', { name: people.editOf('Nour Salem') }).click();
      const dialog = page.getByRole('dialog', { name: people.editOf('Nour Salem') });
      await dialog.getByLabel(people.name, { exact: true }).fill('نور سالم');
      await dialog.getByRole('combobox', { name: people.role }).click();
      await page
        .locator('.ant-select-dropdown:visible')
        .getByTitle(roleTexts[language].roles.catalogue, { exact: true })
        .click();
      await dialog.getByRole('button', { name: people.save, exact: true }).click();
      // Thought better of it: nothing is changed, and everything stands where it stood.
      await expect(page.getByLabel(code.code, { exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(again(page)).toBeHidden();
      await expect(dialog.getByLabel(people.name, { exact: true })).toHaveValue('نور سالم');
      const stored = async () => (await query('SELECT name, role FROM staff WHERE email = $1', [theirs]))[0];
      expect(await stored()).toEqual({ name: 'Nour Salem', role: 'viewer' });
      await dialog.getByRole('button', { name: people.save, exact: true }).click();
      await give(page, codeFor(key));
      await expect(dialog).toBeHidden();
      await expect(again(page)).toBeHidden();
      await expect(row).toContainText(roleTexts[language].roles.catalogue);
      await expect(row).toContainText('نور سالم');
      expect(await stored()).toEqual({ name: 'نور سالم', role: 'catalogue' });
    });

    test('a session that has ended is taken up again in place with a code as well', async ({
      page,
      query,
    }) => {
      const { email, password } = await signInToOwnAccount(page, query);
      const { key } = await setUpFactor(page, password);
      await forgetUsedCodes(query, email);
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('region', { name: words.figures })).toBeVisible();
      await endSessionWith(page, 'GET', /\/api\/admin\/me\/confirmation$/);
      await page.getByRole('link', { name: words.exportData }).click();
      const dialog = page.getByRole('dialog', { name: words.sessionEnded });
      await dialog.getByLabel(words.password, { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await give(page, wrongCodeFor(key));
      await expectRefused(page);
      const downloading = page.waitForEvent('download');
      await give(page, codeFor(key));
      expect((await downloading).suggestedFilename()).toBe('inquiries.csv');
      await expect(dialog).toBeHidden();
    });

    test('an owner resets the second factor of somebody who has lost the phone', async ({
      page,
      browser,
      baseURL,
      query,
    }) => {
      const context = await browser.newContext({ baseURL: baseURL! });
      const theirs = await context.newPage();
      const account = await signInToOwnAccount(theirs, query);
      await setUpFactor(theirs, account.password);
      const { email: owner } = await signInToOwnAccount(page, query);

      await page.goto('/admin/people');
      const row = page.getByRole('listitem').filter({ hasText: account.email });
      await expect(row).toContainText(people.hasFactor);
      const reset = row.getByRole('button', { name: people.resetFactorOf(account.email) });
      await reset.click();
      await topmost(page).getByRole('button', { name: people.cancel, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await statusOf(theirs)).toBe(200);
      await reset.click();
      await topmost(page).getByRole('button', { name: people.resetFactor, exact: true }).click();
      await expect(page.getByText(people.factorReset).first()).toBeVisible();
      await expect(reset).toBeHidden();
      expect(await statusOf(theirs)).toBe(401);
      await context.close();

      await signOut(page, language, owner);
      await givePassword(page, language, account);
      await expect(page).toHaveURL('/admin/dashboard');
      expect(await factorActions(query, owner)).toEqual(['factor.reset']);
    });
  });
}

/** What somebody did about a second factor, as the audit trail has it. */
async function factorActions(query: Query, email: string): Promise<unknown[]> {
  const rows = await query('SELECT action FROM audit_trail WHERE staff_email = $1 ORDER BY id', [email]);
  return rows.map(({ action }) => action).filter((action) => /factor|recovery/.test(String(action)));
}
