import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { ownWord, sayWhy, sendInquiries, words } from '../support/inquiries.ts';
import { expect, test } from '../support/journey.ts';
import { expectVisibleFocus } from '../support/keyboard.ts';
import { expectPage, signIn } from '../support/staff.ts';

/** What the keys of a laptop in Cairo write, by their place. */
const ARABIC: Record<string, string> = {
  KeyG: 'ل',
  KeyI: 'ه',
  KeyF: 'ب',
  KeyJ: 'ت',
  KeyX: 'ء',
  KeyS: 'س',
  KeyZ: 'ئ',
  KeyB: 'لا',
  KeyK: 'ن',
};

const own = {
  en: {
    find: 'Find anything',
    none: 'Nothing is called that',
    page: 'follow',
    followUps: 'Follow-ups',
    selected: '2 selected',
  },
  ar: {
    find: 'ابحث عن أي شيء',
    none: 'لا شيء بهذا الاسم',
    page: 'متابعات',
    followUps: 'المتابعات',
    selected: 'حُدِّد طلبان',
  },
};

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const t = words[language];
    const o = own[language];
    test.beforeEach(({ page }) => signIn(page));

    /** Presses a key by its place, on the keyboard that one writes this language with. */
    const press = (page: Page, code: string, held: { ctrlKey?: boolean; shiftKey?: boolean } = {}) =>
      language === 'en'
        ? page.keyboard.press(`${held.ctrlKey ? 'Control+' : ''}${held.shiftKey ? 'Shift+' : ''}${code}`)
        : page.evaluate(
            (init) =>
              (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init)),
            { key: ARABIC[code], code, bubbles: true, cancelable: true, ...held },
          );

    test(`from one place to another by keys alone: ${language}`, async ({ page }) => {
      const word = ownWord();
      const [sent] = await sendInquiries(page, [{ customerName: `سلمى ${word}` }]);
      await page.goto('/admin/account');
      await expectPage(page);
      const field = page.getByRole('combobox', { name: o.find });

      await press(page, 'KeyK', { ctrlKey: true });
      await expect(field).toBeFocused();
      await page.keyboard.type(o.page);
      await expect(page.getByRole('option').first()).toHaveText(new RegExp(o.followUps));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: o.followUps })).toBeVisible();

      for (const [typed, arrows] of [
        [sent!.reference, 0],
        [`سلمي ${word}`, 1],
      ] as const) {
        await press(page, 'KeyK', { ctrlKey: true });
        await expect(field).toBeFocused();
        await page.keyboard.type(typed);
        await expect(page.getByRole('option').first()).toContainText(word);
        await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
        for (let pressed = 0; pressed < arrows; pressed += 1) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(
          arrows === 0 ? new RegExp(`/admin/inquiries/${sent!.id}`) : /crm\/customers\/[\da-f-]{36}$/,
        );
      }
      // Over the customer nothing opens.
      await expect(page.getByRole('dialog')).toBeVisible();
      await press(page, 'KeyK', { ctrlKey: true });
      await expect(field).toHaveCount(0);

      await page.goto('/admin/account');
      await expectPage(page);
      await press(page, 'KeyK', { ctrlKey: true });
      // What was read last comes first.
      await expect(page.getByRole('option').nth(1)).toContainText(sent!.reference);
      expect(await violations(page)).toEqual([]);
      await field.fill('zzz%_"\\');
      await expect(page.getByRole('status').filter({ hasText: o.none })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(field).toHaveCount(0);

      await press(page, 'KeyG');
      await expect(page.getByRole('complementary')).toBeVisible();
      await press(page, 'KeyI');
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      await press(page, 'KeyG');
      await press(page, 'KeyF');
      await expect(page.getByRole('heading', { level: 1, name: o.followUps })).toBeVisible();
    });

    test(`a selection is answered and taken back by keys: ${language}`, async ({ page, query }) => {
      const word = ownWord();
      const sent = await sendInquiries(
        page,
        [1, 2, 3].map((n) => ({ customerCompany: word, customerName: `Keys ${n}` })),
      );
      const statuses = async () =>
        (
          await query('select status from inquiries where id = any($1) order by reference', [
            sent.map(({ id }) => id),
          ])
        ).map(({ status }) => status);
      await page.goto(`/admin/inquiries?q=${word}`);
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
      await press(page, 'KeyJ');
      await press(page, 'KeyX');
      await press(page, 'KeyJ', { shiftKey: true });
      await expect(page.getByText(o.selected).first()).toBeVisible();
      await press(page, 'KeyB');
      const bar = page.getByRole('combobox', { name: t.changeStatus });
      await expect(bar).toBeFocused();
      await expectVisibleFocus(page);
      await page.keyboard.press('Escape');
      await press(page, 'KeyS');
      await expect(page.locator('.ant-select-dropdown:visible')).toBeVisible();
      await page.getByTitle(t.quoted).click();
      await expect(page.getByRole('region', { name: t.outcome })).toBeVisible();
      expect(await statuses()).toEqual(['quoted', 'quoted', 'new']);
      await press(page, 'KeyZ');
      await expect.poll(statuses).toEqual(['new', 'new', 'new']);
      await expect(page.getByRole('region', { name: t.outcome })).toHaveCount(0);
      await press(page, 'KeyJ');
      await press(page, 'KeyX');
      await expect(bar).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bar).toHaveCount(0);
    });
  });
}

test('no toast covers the bar of what is selected', async ({ page }) => {
  await signIn(page);
  const word = ownWord();
  await sendInquiries(
    page,
    [1, 2, 3, 4, 5, 6].map((n) => ({ customerCompany: word, customerName: `Bar ${n}` })),
  );
  for (const [index, size] of [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 1280, height: 800 },
  ].entries()) {
    await page.setViewportSize(size);
    await page.goto(`/admin/inquiries?q=${word}`);
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    for (let row = 0; row <= index; row += 1) await page.keyboard.press('j');
    await page.keyboard.press('r');
    await sayWhy(page);
    const toast = page.locator('[data-at] > li');
    await expect(toast).toBeVisible();
    // The bar comes by a key, under a toast that stands there already.
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const bar = page.locator('[data-bulk-bar]');
    await expect(bar).toBeVisible();
    const overlap = async () => {
      const [one, other] = [await bar.boundingBox(), await toast.boundingBox()];
      if (!one || !other) throw new Error('The toast was gone before it was looked at.');
      return one.y < other.y + other.height && other.y < one.y + one.height;
    };
    await expect.poll(overlap, { message: `${size.width}×${size.height}` }).toBe(false);
    // Turned or narrowed meanwhile: the toast moves again.
    await page.setViewportSize({ width: size.height, height: size.width });
    await expect.poll(overlap).toBe(false);
  }
});
