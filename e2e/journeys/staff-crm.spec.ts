import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { chooseCustomer, dialog, toast, walkThroughCrm, words } from '../support/crm.ts';
import { expect, test, WALK_MS } from '../support/journey.ts';
import { leaveByEscape, tabTo } from '../support/keyboard.ts';
import { signIn } from '../support/staff.ts';
import { sweep } from '../support/sweep.ts';

interface Known {
  id: string;
  name: string;
  email: string;
}

/** Somebody who has just written for the first time, under a name that nobody else has. */
async function newCustomer(page: Page, change: object = {}): Promise<Known> {
  const idOf = async (kind: string) =>
    ((await (await page.request.get(`/api/${kind}`)).json()) as { id: string }[])[0]?.id;
  const word = randomUUID().slice(0, 8);
  const name = `Loom ${word}`;
  const email = `${word}@brand.example`;
  const sent = await page.request.post('/api/inquiries', {
    data: {
      productTypeId: await idOf('product-types'),
      fabricId: await idOf('fabrics'),
      fitId: await idOf('fits'),
      finishingQualityId: await idOf('finishing-qualities'),
      quantity: 200,
      colors: [],
      printOptions: [],
      customerName: name,
      customerEmail: email,
      ...change,
    },
  });
  expect(sent.status()).toBe(201);
  const found = await page.request.get(`/api/admin/customers?q=${email}`);
  const [customer] = (await found.json()) as { id: string }[];
  return { id: customer!.id, name, email };
}

