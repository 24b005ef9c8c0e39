import type { Locator } from '@playwright/test';
import { chooseHoodie, words } from '../support/calculator.ts';
import { hiddenProductType, words as catalogueWords } from '../support/catalogue.ts';
import { chooseCustomer, dialog, toast, words as crmWords } from '../support/crm.ts';
import { overlap } from '../support/geometry.ts';
import { ownWord, sendInquiries, words as inquiryWords } from '../support/inquiries.ts';
import { expect, test } from '../support/journey.ts';
import { LAPTOP, PHONE } from '../support/screens.ts';
import { staffWords } from '../support/staff-words.ts';
import { demoAccount, endSessionWith, signIn } from '../support/staff.ts';

// With motion: what is on its way must not be in the way.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Fails unless the toast leaves the title and the buttons of the dialog alone, and the focus as well. */
async function expectRoomFor(message: Locator, within: Locator, title: string, buttons: string[]) {
  await expect(message).toBeVisible();
  await message.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(message.locator(':focus')).toHaveCount(0);
  expect(await overlap(message, within.getByText(title, { exact: true }))).toBe(false);
  for (const name of buttons) {
    const button = within.getByRole('button', { name, exact: true }).last();
    await expect(button, name).toBeInViewport({ ratio: 1 });
    expect(await overlap(message, button), name).toBe(false);
  }
}

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, viewport: PHONE, expectedErrors: /status of 503/ });

    test(`on a phone a toast covers neither the title nor the buttons of a dialog: ${language}`, async ({
      page,
    }) => {
      const t = words[language];
      await page.goto('/calculator');
      await chooseHoodie(page, language);
      await page.getByRole('button', { name: t.summary }).click();
      await page.getByRole('button', { name: t.quotation }).click();
      const inquiry = page.getByRole('dialog', { name: t.quotationTitle });
      await page.route('**/api/inquiries', (route) => route.fulfill({ status: 503 }));
      await inquiry.getByLabel(t.name).fill('Nadia');
      await inquiry.getByLabel(t.email).fill('nadia@brand.example');
      await inquiry.getByRole('button', { name: t.submit }).click();
      await expectRoomFor(toast(page, t.failed), inquiry, t.quotationTitle, [t.submit, t.cancel]);

      const c = crmWords[language];
      await signIn(page);
      await page.goto('/admin/crm/customers?q=mariam@nile-threads.example');
      await page.getByRole('link', { name: 'Mariam Fouad' }).click();
      await dialog(page, c.details).getByRole('button', { name: c.edit, exact: true }).click();
      const edit = dialog(page, c.editTitle);
      await page.route('**/api/admin/customers/*', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.continue(),
      );
      await edit.getByLabel(c.company).fill('Never stored');
      await edit.getByRole('button', { name: c.save }).click();
      await expectRoomFor(toast(page, c.updateFailed), edit, c.editTitle, [c.save, c.close]);
    });
  });
}

for (const viewport of [LAPTOP, { width: 1366, height: 650 }, { width: 740, height: 360 }]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, expectedErrors: /status of 503/ });

    test('a dialog stands still while toasts come, its title and its buttons in view', async ({ page }) => {
      const t = catalogueWords.en;
      await signIn(page);
      await page.goto('/admin/products');
      // A list that comes as one presses moves the button away.
      await expect(page.getByRole('main').getByRole('list').nth(1)).toBeVisible();
      await page.getByRole('button', { name: t.addFabric }).click();
      const add = dialog(page, t.addFabric);
      const top = async () => (await add.boundingBox())!.y;
      await expect(add.getByRole('textbox', { name: t.name })).toBeFocused();
      await add.getByRole('textbox', { name: t.name }).fill('Ottoman');
      await add.getByRole('textbox', { name: t.composition }).fill('Wool');
      await page.route('**/api/admin/fabrics', (route) => route.fulfill({ status: 503 }));
      // It grows as it opens.
      await page.waitForFunction(() => document.getAnimations().length === 0);
      const before = await top();
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await add.getByRole('button', { name: t.save }).click();
        await expectRoomFor(toast(page, 'Failed to create fabric'), add, t.addFabric, [t.save, t.cancel]);
        await toast(page, 'Failed to create fabric').getByRole('button').click();
        await expect(toast(page, 'Failed to create fabric')).toHaveCount(0);
        expect(await top()).toBe(before);
      }
      await expect(add.getByRole('button', { name: t.close })).toBeInViewport({ ratio: 1 });
    });
  });
}

test.describe('a dialog that fits into the window', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('opens at its beginning, wherever its first field lies', async ({ page }) => {
    const t = crmWords.en;
    await signIn(page);
    const [sent] = await sendInquiries(page, [{}]);
    await page.goto(`/admin/inquiries/${sent!.id}`);
    for (const [name, first] of [
      [t.log, t.content],
      [t.schedule, t.date],
    ] as const) {
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      const opened = dialog(page, name);
      await expect(opened.getByLabel(first, { exact: true })).toBeFocused();
      // It grows as it opens.
      await page.waitForFunction(() => document.getAnimations().length === 0);
      for (const text of [name, t.customer, t.content].slice(0, name === t.log ? 3 : 2))
        await expect(opened.getByText(text, { exact: true }).first(), text).toBeInViewport({ ratio: 1 });
      await expect(opened.getByLabel(first, { exact: true })).toBeInViewport({ ratio: 1 });
      expect(await opened.locator('.ant-modal-body').evaluate((body) => body.scrollTop)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
    }
  });
});

