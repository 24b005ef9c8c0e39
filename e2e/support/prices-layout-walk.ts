import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { topmost } from './form-places.ts';
import type { LayoutLook } from './layout.ts';
import type { Query } from './form-places.ts';
import { chooseTable } from './tables.ts';
import { inTurn, openPrices, words } from './prices.ts';

/** Customers of a file before they are taken; the page of prices with a fault in a cell and long names, what a change would do, and a change that was made. */
export async function walkThroughPrices(
  page: Page,
  language: Language,
  look: LayoutLook,
  query: Query,
): Promise<void> {
  const top = topmost(page);
  const t = words[language];
  await page.goto('/admin/crm/customers');
  await expect(page.locator('input[data-sheet]')).toBeAttached();
  await chooseTable(page, ['Name,Email', `${'م'.repeat(120)},${'a'.repeat(200)}@file.example`]);
  await expect(top).toBeVisible();
  await look.at('customers, from a file');
  await page.keyboard.press('Escape');
  await expect(top).toBeHidden();
  await openPrices(page, language);
  await page.getByRole('textbox', { name: t.fabric }).fill('abc');
  await expect(page.getByText(t.notPrice)).toBeVisible();
  await look.at('prices');
  await page.getByRole('button', { name: t.discard }).click();
  const long = 'م'.repeat(60);
  await chooseTable(page, ['Item;Price', `${long};${'9'.repeat(60)}`, 'Crepe;x', ';']);
  await expect(top).toBeVisible();
  await look.at('prices, file with faults');
  await page.keyboard.press('Escape');
  await expect(top).toBeHidden();
  await page.getByRole('checkbox', { name: t.fabrics }).check();
  // Down: some of the long names stand at the highest price.
  await page.getByLabel(t.amount, { exact: true }).fill('-8');
  await page.getByRole('radio', { name: t.later }).check();
  await expect(page.getByText(t.examples).first()).toBeVisible();
  await look.at('prices, preview');
  await page.getByRole('radio').first().check();
  await inTurn(query, async () => {
    await page.getByRole('button', { name: t.now }).click();
    await expect(page.getByText(t.changed).first()).toBeVisible();
    await page.getByRole('button', { name: t.undo, exact: true }).first().click();
    await expect(page.getByText(t.undone).first()).toBeVisible();
  });
  await page.getByRole('button', { name: t.details }).first().click();
  await expect(top).toBeVisible();
  await look.at('prices, change');
  await page.keyboard.press('Escape');
  await expect(top).toBeHidden();
}