async function plan(page: Page, customerId: string, subject: string, scheduledDate: string): Promise<void> {
  const planned = await page.request.post('/api/admin/follow-ups', {
    data: { customerId, subject, scheduledDate },
  });
  expect(planned.status()).toBe(201);
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

for (const language of ['en', 'ar'] as const) {
  const t = words[language];

  test.describe(language, () => {
    test.use({ language });

    test('axe finds nothing on any page or dialog of the CRM, in any size and theme', async ({ page }) => {
      test.setTimeout(WALK_MS);
      await walkThroughCrm(page, language, sweep(page, language));
    });

    test('a follow-up is planned, done, taken back and put off; what came of it is logged', async ({
      page,
    }) => {
      const { id, name } = await newCustomer(page);
      const subject = `Call ${name}`;
      await page.goto('/admin/crm');
      await page.getByRole('button', { name: t.schedule }).click();
      const form = dialog(page, t.schedule);
      await form.getByRole('button', { name: t.sendSchedule, exact: true }).click();
      for (const message of [t.customerRequired, t.dateRequired, t.subjectRequired]) {
        await expect(form.getByText(message)).toBeVisible();
      }
      await chooseCustomer(page, t.schedule, t.customer, name);
      await form.getByRole('button', { name: t.tomorrow }).click();
      await form.getByLabel(t.time, { exact: true }).fill('15:30');
      await form.getByLabel(t.subject, { exact: true }).fill(subject);
      await form.getByRole('button', { name: t.sendSchedule, exact: true }).click();
      await expect(toast(page, t.scheduled)).toBeVisible();
      await expect(form).toBeHidden();

      await page.goto(`/admin/crm/customers/${id}`);
      const details = dialog(page, t.details);
      // The communication that comes of it has the same subject.
      const item = details.getByRole('listitem', { name: subject });
      await item.getByRole('button', { name: t.complete, exact: true }).click();
      await expect(toast(page, t.completed)).toBeVisible();
      const log = dialog(page, t.log);
      await expect(log.getByLabel(t.subject, { exact: true })).toHaveValue(subject);
      await log.getByRole('button', { name: t.sendLog, exact: true }).click();
      await expect(log.getByText(t.contentRequired)).toBeVisible();
      await log.getByLabel(t.content, { exact: true }).fill('She takes 400.\nمع التسليم في مارس.');
      await log.getByRole('button', { name: t.sendLog, exact: true }).click();
      await expect(toast(page, t.logged)).toBeVisible();
      await expect(details.getByText('She takes 400.')).toBeVisible();

      await item.getByRole('button').click();
      await item.getByRole('button', { name: t.reschedule }).click();
      const date = dialog(page, t.rescheduleTitle).getByLabel(t.date, { exact: true });
      await date.fill('03/04/2029');
      await date.press('Tab');
      await expect(date).toHaveValue(t.writtenOut);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(date).toHaveValue(t.nextWrittenOut);
      const calendar = page.getByRole('button', { name: t.openCalendar });
      await expect(calendar).toBeFocused();
      await calendar.press('Enter');
      await page.keyboard.press('Escape');
      await expect(calendar).toBeFocused();
      await date.fill('2030-01-15');
      await dialog(page, t.rescheduleTitle).getByRole('button', { name: t.save }).click();
      await expect(item.getByRole('time')).toHaveAttribute('datetime', '2030-01-15T13:30:00.000Z');
      await toast(page, t.rescheduled).getByRole('button', { name: t.undo }).click();
      await expect(item.getByRole('time')).not.toHaveAttribute('datetime', '2030-01-15T13:30:00.000Z');

      const [file] = await Promise.all([
        page.waitForEvent('download'),
        item.getByRole('link', { name: t.calendar }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('follow-up.ics');
    });

    // What follows is alike in both languages.
    if (language === 'ar') return;

    test('a customer is found, corrected, merged, and one click away from its inquiries', async ({
      page,
    }) => {
      const customer = await newCustomer(page, { customerPhone: '+20 100 555 0143' });
      const duplicate = await newCustomer(page, { customerCompany: 'طِراز & Co' });
      await page.goto('/admin/crm');
      await page.getByRole('link', { name: t.allCustomers }).click();
      await page.getByLabel(t.search, { exact: true }).fill(customer.email);
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.getByRole('link', { name: customer.name }).click();
      await expect(page).toHaveURL(
        `/admin/crm/customers/${customer.id}?q=${encodeURIComponent(customer.email)}`,
      );
      const details = dialog(page, t.details);
      await expect(details.getByRole('link', { name: '+20 100 555 0143' })).toHaveAttribute(
        'href',
        'tel:+201005550143',
      );

      await details.getByRole('button', { name: t.edit, exact: true }).click();
      const edit = dialog(page, t.editTitle);
      await edit.getByLabel(t.name, { exact: true }).fill(' ');
      await edit.getByRole('button', { name: t.save }).click();
      await expect(edit.getByText(t.nameRequired)).toBeVisible();
      await edit.getByLabel(t.name, { exact: true }).fill(`${customer.name} سابقًا`);
      await edit.getByText(t.inactive, { exact: true }).click();
      await edit.getByRole('button', { name: t.save }).click();
      await expect(toast(page, t.updated)).toBeVisible();
      await expect(details.getByRole('heading', { name: `${customer.name} سابقًا` })).toBeVisible();
      await expect(details.getByText(t.inactive, { exact: true })).toBeVisible();

      await details.getByRole('button', { name: t.mergeCustomer, exact: true }).click();
      const merge = dialog(page, t.mergeTitle);
      await chooseCustomer(page, t.mergeTitle, t.duplicate, duplicate.name);
      await expect(merge.getByText(duplicate.email)).toBeVisible();
      await expect(merge.getByText(customer.email)).toBeVisible();
      await merge.getByRole('button', { name: t.mergeCustomer, exact: true }).click();
      await expect(toast(page, t.merged)).toBeVisible();
      await expect(details.getByRole('link', { name: duplicate.email })).toBeVisible();
      await expect(details.getByText('طِراز & Co')).toBeVisible();

      const reference = details.getByRole('link', { name: /^TRZ-/ });
      await expect(reference).toHaveCount(2);
      await reference.first().click();
      await expect(page).toHaveURL(/\/admin\/inquiries\/[\da-f-]{36}$/);
      await page.getByRole('link', { name: t.customerRecord }).click();
      await expect(dialog(page, t.details).getByRole('link', { name: duplicate.email })).toBeVisible();
      await page.goto(`/admin/crm/customers/${duplicate.id}`);
      await expect(page).toHaveURL(`/admin/crm/customers/${customer.id}`);
    });

    test.describe('when the server refuses', () => {
      test.use({ expectedErrors: /status of (404|503)/ });

      test('each form says so and keeps what was typed; a list offers to try again', async ({ page }) => {
        const { id, name } = await newCustomer(page);
        await page.route('**/api/admin/{follow-ups,communications}', (route) =>
          route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.fallback(),
        );
        await page.route(`**/api/admin/customers/${id}`, (route) =>
          route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.fallback(),
        );
        await page.goto(`/admin/crm/customers/${id}`);
        const details = dialog(page, t.details);
        await details.getByRole('button', { name: t.schedule }).click();
        const schedule = dialog(page, t.schedule);
        await schedule.getByRole('button', { name: t.tomorrow }).click();
        await schedule.getByLabel(t.subject, { exact: true }).fill(name);
        await schedule.getByRole('button', { name: t.sendSchedule, exact: true }).click();
        await expect(toast(page, t.scheduleFailed)).toBeVisible();
        await expect(schedule.getByLabel(t.subject, { exact: true })).toHaveValue(name);
        await schedule.getByRole('button', { name: t.close, exact: true }).last().click();
        await page.getByRole('button', { name: t.leave, exact: true }).click();

        await details.getByRole('button', { name: t.log }).click();
        await dialog(page, t.log).getByLabel(t.content, { exact: true }).fill('Called.');
        await dialog(page, t.log).getByRole('button', { name: t.sendLog, exact: true }).click();
        await expect(toast(page, t.logFailed)).toBeVisible();
        await dialog(page, t.log).getByRole('button', { name: t.close, exact: true }).last().click();
        await page.getByRole('button', { name: t.leave, exact: true }).click();

        await details.getByRole('button', { name: t.edit, exact: true }).click();
        await dialog(page, t.editTitle).getByLabel(t.company, { exact: true }).fill('Other');
        await dialog(page, t.editTitle).getByRole('button', { name: t.save }).click();
        await expect(toast(page, t.updateFailed)).toBeVisible();

        await page.goto('/admin/crm/customers/01993c00-0000-7000-8000-00000000dead');
        await expect(dialog(page, t.details).getByText(t.unknown)).toBeVisible();
        await page.route('**/api/admin/customers?*', (route) => route.fulfill({ status: 503 }));
        await page.goto('/admin/crm/customers');
        const retry = page.getByRole('button', { name: t.retry });
        await expect(retry).toBeVisible();
        await page.unrouteAll();
        await retry.click();
        await expect(page.getByRole('table')).toBeVisible();
      });
    });
  });
}

test('the tab counts what is overdue and due today, and the overdue come first', async ({ page }) => {
  const t = words.en;
  const { id, name } = await newCustomer(page);
  await page.goto('/admin/crm');
  const tab = page.getByRole('navigation').getByRole('link', { name: /^CRM/ });
  const overdue = async () => Number(/(\d+) overdue/.exec((await tab.textContent()) ?? '')?.[1] ?? 0);
  await expect(tab).toContainText('overdue');
  const before = await overdue();
  await plan(page, id, `Long ago ${name}`, '2000-01-01');
  await page.reload();
  await expect.poll(overdue).toBeGreaterThan(before);
  const first = page.getByRole('region', { name: t.upcoming }).getByRole('listitem').first();
  await expect(first).toContainText('Long ago');
  await expect(first).toContainText(t.overdue);
  await expect(page.getByRole('region', { name: t.upcoming }).getByRole('listitem')).toHaveCount(5);
  await page.getByRole('link', { name: t.allFollowUps }).click();
  await expect(page).toHaveURL('/admin/crm/follow-ups');
  await expect(page.getByRole('listitem').filter({ hasText: `Long ago ${name}` })).toContainText(t.overdue);
});

test('a follow-up is planned with the keyboard alone, and the focus returns', async ({ page }) => {
  const t = words.en;
  const { name } = await newCustomer(page);
  await page.goto('/admin/crm');
  const open = page.getByRole('button', { name: t.schedule });
  await expect(open).toBeVisible();
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const form = dialog(page, t.schedule);
  const customer = form.getByLabel(t.customer, { exact: true });
  await expect(customer).toBeFocused();
  await page.keyboard.type(name);
  // Whoever is quicker than the search chooses nobody, least of all somebody else.
  await page.keyboard.press('Enter');
  await expect(page.locator('.ant-select-item-option').filter({ hasText: name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form.locator('.ant-select').first()).toContainText(name);
  const date = form.getByLabel(t.date, { exact: true });
  for (
    let stop = 0;
    stop < 12 && !(await date.evaluate((one) => one === document.activeElement));
    stop += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('15/01/2030');
  await form.getByLabel(t.subject, { exact: true }).focus();
  await page.keyboard.type(`Keyboard ${name}`);
  await page.keyboard.press('Enter');
  await expect(toast(page, t.scheduled)).toBeVisible();
  await expect(form).toBeHidden();
  await expect(open).toBeFocused();

  await page.goto(`/admin/crm/customers?q=${name}`);
  const customerLink = page.getByRole('link', { name });
  await customerLink.focus();
  await page.keyboard.press('Enter');
  const details = dialog(page, t.details);
  await expect(details.getByRole('heading', { name, exact: true })).toBeVisible();
  await leaveByEscape(page, details);
  await expect(customerLink).toBeFocused();
});