test.describe('a toast', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('does not lie on the bar that acts on the ticked rows', async ({ page }) => {
    await signIn(page);
    const word = ownWord();
    await sendInquiries(page, [{ customerCompany: word }]);
    await page.goto(`/admin/inquiries?q=${word}`);
    await page.getByRole('checkbox').nth(1).check();
    const bar = page.locator('[data-keep-clear]');
    await expect(bar).toBeVisible();
    await page
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click();
    const message = page.getByRole('listitem').filter({ hasText: 'Undo' });
    await expect(message).toBeVisible();
    await expect.poll(() => overlap(message, bar)).toBe(false);
    await message.getByRole('button', { name: 'Undo' }).click();
  });

  test('does not lie on the notes that are written next', async ({ page }) => {
    await signIn(page);
    const [sent] = await sendInquiries(page, [{}]);
    await page.goto(`/admin/inquiries/${sent!.id}`);
    await expect(page.getByRole('button', { name: inquiryWords.en.accept, exact: true })).toBeEnabled();
    await page.keyboard.press('a');
    const message = page.getByRole('listitem').filter({ hasText: 'Undo' });
    await expect(message).toBeVisible();
    await page.keyboard.press('n');
    const notes = page.getByRole('textbox', { name: inquiryWords.en.notes });
    await expect(notes).toBeFocused();
    await message.hover();
    await expect.poll(() => overlap(message, notes)).toBe(false);
    await expect(notes).toBeInViewport({ ratio: 1 });
  });
});

test('a press that is slow to end does what it began on, whatever the field says as it is left', async ({
  page,
}) => {
  const t = crmWords.en;
  await signIn(page);
  await page.goto('/admin/crm');
  await page.getByRole('button', { name: t.schedule }).click();
  const form = dialog(page, t.schedule);
  const date = form.getByLabel(t.date, { exact: true });
  const pressSlowly = async (name: string) => {
    await form.getByRole('button', { name, exact: true }).hover();
    await page.mouse.down();
    // As many frames as a finger takes: a validation comes in between, and moves what is below its words.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
    });
    await page.mouse.up();
  };
  await date.focus();
  // It grows as it opens: a press that begins before would end beside the button.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await pressSlowly(t.tomorrow);
  await expect(date).not.toHaveValue('');

  await form.getByRole('button', { name: t.sendSchedule, exact: true }).click();
  await expect(form.getByText(t.subjectRequired)).toBeVisible();
  await chooseCustomer(page, t.schedule, t.customer, 'Mariam Fouad');
  await form.getByLabel(t.subject, { exact: true }).fill('Slowly');
  await date.fill('31/02/2029');
  await date.press('Enter');
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await date.fill('03/04/2029');
  // Looked for from the beginning on: on a machine that does much else it has gone when the press has ended.
  await Promise.all([expect(toast(page, t.scheduled)).toBeVisible(), pressSlowly(t.sendSchedule)]);
});

test.describe('one above the other', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('who must sign in again can, over a question that is still open', async ({ page }) => {
    const t = catalogueWords.en;
    await signIn(page);
    const { email, password } = await demoAccount(page);
    const { name } = await hiddenProductType(page);
    await page.goto('/admin/products');
    await page.getByRole('button', { name: `${t.remove}: ${name}`, exact: true }).click();
    await endSessionWith(page, 'DELETE', /\/api\/admin\/product-types\/[^/]+$/);
    await page.getByRole('dialog').getByRole('button', { name: t.remove }).click();
    const again = dialog(page, staffWords.en.sessionEnded);
    await expect(again.getByLabel(staffWords.en.email)).toHaveValue(email);
    await again.getByLabel(staffWords.en.password, { exact: true }).click();
    await page.keyboard.type(password);
    await again.getByRole('button', { name: staffWords.en.login, exact: true }).click();
    await expect(toast(page, t.deleted)).toBeVisible();
  });
});

const leaving = {
  en: { title: 'Leave without saving?', stay: 'Stay here', leave: 'Leave' },
  ar: { title: 'هل تغادر دون حفظ؟', stay: 'ابقَ هنا', leave: 'غادر' },
};

for (const language of ['en', 'ar'] as const) {
  test.describe(`what is not saved: ${language}`, () => {
    test.use({ language });

    test(`is not thrown away by the browser’s Back without a question: ${language}`, async ({ page }) => {
      const t = inquiryWords[language];
      const { title, stay, leave } = leaving[language];
      const [sent] = await sendInquiries(page, [{ customerName: `Back ${ownWord()}` }]);
      await signIn(page);
      await page.goto(`/admin/inquiries?q=${sent!.reference}`);
      await page.getByRole('link', { name: /^Back Loom/ }).click();
      const notes = page.getByRole('textbox', { name: t.notes });
      await notes.click();
      await page.keyboard.type('Calls back on Sunday');
      await expect(page.getByText(t.unsaved)).toBeVisible();
      const question = page.getByRole('dialog', { name: title });
      await page.evaluate(() => history.back());
      await question.getByRole('button', { name: stay }).click();
      await expect(question).toBeHidden();
      await expect(notes).toHaveValue('Calls back on Sunday');
      await page.evaluate(() => history.back());
      await question.getByRole('button', { name: leave, exact: true }).click();
      await expect(page).toHaveURL(/\/admin\/inquiries\?q=/);
      await expect(page.getByRole('link', { name: /^Back Loom/ })).toBeVisible();
    });
  });
}
