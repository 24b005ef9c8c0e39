import type { Locator, Page } from '@playwright/test';
import { texts as viewTexts } from '@tiraz/messages/admin-remote/inquiry-views';
import { texts as joinTexts } from '@tiraz/messages/admin-remote/join';
import { texts as peopleTexts } from '@tiraz/messages/admin-remote/people';
import { texts as breakTexts } from '@tiraz/messages/admin-remote/quantity-breaks';
import { texts as sizeTexts } from '@tiraz/messages/admin-remote/sizes';
import { texts as kitTexts } from '@tiraz/messages/staff-kit/ui';
import { texts as orderSizeTexts } from '@tiraz/messages/storefront/sizes';
import { chooseHoodie, demo, words } from '../support/calculator.ts';
import { hiddenProductType } from '../support/catalogue.ts';
import { dialog, words as crmWords } from '../support/crm.ts';
import { ownWord, sendInquiries, words as inquiryWords } from '../support/inquiries.ts';
import { invitationToken } from '../support/invitations.ts';
import { expect, test } from '../support/journey.ts';
import { expectVisibleFocus, leaveByEscape } from '../support/keyboard.ts';
import { colleague } from '../support/people-forms.ts';
import { signIn, signInToOwnAccount } from '../support/staff.ts';

const inquiry = inquiryWords.en;
const crm = crmWords.en;
const people = peopleTexts.en;

/** Of two presses as quick as this the second goes nowhere, once the focus has been moved. */
const QUICK_MS = 500;

