import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { texts as accountTexts } from '@tiraz/messages/admin-remote/account';
import { texts as codeTexts } from '@tiraz/messages/staff-kit/second-step';
import { topmost } from './form-places.ts';
import type { Screen } from './screens.ts';
import { staffWords } from './staff-words.ts';

const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const BEGUN = {
  challenge: 'a challenge',
  key: KEY,
  address: `otpauth://totp/Tiraz:sara.abdelrahman%40tiraz.example?secret=${KEY}&issuer=Tiraz`,
  expiresAt: '2126-03-01T08:30:00.000Z',
};
const CODES = Array.from({ length: 10 }, (_, number) => `${number}-WWWMM-9XQTB`);
const SET_UP = { since: '2026-11-20T08:00:00.000Z', hasApp: true, recoveryCodesLeft: 7, isObligatory: false };
const PASSKEY = {
  id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
  name: 'The laptop in the cutting room, second floor, by the windows',
  createdAt: '2026-03-01T08:00:00.000Z',
  usedAt: '2026-11-19T09:07:00.000Z',
};
const ASKED = {
  challenge: BEGUN.challenge,
  hasApp: true,
  passkeys: [{ id: 'nI3qkPFVxZ0d2kYl8fQ2tw', transports: ['internal'] }],
  passkeyHost: 'localhost',
  expiresAt: BEGUN.expiresAt,
};

type Visit = (screen: Screen) => Promise<void>;

const refusal = (status: number, code: string) => ({
  status,
  contentType: 'application/problem+json',
  json: { type: 'about:blank', title: 'No', status, detail: 'No.', code, requestId: 'r' },
});

/** On the sign-in page: the step after the password, and a code that is wrong. Signs nobody in. */
export async function walkThroughCodeStep(page: Page, language: Language, visit: Visit): Promise<void> {
  const t = staffWords[language];
  const code = codeTexts[language];
  const field = page.getByLabel(code.code, { exact: true });
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 202, json: ASKED }));
  await page.route('**/api/admin/login/code', (route) => route.fulfill(refusal(422, 'code.wrong')));
  await page.getByLabel(t.email).fill('sara.abdelrahman@tiraz.example');
  await page.getByLabel(t.password, { exact: true }).fill('a password');
  await page.getByRole('button', { name: t.login, exact: true }).click();
  await expect(field).toBeFocused();
  await visit({ name: 'sign-in-code' });
  await field.fill('000000');
  await field.press('Enter');
  await expect(page.getByText(code.wrong)).toBeVisible();
  await visit({ name: 'sign-in-code-wrong' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** On the page of the own account all that opens about a second factor, and where a code is asked for once more. */
export async function walkThroughFactorScreens(
  page: Page,
  language: Language,
  visit: Visit,
  open: (path: string) => Promise<void>,
): Promise<void> {
  const t = accountTexts[language];
  const code = codeTexts[language];
  const field = page.getByLabel(code.code, { exact: true });
  const words = staffWords[language];
  const top = topmost(page);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  let state: object = SET_UP;
  await page.route('**/api/admin/me/factor', (route) =>
    route.fulfill({ json: route.request().method() === 'GET' ? state : BEGUN }),
  );
  await page.route('**/api/admin/me/factor/finish', (route) =>
    route.fulfill({ json: { recoveryCodes: CODES } }),
  );
  await page.route('**/api/admin/me/passkeys', (route) =>
    route.fulfill({
      json:
        route.request().method() === 'GET'
          ? { host: 'localhost', passkeys: [PASSKEY] }
          : { ...ASKED, host: 'localhost', account: { id: PASSKEY.id, email: 's@t.example' }, known: [] },
    }),
  );
  await page.route('**/api/admin/me/confirmation/question', (route) => route.fulfill({ json: ASKED }));
  await page.route('**/api/admin/me/confirmation', (route) =>
    route.fulfill(
      route.request().method() === 'GET'
        ? refusal(403, 'session.confirmation-required')
        : refusal(422, 'code.wrong'),
    ),
  );

  await open('/admin/account');
  await expect(page.getByRole('button', { name: t.renew, exact: true })).toBeVisible();
  await visit({ name: 'account-factor' });
  for (const [name, opener] of [
    ['factor-renew', t.renew],
    ['factor-remove', t.remove],
  ] as const) {
    await press(opener);
    await expect(top.getByLabel(t.current)).toBeFocused();
    await top.locator('.ant-btn-primary').click();
    await expect(top.locator('[aria-invalid="true"]')).toBeVisible();
    await visit({ name, isOverlay: true });
    await page.keyboard.press('Escape');
    await expect(top).toBeHidden();
  }

  await press(t.addPasskey);
  await top.getByLabel(t.current).fill('a password');
  await page.keyboard.press('Enter');
  await expect(top.getByLabel(t.passkeyName)).toBeFocused();
  await top.locator('.ant-btn-primary').click();
  await expect(top.locator('[aria-invalid="true"]')).toBeVisible();
  await visit({ name: 'passkey-name', isOverlay: true });
  await page.keyboard.press('Escape');
  await expect(top).toBeHidden();
  await press(t.renamePasskeyOf(PASSKEY.name));
  await expect(top.getByLabel(t.passkeyName)).toHaveValue(PASSKEY.name);
  await visit({ name: 'passkey-rename', isOverlay: true });
  await page.keyboard.press('Escape');
  await expect(top).toBeHidden();

  state = { since: null, hasApp: false, recoveryCodesLeft: 0, isObligatory: false };
  await open('/admin/account');
  await press(t.setUp);
  await expect(top.getByLabel(t.current)).toBeFocused();
  await top.getByLabel(t.current).fill('a password');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await visit({ name: 'factor-key', isOverlay: true });
  await field.fill('287082');
  await field.press('Enter');
  await expect(top.getByRole('listitem')).toHaveCount(CODES.length);
  await visit({ name: 'factor-recovery-codes', isOverlay: true });
  await press(t.kept);
  await expect(top).toBeHidden();

  const me = (await (await page.request.get('/api/admin/me')).json()) as object;
  await page.route('**/api/admin/me', (route) =>
    route.fulfill({ json: { ...me, permissions: [], lacksFactor: true } }),
  );
  await page.goto('/admin/dashboard');
  await expect(top.getByLabel(t.current)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(top).toBeHidden();
  await visit({ name: 'factor-first' });
  await page.unroute('**/api/admin/me');

  await open('/admin/dashboard');
  await page.getByRole('link', { name: words.exportData }).click();
  await expect(field).toBeFocused();
  await field.fill('000000');
  await field.press('Enter');
  await expect(top.getByText(code.wrong)).toBeVisible();
  await visit({ name: 'code-once-more', isOverlay: true });
  await page.keyboard.press('Escape');
  await expect(top).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
