import { chooseHoodie, enterQuantity, words } from '../support/calculator.ts';
import { expect, test } from '../support/journey.ts';

const t = words.en;

test('the configuration is in the address: a reload and the other language bring it back', async ({
  page,
}) => {
  await page.goto('/en/calculator');
  await chooseHoodie(page, 'en');
  await enterQuantity(page, 'en', '270');
  await expect(page).toHaveURL(/\/en\/calculator\?.*quantity=270/);
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: t.quantity })).toHaveValue('270');
  await expect(page.getByRole('radio', { name: t.product })).toBeChecked();

  await page.goto(page.url().replace('/en/', '/ar/'));
  await expect(page.getByRole('spinbutton', { name: words.ar.quantity })).toHaveValue('٢٧٠');
  await expect(page.getByRole('radio', { name: words.ar.product })).toBeChecked();
  await expect(page.getByRole('combobox', { name: words.ar.printColours })).toHaveValue('2');
});

test('hands that are quicker than the address lose nothing', async ({ page }) => {
  await page.goto('/calculator');
  await page.getByRole('checkbox', { name: t.blue, exact: true }).click();
  const swatches = page.getByRole('group', { name: t.colours }).getByRole('checkbox', { checked: false });
  const clicked = await swatches.evaluateAll(async (boxes: HTMLInputElement[]) => {
    for (const box of boxes) {
      box.click();
      // React shows the click in a microtask; the router follows in a task, which does not come before the end.
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    }
    return boxes.length;
  });
  expect(clicked).toBe(7);
  await expect(swatches).toHaveCount(0);
  await expect(page).toHaveURL(/colors=blue(\.[a-z]+){7}$/);
});
