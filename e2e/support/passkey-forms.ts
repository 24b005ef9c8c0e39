import type { Language } from '@tiraz/contracts/language';
import { LONGEST_PASSKEY_NAME } from '@tiraz/contracts/passkeys';
import { texts as accountTexts } from '@tiraz/messages/admin-remote/account';
import { expect, type Page } from '@playwright/test';
import { addAuthenticator } from './authenticators.ts';
import type { Form } from './form.ts';
import { at, topmost, type Query } from './form-places.ts';
import { passwordOf } from './factor-forms.ts';
import { texts } from './form-values.ts';
import { signInToOwnAccount } from './staff.ts';

/** On an account of its own with one passkey: the password before another one, and the name of the one that is there. */
export async function passkeyForms(
  page: Page,
  language: Language,
  query: Query,
): Promise<Record<string, Form>> {
  const t = accountTexts[language];
  const { password } = await signInToOwnAccount(page, query);
  const authenticator = await addAuthenticator(page);
  const part = page.getByRole('region', { name: t.passkeys });
  await at(page, '/admin/account');
  await part.getByRole('button', { name: t.addPasskey, exact: true }).click();
  await topmost(page).locator('#add-passkey_currentPassword').fill(password);
  await page.keyboard.press('Enter');
  await topmost(page).locator('#passkey_name').fill('Phone');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t.kept }).click();
  await expect(part.getByRole('listitem')).toHaveCount(1);
  await authenticator.remove();

  return {
    'passkey, password': {
      of: ['AddPasskeyDialog', 'PasskeysPart', 'PasswordDialog'],
      opener: async () => {
        await at(page, '/admin/account');
        return part.getByRole('button', { name: t.addPasskey, exact: true });
      },
      form: async () => page.locator('[role="dialog"]:visible:has(#add-passkey_currentPassword)'),
      fields: { currentPassword: passwordOf(password) },
      required: ['currentPassword'],
      write: { method: 'POST', path: /^\/api\/admin\/me\/passkeys$/ },
      stored: async (_, sent) => {
        await topmost(page).getByRole('button', { name: t.cancel, exact: true }).click();
        return sent;
      },
      isLast: true,
    },
    'passkey, rename': {
      of: ['PasskeyNameDialog', 'RenamePasskeyDialog'],
      opener: async () => {
        await at(page, '/admin/account');
        return part.getByRole('listitem').getByRole('button').first();
      },
      form: async () => topmost(page),
      fields: { name: texts({ longest: LONGEST_PASSKEY_NAME, isRequired: true }) },
      required: ['name'],
      write: { method: 'PUT', path: /^\/api\/admin\/me\/passkeys\/[^/]+$/ },
      stored: async (_, sent) => sent,
    },
  };
}
