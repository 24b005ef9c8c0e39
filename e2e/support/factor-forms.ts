import type { Language } from '@tiraz/contracts/language';
import { texts as accountTexts } from '@tiraz/messages/admin-remote/account';
import { texts as codeTexts } from '@tiraz/messages/staff-kit/second-step';
import { expect, type Page } from '@playwright/test';
import { codeFor, forgetConfirmations, setUpFactor } from './factors.ts';
import type { Form, Values } from './form.ts';
import { at, type Query } from './form-places.ts';
import type { Trial, Trials } from './form-values.ts';
import { staffWords } from './staff-words.ts';
import { signInToOwnAccount } from './staff.ts';

const PATH = '/admin/account';

/** Few that are wrong: ten close the account for ten minutes, whichever form they were typed into. */
const WRONG: readonly Trial[] = [
  { typed: '   ', isRefused: true, looksEmpty: true },
  { typed: '12345', isRefused: true },
  { typed: 'ليس رمزًا 👕', isRefused: true },
];
const asTyped = async (_: unknown, sent: Values) => sent;

/** Wherever a code, or the password, is asked for because of a second factor. On an account of its own. */
export async function factorForms(
  page: Page,
  language: Language,
  query: Query,
): Promise<Record<string, Form>> {
  const t = accountTexts[language];
  const words = staffWords[language];
  const { email, password } = await signInToOwnAccount(page, query);
  const { recoveryCodes } = await setUpFactor(page, password);

  const passwordForm = (name: string, of: string[], opener: string, path: string): Form => ({
    of: ['PasswordDialog', ...of],
    opener: async () => {
      await at(page, PATH);
      return page.getByRole('button', { name: opener, exact: true });
    },
    form: async () => dialogWith(page, `${name}_currentPassword`),
    fields: { currentPassword: passwordOf(password) },
    required: ['currentPassword'],
    write: { method: 'POST', path: new RegExp(`^/api/admin/me/${path}$`) },
    stored: asTyped,
    isLast: true,
  });
  const keepCodes = async (_: unknown, sent: Values) => {
    await page.getByRole('button', { name: t.kept }).click();
    return sent;
  };
  let key = '';

  return {
    'code, once more': {
      of: ['ConfirmationDialog', 'CodeForm'],
      form: async () => {
        const again = page.getByRole('dialog', { name: codeTexts[language].again });
        await forgetConfirmations(query, email);
        await at(page, '/admin/dashboard');
        await page.getByRole('link', { name: words.exportData }).click();
        return again;
      },
      fields: { code: codes(` ${recoveryCodes[0]!.toLowerCase().replaceAll('-', ' ')} `) },
      required: ['code'],
      write: { method: 'POST', path: /^\/api\/admin\/me\/confirmation$/ },
      stored: asTyped,
      isLast: true,
    },
    'code, to sign in': {
      of: ['SignInForm', 'CodeForm'],
      form: async () => {
        await page.context().clearCookies({ name: /session/ });
        await page.goto('/admin/login');
        await page.getByLabel(words.email).fill(email);
        await page.getByLabel(words.password, { exact: true }).fill(password);
        await page.getByRole('button', { name: words.login, exact: true }).click();
        return page.locator('main form:has(#second-step_code)');
      },
      fields: { code: codes(recoveryCodes[1]!) },
      required: ['code'],
      write: { method: 'POST', path: /^\/api\/admin\/login\/code$/ },
      stored: async (_, sent) => {
        await expect(page).toHaveURL(/\/admin\/dashboard$/);
        return sent;
      },
      isLast: true,
    },
    'recovery codes, renew': {
      ...passwordForm('renew-codes', ['RenewCodesDialog'], t.renew, 'factor/recovery-codes'),
      stored: keepCodes,
    },
    'factor, remove': passwordForm('remove-factor', ['RemoveFactorDialog'], t.remove, 'factor/remove'),
    'factor, set up': {
      ...passwordForm('set-up-factor', ['SetUpFactorDialog', 'FactorPanel'], t.setUp, 'factor'),
      stored: async (_, sent) => {
        await dialogWith(page, 'new-factor_code').getByRole('button', { name: t.cancel }).click();
        return sent;
      },
    },
    'factor, key': {
      of: ['KeyDialog', 'CodeForm'],
      form: async () => {
        await at(page, PATH);
        await page.getByRole('button', { name: t.setUp, exact: true }).click();
        await page.locator('#set-up-factor_currentPassword').fill(password);
        await page.keyboard.press('Enter');
        const dialog = dialogWith(page, 'new-factor_code');
        key = (await dialog.locator('dd').innerText()).replaceAll(' ', '');
        return dialog;
      },
      fields: { code: { all: [...WRONG, codeOfTheMoment(() => key)], plain: { typed: '', stored: '' } } },
      required: ['code'],
      write: { method: 'POST', path: /^\/api\/admin\/me\/factor\/finish$/ },
      stored: keepCodes,
      isLast: true,
    },
  };
}

/** By its field: what comes after it may have the same title. */
function dialogWith(page: Page, field: string) {
  return page.locator(`[role="dialog"]:visible:has(#${field})`);
}

export function passwordOf(password: string): Trials {
  return {
    all: [
      { typed: 'not the password 👕', isRefused: true },
      { typed: password, kept: [password] },
    ],
    plain: { typed: password, stored: password },
  };
}

/** @param right in whatever spacing; what is around it does not belong to it */
function codes(right: string): Trials {
  return {
    all: [...WRONG, { typed: right, kept: [right.trim()] }],
    plain: { typed: right, stored: right.trim() },
  };
}

/** Reckoned when it is typed: it is good for a minute. */
function codeOfTheMoment(key: () => string): Trial {
  let typed = '';
  return {
    get typed() {
      typed = codeFor(key());
      return typed;
    },
    get kept() {
      return [typed];
    },
  };
}
