import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { LAPTOP, type Screen } from './screens.ts';
import { staffWords } from './staff-words.ts';
import { demoAccount, signIn } from './staff.ts';

/** What the browser says on its console while nobody is signed in, and while a failure is shown on purpose. */
export const EXPECTED_ON_STAFF_SCREENS = /status of (401|503)/;

const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const accepted = [1, 2, 5, 4, 6, 7, 9, 8, 9, 12, 14, 6][index]!;
  return {
    month: new Date(Date.UTC(2025, 11 + index)).toISOString().slice(0, 7),
    inquiries: accepted + [2, 3, 3, 2, 3, 5, 5, 3, 7, 6, 7, 7][index]!,
    acceptedOrders: accepted,
    revenue: `${accepted * 20_750}.00`,
  };
});

const BUSY = {
  totalInquiries: 1362,
  monthlyRevenue: '124500.00',
  activeCustomers: 41,
  conversionRate: 61.9,
  changes: { totalInquiries: -38.1, monthlyRevenue: 12.5, activeCustomers: null, conversionRate: 1.4 },
  monthly: MONTHS,
};

const RECENT = [
  ['ندى عبد الرحمن', 'new', '145900.00', false],
  ['Layla Mansour · Nile Threads', 'in_progress', '1000.00', true],
  ['Omar Haddad', 'accepted', '23700.00', false],
].map(([customerName, status, totalCost, isSampleRequest], index) => ({
  id: `0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e1${index}`,
  customerName,
  status,
  totalCost,
  isSampleRequest,
  createdAt: '2026-11-19T10:00:00Z',
}));

/** Shows the sign-in page, what stands around every staff page, and the overview, in every state. */
export async function walkThroughStaffShell(
  page: Page,
  language: Language,
  visit: (screen: Screen) => Promise<void>,
): Promise<void> {
  const t = staffWords[language];
  const open = async (path: string) => {
    await page.setViewportSize(LAPTOP);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  };

  await page.route('**/api/admin/me', () => undefined);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('status')).toBeVisible();
  await visit({ name: 'staff-checking' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await open('/admin/login');
  await expect(page.getByRole('button', { name: t.fillDemo })).toBeVisible();
  await visit({ name: 'staff-login' });
  await page.getByLabel(t.email).fill(`nobody-${language}@tiraz.example`);
  await page.getByLabel(t.password, { exact: true }).fill('not the password');
  await page.getByRole('button', { name: t.login, exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(t.wrong);
  await visit({ name: 'staff-login-wrong' });

  await signIn(page);
  await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 503 }));
  await page.route('**/api/admin/inquiries?*', (route) => route.fulfill({ status: 503 }));
  await open('/admin/dashboard');
  await expect(page.getByText(t.statsFailed)).toBeVisible();
  await visit({ name: 'overview-failed' });
  await page.unrouteAll();

  await page.route('**/api/admin/stats', (route) =>
    route.fulfill({
      json: {
        ...BUSY,
        totalInquiries: 0,
        monthlyRevenue: '0.00',
        activeCustomers: 0,
        conversionRate: 0,
        changes: { totalInquiries: null, monthlyRevenue: null, activeCustomers: null, conversionRate: null },
        monthly: MONTHS.map(({ month }) => ({ month, inquiries: 0, acceptedOrders: 0, revenue: '0.00' })),
      },
    }),
  );
  await page.route('**/api/admin/inquiries?*', (route) => route.fulfill({ json: [] }));
  await open('/admin/dashboard');
  await expect(page.getByText(t.noRecent)).toBeVisible();
  await visit({ name: 'overview-empty' });
  await page.unrouteAll();

  await page.route('**/api/admin/stats', (route) => route.fulfill({ json: BUSY }));
  await page.route('**/api/admin/inquiries?*', (route) =>
    route.fulfill(
      route.request().url().includes('status=new')
        ? { json: [], headers: { 'X-Total-Count': '4' } }
        : { json: RECENT, headers: { 'X-Total-Count': '1362' } },
    ),
  );
  await open('/admin/dashboard');
  await visit({ name: 'overview' });
  await page.getByRole('button', { name: t.asTable }).click();
  await visit({ name: 'overview-table' });

  const account = page.getByRole('button', { name: (await demoAccount(page)).email });
  await account.click();
  await expect(page.getByRole('button', { name: t.logout })).toBeVisible();
  await visit({ name: 'staff-account', isOverlay: true });
  await page.getByRole('button', { name: t.changePassword }).click();
  await expect(page.getByRole('dialog').getByLabel(t.current)).toBeFocused();
  await visit({ name: 'staff-password', isOverlay: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.unrouteAll();
  await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 401 }));
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('dialog', { name: t.sessionEnded }).getByLabel(t.email)).toBeVisible();
  await visit({ name: 'staff-session-ended', isOverlay: true });
  await page.unrouteAll();

  await open('/admin/no-such-page');
  await visit({ name: 'staff-not-found' });
}
