import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { texts as fittingTexts } from '@tiraz/messages/storefront/fitting';
import { ABAYA_IN_FLEECE, bare, demo } from '../support/calculator.ts';
import { expect, scrollsSideways, test } from '../support/journey.ts';
import { PHONE } from '../support/screens.ts';
import { signIn } from '../support/staff.ts';

test.describe('in Arabic, on a phone', () => {
  const t = calculatorTexts.ar;
  const board = fittingTexts.ar;
  test.use({ language: 'ar', viewport: PHONE });

  test('what does not go together is said where it is chosen, and one press cures it', async ({ page }) => {
    await page.goto(`/ar/calculator?${ABAYA_IN_FLEECE}`);
    const fabrics = page.getByRole('region', { name: t.fabric });
    const said = fabrics.getByRole('list', { name: board.title });
    const names = { name: 'ميلتون بوبرة', other: 'عباية' };
    await expect(said).toContainText(board.hint(names));
    await expect(page.getByRole('status').filter({ hasText: board.hint(names) })).toHaveCount(1);
    // Not chosen, and marked all the same.
    await expect(fabrics.getByRole('radio', { name: /^بيكيه/ })).toHaveAccessibleName(
      new RegExp(t.unsuited(names.other)),
    );
    expect(await scrollsSideways(page)).toBe(false);

    const take = said.getByRole('button');
    expect(bare(await take.innerText()).replace(/\s+/g, ' ')).toBe(`${board.take('كريب')} −٢٥٫٠٠ ج.م للقطعة`);
    expect((await take.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await take.press('Enter');
    const crepe = fabrics.getByRole('radio', { name: /^كريب/ });
    await expect(crepe).toBeChecked();
    await expect(crepe).toBeFocused();
    await expect(said).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`fabric=${demo('108')}`));
  });
});

test('what staff refuse cannot be sent, and the button says why', async ({ page, query }) => {
  const t = calculatorTexts.en;
  await signIn(page);
  const name = `Canvas ${Date.now()}`;
  const made = await page.request.post('/api/admin/fabrics', {
    data: {
      name,
      composition: '100% cotton',
      costMultiplier: '40.00',
      unsuitedProductTypes: [demo('008')],
      isUnsuitedRefused: true,
    },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };

  await page.goto(`/calculator?${ABAYA_IN_FLEECE.replace(demo('106'), id)}`);
  const summary = page.getByRole('region', { name: t.summary });
  const why = fittingTexts.en.refused({ name, other: 'Abaya' });
  await expect(summary.getByRole('listitem').filter({ hasText: why })).toBeVisible();
  await summary.getByRole('button', { name: t.submitQuotation }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.locator('[role="alert"], [role="status"]').filter({ hasText: why }).first(),
  ).toBeVisible();
  const take = page.getByRole('region', { name: t.fabric }).getByRole('button', { name: /^Take / });
  await expect(take).toBeFocused();

  const answer = await page.request.post('/api/inquiries', {
    data: {
      customerName: 'Mona',
      customerEmail: 'mona@example.com',
      productTypeId: demo('008'),
      fabricId: id,
      fitId: demo('201'),
      finishingQualityId: demo('301'),
      quantity: 100,
      colors: [],
      printOptions: [],
    },
  });
  expect(await answer.json()).toMatchObject({ status: 422, code: 'selection.unsuited' });
  const inIt = 'SELECT reference FROM inquiries WHERE snapshot::text LIKE $1';
  expect(await query(inIt, [`%${id}%`])).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(take).toHaveCount(0);
  await summary.getByRole('button', { name: t.submitQuotation }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.request.put(`/api/admin/fabrics/${id}`, { data: { isActive: false } });
});
