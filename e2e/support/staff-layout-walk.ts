import { texts as viewWords } from '@tiraz/messages/admin-remote/inquiry-views';
import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { words as catalogueWords } from './catalogue.ts';
import { chooseCustomer, dialog, words as crmWords } from './crm.ts';
import { walkThroughCodeStep, walkThroughFactorScreens } from './factor-screens.ts';
import { words as inquiryWords } from './inquiries.ts';
import type { Query } from './form-places.ts';
import { SIZES, type LayoutLook } from './layout.ts';
import { LONG_WORD, storeLongTexts } from './long-texts.ts';
import { walkThroughQuotation } from './quotation-layout-walk.ts';
import { walkThroughPrices } from './prices-layout-walk.ts';
import { walkThroughPeople } from './people-layout-walk.ts';
import { walkThroughSettings } from './settings-layout-walk.ts';
import type { Screen } from './screens.ts';
import { MAILS, serveMails } from './staff-mails.ts';
import { PARKED_JOBS } from './staff-screens.ts';
import { staffWords } from './staff-words.ts';
import { strayTexts } from './user-texts.ts';
import { demoAccount, expectPage } from './staff.ts';

/** All that staff see. */
export async function walkThroughStaffLayout(
  page: Page,
  language: Language,
  look: LayoutLook,
  query: Query,
): Promise<void> {
  const t = staffWords[language];
  const c = catalogueWords[language];
  const open = async (path: string) => {
    await page.goto(`/admin/${path}`);
    await expectPage(page);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  };
  const top = page.locator('[role="dialog"]:visible').last();
  const close = async () => {
    const above = await page.getByRole('dialog').count();
    await page.keyboard.press('Escape');
    // Something was typed: whether it may go is asked first.
    const leave = button(c.leave);
    await expect(async () => {
      if (await leave.isVisible()) await leave.click();
      expect(await page.getByRole('dialog').count()).toBeLessThan(above);
    }).toPass();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const lists = async (of: ReturnType<Page['locator']>, name: string) => {
    await of.click();
    await expect(page.locator('.ant-select-dropdown:visible')).toBeVisible();
    await look.at(name);
    await page.keyboard.press('Escape');
  };

  await open('login');
  await look.at('sign-in');
  const visit = ({ name }: Screen) => look.at(name);
  await walkThroughCodeStep(page, language, visit);
  const { word, inquiries, customers, items } = await storeLongTexts(page, query);

  await page.route('**/api/admin/stats', async (route) => {
    const response = await route.fetch();
    const stats = (await response.json()) as object;
    // EGP: of a million pieces of everything at its highest price.
    await route.fulfill({ response, json: { ...stats, monthlyRevenue: '59999999940000.00' } });
  });
  await open('dashboard');
  await look.at('overview');
  await button(t.asTable).click();
  await look.at('overview, table');
  await button((await demoAccount(page)).email).click();
  await expect(button(t.logout)).toBeVisible();
  await look.at('account menu', { within: 'header [role="group"]' });
  const i = inquiryWords[language];
  await open(`inquiries?q=${word}`);
  await expect(page.getByRole('row')).toHaveCount(inquiries.length + 1);
  await look.at('inquiries');
  for (const [name, view] of [
    [i.exportExcel, 'inquiries, for Excel'],
    [viewWords[language].save, 'inquiries, view'],
    [i.shortcuts, 'shortcuts'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(top).toBeVisible();
    await look.at(view);
    await close();
    await expect(top).toBeHidden();
  }
  await page.keyboard.press('ControlOrMeta+k');
  await page.locator('dialog[open]').getByRole('combobox').fill(word);
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await look.at('palette');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: i.selectAll }).check();
  await look.at('inquiries, selected');
  await lists(page.getByRole('combobox', { name: i.changeStatus }), 'inquiries, status for all');
  await page.getByRole('combobox', { name: i.changeStatus }).click();
  await page.getByTitle(i.quoted).click();
  await expect(page.getByRole('region', { name: i.outcome })).toBeVisible();
  await look.at('inquiries, outcome');
  await open(`inquiries?q=${word}`);
  await page.getByRole('button', { name: i.accept, exact: true }).first().click();
  await expect(top).toBeVisible();
  await look.at('inquiries, accept');
  await close();
  await page.getByRole('button', { name: i.reject, exact: true }).first().click();
  await top.getByRole('radio', { name: i.lostOther }).check();
  await top.getByRole('textbox').fill('﷽'.repeat(200));
  await look.at('inquiries, lost');
  await close();
  await open(`inquiries/board?q=${word}`);
  await page.locator('[data-card] button').first().click();
  await look.at('inquiries, board');
  // The last of them has a name that cannot be seen.
  for (const [index, id] of inquiries.slice(0, 4).entries()) {
    await open(`inquiries/${id}`);
    if (index > 0) {
      await look.at('inquiry', { sizes: [SIZES.at(1)!, SIZES.at(-1)!] });
      await page.emulateMedia({ media: 'print' });
      look.faults.push(...(await strayTexts(page)));
      await page.emulateMedia({ media: 'screen' });
      continue;
    }
    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    });
    await page.getByRole('link', { name: i.email }).click();
    await expect(button(i.logIt)).toBeVisible();
    await look.at('inquiry');
    const notes = page.getByRole('textbox', { name: i.notes });
    await notes.fill(LONG_WORD(1000));
    await page.request.put(`/api/admin/inquiries/${id}`, { data: { adminNotes: '﷽'.repeat(500) } });
    await button(i.saveNotes).click();
    await expect(top).toBeVisible();
    await look.at('conflict');
    await top.getByRole('button').last().click();
    await expect(top).toBeHidden();
  }

  await walkThroughQuotation(page, language, look, inquiries[2]!);
  for (const [tab, kinds] of [
    ['products', ['product-types', 'fabrics', 'colors']],
    ['pricing', ['fits', 'finishing-qualities', 'print-types']],
  ] as const) {
    await open(tab);
    await look.at(tab);
    for (const [place, kind] of kinds.entries()) {
      const adding = page.locator('main section').nth(place).locator('header button');
      await adding.click();
      await expect(top).toBeVisible();
      await top.locator('input').first().fill('x');
      await top.locator('input').first().fill('');
      await top.locator('.ant-btn-primary').last().click();
      await expect(top.locator('[aria-invalid="true"]').first()).toBeVisible();
      await look.at(`${kind}, add`);
      await close();
      const card = page.locator(`[data-item="${items[kind]}"]`);
      await card.getByRole('button', { name: new RegExp(`^${c.edit}:`) }).click();
      await expect(top).toBeVisible();
      if (kind !== 'colors') {
        await top.locator('input[inputmode="decimal"]').first().fill('7');
        await expect(top.getByText(c.preview)).toBeVisible();
        await expect(top.locator('[aria-busy="true"]')).toHaveCount(0);
      }
      await look.at(`${kind}, edit`);
      if (kind === 'product-types') {
        await page.keyboard.press('Escape');
        await expect(button(c.leave)).toBeVisible();
        await look.at('leave');
        await button(c.leave).click();
        await expect(top).toBeHidden();
      } else await close();
      await card.getByRole('button', { name: new RegExp(`^${c.history}:`) }).click();
      await expect(top.getByRole('listitem').first()).toBeVisible();
      await look.at(`${kind}, history`);
      if (kind === 'product-types') {
        await top.getByRole('button', { name: c.restore }).first().click();
        await expect(page.getByRole('dialog')).toHaveCount(2);
        await look.at('restore');
        await close();
      }
      await close();
      await expect(top).toBeHidden();
      if (kind !== 'product-types') continue;
      await card.getByRole('button', { name: new RegExp(`^${c.remove}:`) }).click();
      await expect(top).toBeVisible();
      await look.at('delete');
      await top.getByRole('button', { name: c.cancel }).click();
    }
  }

  const m = crmWords[language];
  await open('crm');
  await look.at('crm');
  await page.getByRole('button', { name: m.schedule }).click();
  await dialog(page, m.schedule).getByRole('button', { name: m.sendSchedule, exact: true }).click();
  await expect(page.getByText(m.subjectRequired)).toBeVisible();
  await look.at('schedule');
  await dialog(page, m.schedule).locator('button[aria-haspopup="dialog"]').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await look.at('calendar');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await dialog(page, m.schedule).getByLabel(m.customer, { exact: true }).fill(word);
  const option = page.locator('.ant-select-item-option').first();
  await expect(option).toContainText(word);
  await look.at('customers to choose from');
  await option.click();
  await look.at('schedule, with a customer');
  await close();
  await expect(top).toBeHidden();
  await open('crm/follow-ups');
  await look.at('follow-ups');
  await open(`crm/customers?q=${word}`);
  await expect(page.getByRole('row')).toHaveCount(customers.length + 1);
  await look.at('customers');
  for (const id of [customers[1]!, customers[3]!]) {
    await open(`audit-trail?thing=${id}`);
    for (const details of await page.locator('summary').all()) await details.click();
    await look.at('audit trail', { sizes: [SIZES.at(1)!, SIZES.at(-1)!] });
    await open(`crm/customers/${id}`);
    await expect(dialog(page, m.details).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await look.at('customer', { sizes: [SIZES.at(1)!, SIZES.at(-1)!] });
  }
  await open(`crm/customers/${customers[0]}`);
  await expect(dialog(page, m.details).getByRole('heading', { level: 2 }).first()).toBeVisible();
  await look.at('customer');
  await top.getByRole('button', { name: m.log, exact: true }).click();
  await top.getByRole('button', { name: m.sendLog, exact: true }).click();
  await expect(top.getByText(m.contentRequired)).toBeVisible();
  await look.at('log');
  await close();
  await top.getByRole('button', { name: m.reschedule }).first().click();
  await expect(dialog(page, m.rescheduleTitle)).toBeVisible();
  await look.at('reschedule');
  await close();
  await top.getByRole('button', { name: m.edit, exact: true }).click();
  await expect(dialog(page, m.editTitle)).toBeVisible();
  await look.at('customer, edit');
  await page.route('**/api/admin/customers/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await close();
  await top.getByRole('button', { name: m.mergeCustomer, exact: true }).click();
  await chooseCustomer(page, m.mergeTitle, m.duplicate, word);
  await expect(dialog(page, m.mergeTitle).getByRole('heading', { name: m.stays })).toBeVisible();
  await look.at('merge');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  const elsewhere = await page.context().browser()!.newContext();
  const login = new URL('/api/admin/login', page.url()).href;
  await elsewhere.request.post(login, { data: await demoAccount(page) });
  await elsewhere.close();
  await open('account');
  await look.at('account');
  await button(t.endSession).first().click();
  await top.getByRole('button', { name: t.endSession }).click();
  await expect(top.locator('[aria-invalid="true"]')).toBeVisible();
  await look.at('session, end');
  await close();
  await walkThroughFactorScreens(page, language, visit, (path) => open(path.slice('/admin/'.length)));
  await open('audit-trail');
  for (const details of (await page.locator('summary').all()).slice(0, 6)) await details.click();
  await look.at('audit trail');
  await page.route('**/api/admin/jobs?*', (route) =>
    route.fulfill({
      json: PARKED_JOBS.map((job) => ({ ...job, name: word.repeat(8), reason: word.repeat(40) })),
      headers: { 'X-Total-Count': String(PARKED_JOBS.length) },
    }),
  );
  await open('jobs');
  await look.at('jobs');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await walkThroughSettings(page, language, look, word);
  await walkThroughPrices(page, language, look, query);
  await walkThroughPeople(page, language, look, word);
  await serveMails(
    page,
    MAILS.map((mail) => ({
      ...mail,
      name: word.repeat(8),
      subject: word.repeat(8),
      lastFailure: word.repeat(20),
    })),
  );
  await open('mail');
  await look.at('mail');
  await open(`mail/${MAILS[0]!.id}`);
  await look.at('mail, details');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 401 }));
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('dialog', { name: t.sessionEnded }).getByLabel(t.email)).toBeVisible();
  await look.at('session ended');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open('no-such-page');
  await look.at('staff not found');
}
