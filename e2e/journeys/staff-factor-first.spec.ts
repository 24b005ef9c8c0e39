import { LANGUAGE_KEY } from '@tiraz/contracts/language';
import { texts as accountTexts } from '@tiraz/messages/admin-remote/account';
import { texts as firstTexts } from '@tiraz/messages/admin-remote/factor-first';
import { texts as roleTexts } from '@tiraz/messages/admin-remote/roles';
import { texts as settingsTexts } from '@tiraz/messages/admin-remote/settings';
import { texts as codeTexts } from '@tiraz/messages/staff-kit/second-step';
import { texts as uiTexts } from '@tiraz/messages/staff-kit/ui';
import { codeFor } from '../support/factors.ts';
import { topmost } from '../support/form-places.ts';
import { expect, test } from '../support/journey.ts';
import { words as settingsWords } from '../support/settings-forms.ts';
import { signInToOwnAccount } from '../support/staff.ts';

test.use({ language: 'en', expectedErrors: /status of (401|403|422)/ });

test('an owner makes it obligatory for a role, whose people set it up before anything else', async ({
  page,
  browser,
  baseURL,
  query,
}) => {
  const t = settingsTexts.en;
  const ar = accountTexts.ar;
  await signInToOwnAccount(page, query);
  const context = await browser.newContext({ baseURL: baseURL! });
  await context.addCookies([{ name: LANGUAGE_KEY, value: 'ar', url: baseURL! }]);
  const theirs = await context.newPage();
  const hassan = await signInToOwnAccount(theirs, query);
  await query(`UPDATE staff SET role = 'production' WHERE email = $1`, [hassan.email]);
  await theirs.goto('/admin/inquiries');
  await expect(theirs.getByRole('searchbox').first()).toBeVisible();

  try {
    await page.goto('/admin/settings');
    const choose = async (role: 'owner' | 'production') => {
      await page.getByRole('button', { name: settingsWords.en.signIn, exact: true }).click();
      await topmost(page).getByRole('combobox', { name: t.fields.factorRoles }).click();
      await page
        .locator('.ant-select-dropdown:visible')
        .getByTitle(roleTexts.en.roles[role], { exact: true })
        .click();
      await page.keyboard.press('Escape');
      await topmost(page).getByRole('button', { name: t.save, exact: true }).click();
    };
    // Who has none cannot ask it of owners, and so not lock them out.
    await choose('owner');
    await expect(topmost(page).getByText(t.ownFactorFirst)).toBeVisible();
    await topmost(page).getByRole('button', { name: t.cancel, exact: true }).click();
    await page.getByRole('button', { name: uiTexts.en.leave, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await choose('production');
    await expect(page.getByRole('region', { name: t.sections.signIn })).toContainText(
      roleTexts.en.roles.production,
    );

    // At once: the list hears of the settings, by which due times are told, and may not be read any more.
    const password = topmost(theirs).getByLabel(ar.current);
    await expect(password).toBeFocused();
    expect((await theirs.request.get('/api/admin/inquiries')).status()).toBe(403);
    await theirs.keyboard.press('Escape');
    await expect(theirs.getByRole('heading', { name: firstTexts.ar.title })).toBeVisible();
    await theirs.getByRole('button', { name: firstTexts.ar.setUp, exact: true }).click();
    await password.fill(hassan.password);
    await theirs.keyboard.press('Enter');
    const code = theirs.getByLabel(codeTexts.ar.code, { exact: true });
    await expect(code).toBeFocused();
    const key = (await topmost(theirs).locator('dd').innerText()).replaceAll(' ', '');
    await code.fill(codeFor(key));
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByRole('dialog', { name: ar.recoveryCodes }).getByRole('listitem')).toHaveCount(
      10,
    );
    await theirs.getByRole('button', { name: ar.kept, exact: true }).click();
    await expect(theirs).toHaveURL('/admin/inquiries');
    await expect(theirs.getByRole('searchbox').first()).toBeVisible();
    await theirs.goto('/admin/account');
    const panel = theirs.getByRole('region', { name: ar.factor });
    await expect(panel.getByText(ar.obligatory)).toBeVisible();
    await expect(panel.getByRole('button', { name: ar.remove, exact: true })).toBeHidden();
  } finally {
    await query(`UPDATE settings SET document = document - 'factorRoles'`);
    await context.close();
  }
  expect(
    await query(`SELECT action FROM audit_trail WHERE staff_email = $1 AND action ~ 'factor'`, [
      hassan.email,
    ]),
  ).toEqual([{ action: 'factor.set-up' }]);
});
