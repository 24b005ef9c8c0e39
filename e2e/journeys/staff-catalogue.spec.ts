import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { words as calculator } from '../support/calculator.ts';
import { hiddenProductType, words } from '../support/catalogue.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/staff.ts';

const PICTURE = fileURLToPath(new URL('../../storefront/src/artwork/tiraz-logo-640.png', import.meta.url));

/** A configuration with this product type on the calculator, at 333.25, of 100 pieces, with its price. */
async function choose(visitor: Page, name: string): Promise<void> {
  const t = calculator.en;
  await visitor.goto('/en/calculator');
  await visitor.getByRole('radio', { name }).check();
  await visitor.getByRole('radio', { name: t.cloth }).check();
  await visitor.getByRole('radio', { name: t.fit }).check();
  await visitor.getByRole('radio', { name: t.finishing }).check();
  const quantity = visitor.getByRole('spinbutton', { name: t.quantity });
  await quantity.fill('100');
  await quantity.press('Enter');
  // The button alone may still show what was priced before the last choice. 333.25 + 70 + 30 + 25 a piece.
  await expect(visitor.getByText(/45,825\.00/).first()).toBeVisible();
  await expect(visitor.getByRole('button', { name: t.quotation })).toBeEnabled();
}

async function send(visitor: Page, email: string): Promise<void> {
  const t = calculator.en;
  await visitor.getByRole('button', { name: t.quotation }).click();
  const dialog = visitor.getByRole('dialog', { name: t.quotationTitle });
  await dialog.getByRole('textbox', { name: t.name }).fill('Nour Adel');
  await dialog.getByRole('textbox', { name: t.email }).fill(email);
  await dialog.getByRole('button', { name: t.submit }).click();
  await expect(visitor.getByText(t.sent).first()).toBeVisible();
}

test.describe('in Arabic', () => {
  // A second change may be quicker than the list that tells of the first; what was typed is then merged.
  test.use({ language: 'ar', expectedErrors: /status of 412/ });
  const t = words.ar;

  test('a product type from its creation to its deletion', async ({ page, browser, baseURL, query }) => {
    const unique = `tried${Date.now().toString(36)}`;
    const name = `Kimono ${unique}`;
    const nameAr = `كيمونو ${unique}`;
    const onSale = async () =>
      ((await (await page.request.get('/api/product-types')).json()) as { name: string }[]).some(
        (item) => item.name === name,
      );

    await signIn(page);
    await page.goto('/admin/dashboard');
    await page.getByRole('button', { name: t.addProduct }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t.name }).fill(name);
    await dialog.getByRole('textbox', { name: t.nameAr }).fill(nameAr);
    await dialog.getByRole('textbox', { name: t.price }).fill('٣٣٣٫٢٥');
    await expect(dialog.getByText(t.preview)).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(dialog.getByText(t.ready)).toBeVisible({ timeout: 15_000 });
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.created).first()).toBeVisible({ timeout: 15_000 });
    await expect.poll(onSale, { timeout: 1_000 }).toBe(true);

    // A browser of their own: an address with a language changes that of the whole browser.
    const visitor = await browser.newPage({ baseURL });
    for (const [address, shown] of [
      ['/ar/calculator', nameAr],
      ['/en/calculator', name],
    ] as const) {
      await visitor.goto(address);
      const picture = visitor.locator('label').filter({ hasText: shown }).locator('img');
      await expect(picture).toBeVisible({ timeout: 15_000 });
      const drawnWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(drawnWidth).toBeGreaterThan(0);
    }
    await choose(visitor, name);
    await send(visitor, `first-${unique}@example.com`);
    const stored = () =>
      query('select * from inquiries where customer_email like $1 order by created_at', [
        `%${unique}@example.com`,
      ]);
    const [ordered] = await stored();
    expect(ordered).toMatchObject({ total_cost: '45825.00', has_inactive_items: false });

    await choose(visitor, name);
    await page.getByRole('switch', { name: `${t.active}: ${nameAr}` }).click();
    await expect(page.getByText(t.updated).first()).toBeVisible();
    await expect(page.getByRole('switch', { name: `${t.inactive}: ${nameAr}` })).not.toBeChecked();
    await expect.poll(onSale, { timeout: 1_000 }).toBe(false);
    await send(visitor, `second-${unique}@example.com`);
    expect(await stored()).toMatchObject([
      { has_inactive_items: false },
      { total_cost: '45825.00', has_inactive_items: true },
    ]);

    await page.getByRole('button', { name: `${t.remove}: ${nameAr}` }).click();
    await dialog.getByRole('button', { name: t.remove }).click();
    await expect(page.getByText(t.deleted).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: nameAr })).toHaveCount(0);
    expect((await stored())[0]).toEqual(ordered);
    await visitor.close();
  });
});

test.describe('by keyboard and by hand', () => {
  const t = words.en;

  test('a list is put in another order by keyboard, which is said, and taken back', async ({ page }) => {
    await signIn(page);
    await page.goto('/admin/products');
    const list = page.getByRole('region', { name: t.productTypes });
    // The first two: other journeys add to the end of the list, and take away from it.
    const names = async () => (await list.getByRole('heading', { level: 3 }).allInnerTexts()).slice(0, 2);
    const handle = page.getByRole('button', { name: `${t.move}: ${t.shirt}`, exact: true });
    await handle.focus();
    const before = await names();
    await page.keyboard.press('Space');
    await expect(page.getByText(/Basic T-Shirt is picked up\. Position \d+ of \d+/)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(handle).toBeFocused();
    await expect(page.getByText(/Basic T-Shirt: position 2 of/)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText(t.orderSaved).first()).toBeVisible();
    await expect.poll(names).toEqual(before.toReversed());
    await page.getByRole('button', { name: t.undo }).click();
    await expect.poll(names).toEqual(before);
  });

  test('a card is dragged to another place', async ({ page }) => {
    await signIn(page);
    await page.goto('/admin/pricing');
    const list = page.getByRole('region', { name: 'Fit Pricing' });
    // Those of the demo: other journeys add to the end of the list.
    const names = async () => (await list.getByRole('heading', { level: 3 }).allInnerTexts()).slice(0, 4);
    const from = await list.getByRole('button', { name: `${t.move}: Slim` }).boundingBox();
    const to = await list.getByRole('listitem').filter({ hasText: 'Oversized' }).boundingBox();
    const before = await names();
    await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
    await page.mouse.down();
    await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByText(t.orderSaved).first()).toBeVisible();
    await expect.poll(names).toEqual(['Regular', 'Relaxed', 'Oversized', 'Slim']);
    await page.getByRole('button', { name: t.undo }).click();
    await expect.poll(names).toEqual(before);
  });

  test.describe('two at once', () => {
    test.use({ expectedErrors: /status of 412/ });

    test('what another member of staff changed meanwhile survives', async ({ page }) => {
      await signIn(page);
      const { id, name } = await hiddenProductType(page);
      const path = `/api/admin/product-types/${id}`;
      await page.goto('/admin/products');
      await page.getByRole('button', { name: `${t.edit}: ${name}`, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await page.request.put(path, { data: { basePrice: '176.00' } });
      await dialog.getByRole('textbox', { name: 'Description (English)' }).fill('Rewritten.');
      await dialog.getByRole('button', { name: t.save }).click();
      await expect(page.getByText(t.updated).first()).toBeVisible();
      const kept = (await (await page.request.get('/api/admin/product-types')).json()) as { id: string }[];
      expect(kept.find((item) => item.id === id)).toMatchObject({
        basePrice: '176.00',
        description: 'Rewritten.',
      });
      await page.request.delete(path);
    });
  });
});
