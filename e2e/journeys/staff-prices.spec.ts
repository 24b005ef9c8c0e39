import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { inTurn, openPrices, words } from '../support/prices.ts';
import { signIn } from '../support/staff.ts';
import { chooseTable } from '../support/tables.ts';

const LISTS = ['product-types', 'fabrics', 'fits', 'finishing-qualities', 'print-types'];

/** The public lists as they go over the wire. */
async function publicBytes(page: Page): Promise<string[]> {
  return Promise.all(LISTS.map(async (list) => (await page.request.get(`/api/${list}`)).text()));
}

test('the fabrics are cheaper with four presses and one text, and Undo gives the same bytes back', async ({
  page,
  query,
}) => {
  const t = words.en;
  await signIn(page);
  await inTurn(query, async () => {
    await page.goto('/admin/pricing');
    const before = await publicBytes(page);
    await page.getByRole('link', { name: 'Change many prices' }).click();
    await page.getByRole('checkbox', { name: t.fabrics }).check();
    await page.getByLabel(t.amount, { exact: true }).fill('-8');
    await page.getByRole('button', { name: t.now }).click();
    await expect(page.getByText(t.changed).first()).toBeVisible();
    const after = await publicBytes(page);
    expect(after[1]).not.toBe(before[1]);
    expect(after.filter((list, index) => list !== before[index])).toHaveLength(1);
    await page.getByRole('button', { name: t.undo, exact: true }).click();
    await expect(page.getByText(t.undone).first()).toBeVisible();
    expect(await publicBytes(page)).toEqual(before);
  });
});

for (const language of ['en', 'ar'] as const)
  test.describe(`a table in ${language}`, () => {
    test.use({ language });

    test('goes out and comes in; with a fault nothing of it is taken, without one it waits in the cells', async ({
      page,
      query,
    }) => {
      const t = words[language];
      await signIn(page);
      await inTurn(query, async () => {
        await openPrices(page, language);
        const before = await publicBytes(page);
        const downloading = page.waitForEvent('download');
        await page.getByRole('link', { name: t.exportExcel }).click();
        await page.locator('input[data-sheet]').setInputFiles(await (await downloading).path());
        await expect(page.getByText(t.unchanged).first()).toBeVisible();

        const heads = language === 'ar' ? 'العنصر;السعر (ج.م)' : 'Item;Price (EGP)';
        const item = language === 'ar' ? 'كريب' : 'Crepe';
        await chooseTable(page, [heads, `${item};١٩٫٧٥`, 'Nobody;x']);
        const dialog = page.getByRole('dialog', { name: t.faults });
        await expect(dialog.getByRole('row').nth(1)).toContainText(t.notNumber);
        await expect(dialog.getByRole('row').nth(2)).toContainText(t.unknownItem);
        await dialog.getByRole('button', { name: t.close }).last().click();
        const cell = page.getByRole('textbox', { name: t.fabric });
        await expect(cell).not.toHaveValue(/^(19.75|١٩٫٧٥)$/);

        await chooseTable(page, [heads, `${item};١٩٫٧٥`]);
        await expect(page.getByText(t.imported).first()).toBeVisible();
        await expect(cell).toHaveValue(language === 'ar' ? '١٩٫٧٥' : '19.75');
        expect(await publicBytes(page)).toEqual(before);
        await expect(page.getByText(t.examples).first()).toBeVisible();
        await page.getByRole('button', { name: t.now }).click();
        await expect(page.getByText(t.changed).first()).toBeVisible();
        expect(await publicBytes(page)).not.toEqual(before);
        await page.getByRole('button', { name: t.undo, exact: true }).first().click();
        await expect(page.getByText(t.undone).first()).toBeVisible();
        expect(await publicBytes(page)).toEqual(before);
      });
    });
  });

test.describe('in Arabic, by keyboard alone', () => {
  // A moment that the server refuses.
  test.use({ language: 'ar', expectedErrors: /status of 422/ });

  test('a price in its cell, and a change at a minute of Cairo that is called off', async ({
    page,
    query,
  }) => {
    const t = words.ar;
    await signIn(page);
    await inTurn(query, async () => {
      await openPrices(page, 'ar');
      const before = await publicBytes(page);
      const cell = page.getByRole('textbox', { name: t.fabric });
      await cell.focus();
      await page.keyboard.type('١٩٫٧٥');
      await page.keyboard.press('Enter');
      await expect(cell).not.toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(cell).toBeFocused();
      await expect(cell).toHaveValue('١٩٫٧٥');
      await page.getByRole('radio', { name: t.later }).focus();
      await page.keyboard.press('Space');
      await page.getByLabel(t.day, { exact: true }).focus();
      await page.keyboard.type('3/1/2099');
      await page.getByLabel(t.time, { exact: true }).focus();
      await page.keyboard.type('08:00');
      await page.keyboard.press('Enter');
      await expect(page.getByText('هذا الموعد بعد أكثر من سنة.').first()).toBeVisible();
      const soon = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
      await page.getByLabel(t.day, { exact: true }).fill(soon.toISOString().slice(0, 10));
      await page.keyboard.press('Enter');
      await expect(page.getByText(t.planned).first()).toBeVisible();
      await page.getByRole('button', { name: t.cancel }).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(t.cancelled).first()).toBeVisible();
      expect(await publicBytes(page)).toEqual(before);
    });
  });
});
