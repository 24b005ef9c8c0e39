import type { Page } from '@playwright/test';
import { chooseHoodie, words } from '../support/calculator.ts';
import { expect, test } from '../support/journey.ts';
import { arrowTo, expectVisibleFocus, tabTo } from '../support/keyboard.ts';

const radio = (page: Page, group: string, name?: RegExp) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', name ? { name } : {});

test('from the landing page to a sent inquiry with the keyboard alone', async ({ page, query }) => {
  const t = words.en;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Get Instant Quote' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calculator/);
  await expect(page.getByRole('main')).toBeFocused();

  await expect(radio(page, t.productType).first()).toBeVisible();
  await tabTo(page, radio(page, t.productType).first());
  await arrowTo(page, radio(page, t.productType, t.product));
  await expect(radio(page, t.fabric).first()).toBeVisible();
  await tabTo(page, radio(page, t.fabric).first());
  await arrowTo(page, radio(page, t.fabric, t.cloth));
  await tabTo(page, page.getByRole('spinbutton', { name: t.quantity }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('250');
  const blue = page.getByRole('checkbox', { name: t.blue, exact: true });
  await tabTo(page, blue);
  await page.keyboard.press('Space');
  await expect(blue).toBeChecked();
  await tabTo(page, radio(page, t.fitGroup).first());
  await arrowTo(page, radio(page, t.fitGroup, t.fit));
  await tabTo(page, radio(page, t.finishingGroup).first());
  await arrowTo(page, radio(page, t.finishingGroup, t.finishing));
  const print = page.getByRole('checkbox', { name: t.print });
  await tabTo(page, print);
  await page.keyboard.press('Space');
  await expect(print).toBeChecked();

  const quotation = page.getByRole('button', { name: t.quotation });
  await expect(quotation).toBeEnabled();
  await tabTo(page, quotation);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t.quotationTitle });
  const name = dialog.getByLabel(t.name);
  await expect(name).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t.nameRequired)).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('Layla Mansour');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(quotation).toBeFocused();
  await expectVisibleFocus(page);

  await page.keyboard.press('Space');
  await expect(name).toHaveValue('Layla Mansour');
  await tabTo(page, dialog.getByLabel(t.email));
  await page.keyboard.type('keyboard@brand.example');
  await tabTo(page, dialog.getByRole('button', { name: t.submit }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.sent).first()).toBeVisible();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('F8');
  await expectVisibleFocus(page);
  await tabTo(page, page.getByRole('button', { name: t.dismiss }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: t.dismiss })).toBeHidden();

  expect(
    await query(
      `select customer_name, quantity from inquiries where customer_email = 'keyboard@brand.example'`,
    ),
  ).toEqual([{ customer_name: 'Layla Mansour', quantity: 250 }]);
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('a sample is asked for with the keyboard alone', async ({ page, query }) => {
    const t = words.ar;
    await page.goto('/calculator');
    await chooseHoodie(page, 'ar');
    const sample = page.getByRole('button', { name: t.sample });
    await sample.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(t.name)).toBeFocused();
    await page.keyboard.type('ليلى منصور');
    await tabTo(page, dialog.getByLabel(t.email));
    await page.keyboard.type('keyboard-ar@brand.example');
    await tabTo(page, dialog.getByRole('button', { name: t.submitSample }));
    await page.keyboard.press('Space');
    await expect(page.getByText(t.sent).first()).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect(
      await query(
        `select customer_name, quantity, total_cost, is_sample_request
           from inquiries where customer_email = 'keyboard-ar@brand.example'`,
      ),
    ).toEqual([{ customer_name: 'ليلى منصور', quantity: 1, total_cost: '1000.00', is_sample_request: true }]);
  });
});
