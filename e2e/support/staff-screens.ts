import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { walkThroughCodeStep, walkThroughFactorScreens } from './factor-screens.ts';
import { openPrices, words as priceWords } from './prices.ts';
import { walkThroughPeopleScreens } from './people-screens.ts';
import { LAPTOP, PHONE, type Screen } from './screens.ts';
import { words as settingsWords } from './settings-forms.ts';
import { serveMails } from './staff-mails.ts';
import { COLLEAGUES, NOTHING_TODAY, TODAY } from './staff-today.ts';
import { staffWords } from './staff-words.ts';
import { demoAccount, expectPage, signIn } from './staff.ts';

/** What the browser says on its console while nobody is signed in, of an unknown page, and of a failure on purpose. */
export const EXPECTED_ON_STAFF_SCREENS = /status of (400|401|403|404|422|503)/;

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

const SARA = 'sara.abdelrahman@tiraz.example';
const NO_NAMES = { label: null, labelAr: null, customerId: null };
const HOODIE = { ...NO_NAMES, kind: 'productType', id: 'p1', label: 'Hoodie', labelAr: 'هودي' };
const TRZ = { ...NO_NAMES, kind: 'inquiry', id: 'i1', label: 'TRZ-2026-000123', customerId: 'c1' };
const LAYLA = { ...NO_NAMES, kind: 'customer', id: 'c1', label: 'ليلى منصور' };

const TRAIL = [
  ['20T16:40', SARA, 'productType.updated', HOODIE, { basePrice: '450.00' }, { basePrice: '475.00' }],
  ['20T15:12', SARA, 'inquiry.status-changed', TRZ, { status: 'new' }, { status: 'quoted' }],
  [
    '20T14:05',
    null,
    'inquiry.submitted',
    TRZ,
    null,
    {
      reference: 'TRZ-2026-000123',
      customerId: 'c1',
      isSampleRequest: false,
      quantity: 250,
      totalCost: '145900.00',
    },
  ],
  [
    '20T09:31',
    SARA,
    'customer.updated',
    LAYLA,
    { phone: '', company: 'Nile' },
    { phone: '+20 100', company: 'Nile Threads' },
  ],
  [
    '19T18:20',
    SARA,
    'follow-up.rescheduled',
    { ...NO_NAMES, kind: 'followUp', id: 'f1', label: 'اتصال بخصوص العينة', customerId: 'c1' },
    { scheduledAt: '2026-11-20T07:00:00Z' },
    { scheduledAt: '2026-11-23T13:30:00Z' },
  ],
  ['19T08:02', null, 'session.refused', { ...NO_NAMES, kind: 'staffAccount', id: 'unknown' }, null, null],
  [
    '19T08:01',
    SARA,
    'session.started',
    { ...NO_NAMES, kind: 'staffAccount', id: 's1', label: SARA },
    null,
    null,
  ],
].map(([moment, by, action, thing, before, after], index) => ({
  id: String(1204 - index),
  at: `2026-11-${String(moment)}:00Z`,
  by,
  action,
  thing,
  before,
  after,
}));

/** One that has a name in both languages, and one that a newer release has left. */
export const PARKED_JOBS = [
  ['delete-unwanted-pictures', 'The object store does not answer.'],
  ['weave-labels', null],
].map(([name, reason], index) => ({
  id: String(1204 - index),
  name,
  addedAt: `2026-11-${19 - index}T09:07:00Z`,
  tries: 14,
  reason,
}));

/** Where somebody is signed in: the own browser first. */
export const SESSIONS = [
  ['Firefox', 'Windows', '20T07:58', '20T14:40'],
  ['Safari', 'iPhone', '20T06:12', '20T14:21'],
  ['Samsung Internet', 'Android', '20T13:02', '20T13:44'],
  [null, null, '20T12:15', '20T12:15'],
].map(([browser, system, startedAt, seenAt], index) => ({
  id: `0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e3${index}`,
  browser,
  system,
  startedAt: `2026-11-${String(startedAt)}:00Z`,
  seenAt: `2026-11-${String(seenAt)}:00Z`,
  isCurrent: index === 0,
}));

