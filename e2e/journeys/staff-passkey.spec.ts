import type { Page } from '@playwright/test';
import { texts as accountTexts } from '@tiraz/messages/admin-remote/account';
import { texts as codeTexts } from '@tiraz/messages/staff-kit/second-step';
import { addAuthenticator } from '../support/authenticators.ts';
import { forgetConfirmations, givePassword, signOut } from '../support/factors.ts';
import { topmost } from '../support/form-places.ts';
import { expect, test } from '../support/journey.ts';
import { staffWords } from '../support/staff-words.ts';
import { signInToOwnAccount } from '../support/staff.ts';

for (const language of ['en', 'ar'] as const) {
  const t = accountTexts[language];
  const step = codeTexts[language];
  const words = staffWords[language];
  const name = language === 'ar' ? 'الهاتف' : 'Phone';

  const passwordAgain = async (page: Page, password: string) => {
    await expect(topmost(page).getByLabel(t.current)).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
  };
  const nameIt = async (page: Page) => {
    const field = topmost(page).getByLabel(t.passkeyName);
    await expect(field).toBeFocused();
    await field.fill(name);
    await page.keyboard.press('Enter');
  };
  const use = (page: Page) => page.getByRole('button', { name: step.passkey, exact: true });

  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of (401|403|422)/ });

    test('a passkey is added, signs in after the password, is added no second time, and is removed', async ({
      page,
      query,
    }) => {
      const account = await signInToOwnAccount(page, query);
      const { email, password } = account;
      await addAuthenticator(page);
      await page.goto('/admin/account');
      const part = page.getByRole('region', { name: t.passkeys });
      await part.getByRole('button', { name: t.addPasskey, exact: true }).click();
      await passwordAgain(page, password);
      await nameIt(page);
      const recovery = page.getByRole('dialog', { name: t.recoveryCodes });
      await expect(recovery.getByRole('listitem')).toHaveCount(10);
      await recovery.getByRole('button', { name: t.kept }).click();
      await expect(recovery).toBeHidden();
      await expect(part.getByRole('listitem')).toContainText(name);
      await expect(page.getByText(t.codesLeft(10))).toBeVisible();

      await part.getByRole('button', { name: t.addPasskey, exact: true }).click();
      await passwordAgain(page, password);
      await nameIt(page);
      await expect(topmost(page).getByText(t.passkeyKnown)).toBeVisible();
      await topmost(page).getByRole('button', { name: t.cancel, exact: true }).click();
      await page.goto('/admin/account');
      await expect(part.getByRole('listitem')).toHaveCount(1);

      await signOut(page, language, email);
      await givePassword(page, language, account);
      await expect(use(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/admin/dashboard');

      await page.goto('/admin/account');
      await part.getByRole('button', { name: t.removePasskeyOf(name) }).click();
      await passwordAgain(page, password);
      await expect(part.getByRole('listitem')).toHaveCount(0);
      await signOut(page, language, email);
      await givePassword(page, language, account);
      await expect(page).toHaveURL('/admin/dashboard');
    });

    test('what is dear asks again and takes the passkey; without it a stolen cookie does nothing', async ({
      page,
      query,
    }) => {
      const { email, password } = await signInToOwnAccount(page, query);
      const authenticator = await addAuthenticator(page);
      await page.goto('/admin/account');
      const part = page.getByRole('region', { name: t.passkeys });
      await part.getByRole('button', { name: t.addPasskey, exact: true }).click();
      await passwordAgain(page, password);
      await nameIt(page);
      await page.getByRole('button', { name: t.kept }).click();
      await forgetConfirmations(query, email);
      const dear = await page.request.get('/api/admin/inquiries/export.csv');
      expect(dear.status()).toBe(403);

      await page.goto('/admin/dashboard');
      await page.getByRole('link', { name: words.exportData }).click();
      const downloading = page.waitForEvent('download');
      await use(page).click();
      expect((await downloading).suggestedFilename()).toBe('inquiries.csv');

      await forgetConfirmations(query, email);
      await authenticator.remove();
      await page.getByRole('link', { name: words.exportData }).click();
      await expect(use(page)).toBeVisible();
      expect((await page.request.get('/api/admin/inquiries/export.csv')).status()).toBe(403);
    });
  });
}