/** As who has the keyboard alone presses it. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.page().waitForTimeout(QUICK_MS);
  await button.page().keyboard.press('Enter');
}

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function customerOf(page: Page, name: string): Promise<string> {
  const found = await page.request.get(`/api/admin/customers?q=${name}`);
  const [customer] = (await found.json()) as { id: string }[];
  return customer!.id;
}

test('on the last page and back on the first', async ({ page }) => {
  await signIn(page);
  const name = ownWord();
  await sendInquiries(
    page,
    [1, 2, 3].map((at) => ({ customerName: name, customerEmail: `${name}${at}@brand.example` })),
  );
  await page.route(/\/api\/admin\/customers\?.*limit=50/, (route) =>
    route.continue({ url: route.request().url().replace('limit=50', 'limit=2') }),
  );
  await page.goto(`/admin/crm/customers?q=${name}`);
  const next = named(page, kitTexts.en.nextPage);
  const back = named(page, kitTexts.en.previousPage).or(named(page, kitTexts.en.firstPage));
  await press(next);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await press(back);
  // The page before it may have been read from its end.
  if (await back.isEnabled()) await press(back);
  await expect(back).toBeDisabled();
  await expect(back).toBeFocused();
  await expectVisibleFocus(page);
});

test('a row of a form goes', async ({ page }) => {
  await signIn(page);
  const { name } = await hiddenProductType(page);
  await page.goto('/admin/products');
  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  const form = page.getByRole('dialog');
  for (const { add, remove } of [sizeTexts.en, breakTexts.en]) {
    const more = form.getByRole('button', { name: add });
    for (let row = 1; row <= 3; row += 1) await more.click();
    await press(form.getByRole('button', { name: remove('2') }));
    await expect(form.getByRole('button', { name: remove('3') })).toBeHidden();
    await expect(form.getByRole('button', { name: remove('2') })).toBeFocused();
    await press(form.getByRole('button', { name: remove('2') }));
    await expect(more).toBeFocused();
    // The second of two quick presses goes nowhere.
    await press(form.getByRole('button', { name: remove('1') }));
    await page.keyboard.press('Enter');
    await expect(form.getByRole('button', { name: remove('1') })).toBeHidden();
    await expect(more).toBeFocused();
  }
});

test('new rows are shown, and a part of the list is named', async ({ page, query }) => {
  await signInToOwnAccount(page, query);
  const name = ownWord();
  await sendInquiries(page, [{ customerName: name, customerEmail: `${name}1@brand.example` }]);
  await page.goto(`/admin/crm/customers?q=${name}`);
  await expect(page.getByRole('link', { name })).toHaveCount(1);
  await sendInquiries(page, [{ customerName: name, customerEmail: `${name}2@brand.example` }]);
  await press(page.getByRole('button', { name: /^Show / }));
  await expect(page.getByRole('link', { name })).toHaveCount(2);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  const view = viewTexts.en;
  await page.goto('/admin/inquiries?status=quoted&sort=quantity');
  await press(named(page, view.save));
  await page.getByRole('dialog').getByLabel(view.name).fill('Large ones');
  await page.keyboard.press('Enter');
  await expect(named(page, view.edit)).toBeFocused();
  await press(named(page, view.remove));
  await expect(named(page, view.save)).toBeFocused();
});

test('what is done with an inquiry and its follow-up', async ({ page }) => {
  await signIn(page);
  const name = ownWord();
  const [sent] = await sendInquiries(page, [{ customerName: name, customerEmail: `${name}@brand.example` }]);
  await page.goto(`/admin/inquiries/${sent!.id}`);
  await press(named(page, inquiry.takeOver));
  await expect(named(page, inquiry.takeOver)).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await press(named(page, inquiry.accept));
  await expect(page.getByText(inquiry.updated, { exact: true })).toBeVisible();
  await expect(named(page, inquiry.accept)).toBeFocused();

  const customerId = await customerOf(page, name);
  for (const subject of ['First', 'Second'])
    await page.request.post('/api/admin/follow-ups', {
      data: { customerId, subject, scheduledDate: '2030-01-15T13:30:00.000Z' },
    });
  await page.goto(`/admin/crm/customers/${customerId}`);
  const item = page.getByRole('listitem', { name: 'First' });
  await press(item.getByRole('button', { name: crm.complete, exact: true }));
  await leaveByEscape(page, dialog(page, crm.log));
  await expect(page.getByRole('listitem', { name: /First|Second/ }).locator(':focus')).toHaveCount(1);
});

test('somebody is turned off, turned on, invited, and joins', async ({ page, browser, baseURL }) => {
  await signIn(page);
  const name = ownWord();
  await colleague(page, name);
  const email = `${name}@tiraz.example`;
  const token = await invitationToken(page, email);
  await page.goto('/admin/people');
  await press(named(page, people.deactivateOf(name)));
  await press(named(page, people.deactivate));
  await expect(named(page, people.activateOf(name))).toBeFocused();
  await press(named(page, people.activateOf(name)));
  await expect(named(page, people.deactivateOf(name))).toBeFocused();

  const theirs = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await theirs.goto(`/admin/join#${token}`);
  await theirs.getByLabel(joinTexts.en.name).fill(name);
  await theirs.getByLabel(joinTexts.en.password, { exact: true }).fill('a loom in new Cairo');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('link', { name: joinTexts.en.signIn })).toBeFocused();
});

test.describe('on the public site', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('the sizes are filled and cleared, and a refused request can be sent again', async ({ page }) => {
    const sizes = orderSizeTexts.en;
    const polos = { product: '003', fabric: '101', fit: '201', finishing: '301' };
    const chosen = Object.entries(polos).map(([kind, id]) => `${kind}=${demo(id)}`);
    await page.goto(`/calculator?${chosen.join('&')}&quantity=100`);
    await page.getByRole('radio', { name: sizes.exact }).check();
    await page.getByRole('table', { name: sizes.table }).getByRole('textbox').first().fill('5');
    await press(named(page, sizes.fill));
    await expect(named(page, sizes.clear)).toBeFocused();
    await press(named(page, sizes.clear));
    await expect(named(page, sizes.fill)).toBeFocused();

    await page.goto('/calculator');
    await chooseHoodie(page, 'en');
    await page.route('**/api/inquiries', async (route) => {
      await new Promise((answered) => setTimeout(answered, 300));
      await route.fulfill({ status: 503 });
    });
    await press(page.getByRole('button', { name: words.en.quotation }));
    const request = page.getByRole('dialog');
    await request.getByLabel(words.en.name).fill('Layla');
    await request.getByLabel(words.en.email).fill('layla@brand.example');
    const send = request.getByRole('button', { name: words.en.submit });
    await press(send);
    await expect(page.getByText(words.en.failed).first()).toBeVisible();
    await expect(send).toBeFocused();
  });
});