/** Shows the sign-in page, what stands around every staff page, the overview, the account, the audit trail and the jobs, in every state. */
export async function walkThroughStaffShell(
  page: Page,
  language: Language,
  visit: (screen: Screen) => Promise<void>,
): Promise<void> {
  const t = staffWords[language];
  const open = async (path: string) => {
    await page.setViewportSize(LAPTOP);
    await page.goto(path);
    await expectPage(page);
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
  await walkThroughCodeStep(page, language, visit);

  await signIn(page);
  await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 503 }));
  await page.route('**/api/admin/today', (route) => route.fulfill({ status: 503 }));
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
  await page.route('**/api/admin/today', (route) => route.fulfill({ json: NOTHING_TODAY }));
  await page.route('**/api/admin/inquiries?*', (route) => route.fulfill({ json: [] }));
  await open('/admin/dashboard');
  await expect(page.getByText(t.noRecent)).toBeVisible();
  await visit({ name: 'overview-empty' });
  await page.unrouteAll();

  for (const [path, json] of Object.entries({ stats: BUSY, today: TODAY, colleagues: COLLEAGUES }))
    await page.route(`**/api/admin/${path}`, (route) => route.fulfill({ json }));
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

  await page.route('**/api/admin/me/sessions', (route) => route.fulfill({ json: SESSIONS }));
  await page.getByRole('link', { name: t.yourAccount }).click();
  await page.getByRole('button', { name: t.changePassword }).click();
  await expect(page.getByText(t.passwordShort)).toBeVisible();
  await visit({ name: 'account' });
  await page.getByRole('button', { name: t.endSession }).first().click();
  await expect(page.getByRole('dialog').getByLabel(t.current)).toBeFocused();
  await visit({ name: 'account-end', isOverlay: true });
  await page.unrouteAll();
  await page.route('**/api/admin/me/sessions', (route) => route.fulfill({ json: SESSIONS.slice(0, 1) }));
  await open('/admin/account');
  await expect(page.getByText(t.alone)).toBeVisible();
  await visit({ name: 'account-alone', sizes: [PHONE] });
  await page.unrouteAll();
  await page.route('**/api/admin/me/sessions', (route) => route.fulfill({ status: 503 }));
  await open('/admin/account');
  await expect(page.getByRole('button', { name: t.retry })).toBeVisible();
  await visit({ name: 'account-failed', sizes: [PHONE] });

  await page.unrouteAll();
  await walkThroughFactorScreens(page, language, visit, open);
  await page.route('**/api/admin/audit-trail?*', (route) =>
    route.fulfill({ json: TRAIL, headers: { 'X-Total-Count': '1204', Link: '</x?cursor=a>; rel="next"' } }),
  );
  await open('/admin/audit-trail');
  await page.getByText(t.auditDetails).first().click();
  await visit({ name: 'audit-trail' });
  await page.unrouteAll();
  await page.route('**/api/admin/audit-trail?*', (route) => route.fulfill({ status: 503 }));
  await open('/admin/audit-trail');
  await expect(page.getByRole('button', { name: t.retry })).toBeVisible();
  await visit({ name: 'audit-trail-failed', sizes: [PHONE] });
  await page.unrouteAll();
  await open('/admin/audit-trail?from=2100-01-01');
  await expect(page.getByText(t.auditNone)).toBeVisible();
  await visit({ name: 'audit-trail-empty', sizes: [PHONE] });

  await page.route('**/api/admin/jobs?*', (route) =>
    route.fulfill({ json: PARKED_JOBS, headers: { 'X-Total-Count': String(PARKED_JOBS.length) } }),
  );
  await open('/admin/jobs');
  await expectPage(page);
  await visit({ name: 'jobs' });
  await page.unrouteAll();
  await page.route('**/api/admin/jobs?*', (route) => route.fulfill({ status: 503 }));
  await open('/admin/jobs');
  await expect(page.getByRole('button', { name: t.retry })).toBeVisible();
  await visit({ name: 'jobs-failed', sizes: [PHONE] });
  await page.unrouteAll();
  await open('/admin/jobs');
  await expect(page.getByText(t.jobsNone)).toBeVisible();
  await visit({ name: 'jobs-empty', sizes: [PHONE] });

  await open('/admin/settings');
  await visit({ name: 'settings' });
  await page.getByRole('button', { name: settingsWords[language].quotations, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit({ name: 'settings-quotations', isOverlay: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const prices = priceWords[language];
  await openPrices(page, language);
  await page.getByRole('checkbox', { name: prices.fabrics }).check();
  // Down: some prices stand at the highest, left by other journeys.
  await page.getByLabel(prices.amount, { exact: true }).fill('-8');
  await page.getByRole('radio', { name: prices.later }).check();
  await expect(page.getByText(prices.examples).first()).toBeVisible();
  await visit({ name: 'prices' });
  await page.getByRole('button', { name: prices.discard }).click();
  await walkThroughPeopleScreens(page, language, visit, open);
  await serveMails(page);
  await open('/admin/mail');
  await expect(page.getByRole('note')).toBeVisible();
  await visit({ name: 'mail' });
  await page.getByRole('link', { name: 'ليلى منصور' }).click();
  // The page's policy lets the mail's own style in.
  const heading = page.frameLocator('iframe').getByRole('heading');
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  await visit({ name: 'mail-details' });
  await page.unrouteAll();

  await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 401 }));
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('dialog', { name: t.sessionEnded }).getByLabel(t.email)).toBeVisible();
  await visit({ name: 'staff-session-ended', isOverlay: true });
  await page.unrouteAll();

  await open('/admin/no-such-page');
  await visit({ name: 'staff-not-found' });
}
