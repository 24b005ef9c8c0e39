import { CONTACT } from '@tiraz/contracts/contact';
import type { Language } from '@tiraz/contracts/language';
import { PASSWORD_LENGTH } from '@tiraz/contracts/password';
import { expect, type Locator, type Page } from '@playwright/test';
import { chooseCustomer, dialog, words as crmWords } from './crm.ts';
import type { Form } from './form.ts';
import { at, topmost, type Entity, type Query } from './form-places.ts';
import { passwords, signInEmails, texts, type Trials } from './form-values.ts';
import { sendInquiries } from './inquiries.ts';
import { staffWords } from './staff-words.ts';
import { signInToOwnAccount } from './staff.ts';

/** One's own name, of an account that no other journey knows. */
export function nameForm(page: Page): Form {
  return {
    of: ['NamePanel'],
    form: async () => {
      await at(page, '/admin/account');
      return page.locator('main form#own-name');
    },
    fields: { name: texts({ longest: CONTACT.customerName.longest, isRequired: true }) },
    required: ['name'],
    write: { method: 'PUT', path: /^\/api\/admin\/me$/ },
    stored: async (_, sent) => sent,
  };
}

/** The change of one's own password, on an account of its own, to which the page is then signed in. */
export async function passwordForm(page: Page, language: Language, query: Query): Promise<Form> {
  const t = staffWords[language];
  const account = await signInToOwnAccount(page, query);
  const { email } = account;
  let { password } = account;
  const signIn = async () =>
    (await page.request.post('/api/admin/login', { data: { email, password } })).status();
  return {
    of: ['PasswordPanel'],
    form: async () => {
      await at(page, '/admin/account');
      return page.locator('main form#password');
    },
    fields: { newPassword: passwords(PASSWORD_LENGTH) },
    others: {
      currentPassword: (panel: Locator) => panel.getByLabel(t.current).fill(password),
    },
    required: ['currentPassword', 'newPassword'],
    write: { method: 'PUT', path: /^\/api\/admin\/me\/password$/ },
    stored: async (_, sent) => {
      password = String(sent['newPassword']);
      return { newPassword: (await signIn()) === 200 ? password : 'another one' };
    },
    isLast: true,
  };
}

/** What ends a thing when it is sent: other sessions, a duplicate, the question who one is. On an account of its own. */
export async function lastForms(page: Page, language: Language, query: Query): Promise<Record<string, Form>> {
  const t = staffWords[language];
  const c = crmWords[language];
  const account = await signInToOwnAccount(page, query);
  const word = crypto.randomUUID().slice(0, 8);
  const [kept, merged] = await sendInquiries(page, [
    { customerName: `Kept ${word}` },
    { customerName: `Merged ${word}` },
  ]);
  const customerOf = async ({ id }: { id: string }) =>
    String(((await (await page.request.get(`/api/admin/inquiries/${id}`)).json()) as Entity)['customerId']);
  const elsewhere = await page.context().browser()!.newContext();
  const entered = await elsewhere.request.post(new URL('/api/admin/login', process.env.TIRAZ_URL).href, {
    data: account,
  });
  expect(entered.status()).toBe(200);
  await elsewhere.close();
  const customer = await customerOf(kept!);
  const duplicate = await customerOf(merged!);
  const password: Trials = {
    all: [{ typed: account.password, kept: [account.password] }],
    plain: { typed: '', stored: '' },
  };
  const asTyped = async (_: unknown, sent: Record<string, unknown>) => sent;
  const current = {
    ...password,
    all: [{ typed: 'not the password 👕', isRefused: true }, ...password.all],
  };

  return {
    'customers, merge': {
      of: ['MergeDialog'],
      opener: async () => {
        await at(page, `/admin/crm/customers/${customer}`);
        return topmost(page).getByRole('button', { name: c.mergeCustomer, exact: true });
      },
      form: async () => dialog(page, c.mergeTitle),
      fields: {},
      others: {
        duplicateId: async (form) => {
          await chooseCustomer(page, c.mergeTitle, c.duplicate, `Merged ${word}`);
          await expect(form.getByRole('heading', { name: c.stays })).toBeVisible();
        },
      },
      required: ['duplicateId'],
      write: { method: 'POST', path: new RegExp(`^/api/admin/customers/${customer}/merge$`) },
      stored: async (_, sent) => {
        expect(sent).toEqual({ duplicateId: duplicate });
        const merged = await query('SELECT id FROM inquiries WHERE customer_id = $1', [customer]);
        expect(merged).toHaveLength(2);
        return sent;
      },
      isLast: true,
    },
    'session, end': {
      of: ['EndSessionsDialog'],
      opener: async () => {
        await at(page, '/admin/account');
        return page.getByRole('button', { name: t.endSession }).first();
      },
      form: async () => topmost(page),
      fields: { currentPassword: current },
      required: ['currentPassword'],
      write: { method: 'POST', path: /^\/api\/admin\/me\/sessions\/[^/]+\/end$/ },
      stored: asTyped,
      isLast: true,
    },
    'session, renew': {
      of: ['SessionDialog'],
      form: async () => {
        const again = page.getByRole('dialog', { name: t.sessionEnded });
        if (!(await again.isVisible())) {
          await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 401 }), { times: 1 });
          await page.goto('/admin/dashboard');
          await expect(again.getByLabel(t.password, { exact: true })).toBeFocused();
        }
        return again;
      },
      fields: { password },
      others: { email: undefined },
      required: ['password'],
      write: { method: 'POST', path: /^\/api\/admin\/login$/ },
      stored: asTyped,
      isLast: true,
    },
    'sign-in': {
      of: ['LoginPage', 'SignInForm'],
      form: async () => {
        await page.context().clearCookies({ name: /session/ });
        await page.goto('/admin/login');
        const form = page.locator('main form');
        await expect(form.getByLabel(t.email)).toBeFocused();
        return form;
      },
      fields: {
        email: signInEmails(account.email),
        password,
      },
      required: ['email', 'password'],
      write: { method: 'POST', path: /^\/api\/admin\/login$/ },
      stored: asTyped,
      isLast: true,
    },
  };
}
