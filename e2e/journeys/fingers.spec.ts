import type { Page } from '@playwright/test';
import { chooseHoodie, enterQuantity, words } from '../support/calculator.ts';
import { words as catalogue } from '../support/catalogue.ts';
import { addDesign } from '../support/designs.ts';
import { settledScroll } from '../support/geometry.ts';
import { expect, test } from '../support/journey.ts';
import { PHONE } from '../support/screens.ts';
import { signIn } from '../support/staff.ts';
import { fingerOn } from '../support/touch.ts';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const t = words.en;
const MIDDLE = [PHONE.width / 2, PHONE.height / 2] as const;
/** Up and down again: beyond both ends of what scrolls there. */
const FAR = Array<number>(6).fill(350);

test('the page stays where it is below what is pushed over it', async ({ page }) => {
  await page.goto('/calculator');
  await chooseHoodie(page, 'en');
  await enterQuantity(page, 'en', '250');
  const finger = await fingerOn(page);
  const summary = page.getByRole('region', { name: t.summary });
  const place = () => page.evaluate(() => window.scrollY);
  const pushAround = async () => {
    const before = await place();
    for (const by of [...FAR, ...FAR.map((each) => -each)]) await finger.push(MIDDLE, by);
    await settledScroll(page);
    expect(await place()).toBe(before);
  };
  await page.evaluate(() => window.scrollTo(0, 900));
  await summary.getByRole('button', { name: t.summary }).click();
  await expect(summary.getByRole('button', { name: t.quotation })).toBeVisible();
  await pushAround();
  await summary.getByRole('button', { name: t.quotation }).click();
  await expect(page.getByRole('dialog').getByLabel(t.name)).toBeVisible();
  await pushAround();
});

test('a finger on a design carries it, and beside it the page', async ({ page }) => {
  await page.goto('/calculator');
  await chooseHoodie(page, 'en');
  await addDesign(page, 'logo.png');
  const finger = await fingerOn(page);
  const area = page.getByRole('figure').filter({ hasText: 'Drag the picture' }).locator('svg');
  await area.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  const { x, y, width, height } = (await area.boundingBox())!;
  const down = page.getByRole('slider', { name: 'Down' });
  await expect(down).toHaveValue('0');
  await finger.carry([x + width / 2, y + height / 2], [x + width / 2, y + height / 2 + 40]);
  await finger.letGo();
  await expect(down).not.toHaveValue('0');
  expect(await settledScroll(page)).toBe(before);
  const carried = await down.inputValue();
  await finger.push([x + 8, y + height / 2], 60);
  await expect.poll(place).toBeGreaterThan(before);
  await expect(down).toHaveValue(carried);
});

test('an item of the catalogue is carried to where the page had to be moved first', async ({ page }) => {
  const { move, orderSaved, undo, productTypes } = catalogue.en;
  await signIn(page);
  await page.goto('/admin/products');
  const list = page.getByRole('region', { name: productTypes });
  const names = () => list.getByRole('heading', { level: 3 }).allTextContents();
  await expect(list.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const before = await names();
  const handle = list.getByRole('button', { name: `${move}: ${before[0]}`, exact: true });
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await handle.boundingBox())!;
  const finger = await fingerOn(page);
  await finger.carry([x + width / 2, y + height / 2], [x + width / 2, PHONE.height - 8]);
  await expect.poll(async () => (await names()).indexOf(before[0]!)).toBeGreaterThan(5);
  await finger.letGo();
  await expect(page.getByText(orderSaved).first()).toBeVisible();
  await page.getByRole('button', { name: undo }).click();
  await expect.poll(names).toEqual(before);
});

test('Back closes a dialog of staff, and only then leaves the page', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/pricing');
  await page.getByRole('link', { name: 'Products' }).tap();
  // The page before has the same buttons until then.
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  const edit = page.getByRole('button', { name: new RegExp(`^${catalogue.en.edit}: `) }).first();
  await edit.tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressBack(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await pressBack(page);
  await expect(page).toHaveURL(/\/admin\/pricing$/);
});

/** As the telephone's own Back, which may be called off: nothing is waited for. */
async function pressBack(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
  await browser.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id });
}

/** Below this Safari enlarges the page around the field that has the focus, and leaves it so. */
const LEAST_LETTERS = 16;

test.describe('signed out at first', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('no field of staff has letters for which a telephone enlarges the page', async ({ page }) => {
    await page.goto('/admin/login');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(await smallFields(page)).toEqual([]);
    await signIn(page);
    for (const path of ['/admin/inquiries', '/admin/inquiries/new', '/admin/audit-trail']) {
      await page.goto(path);
      await expect(page.locator('main input').first()).toBeVisible();
      expect(await smallFields(page), path).toEqual([]);
    }
  });
});

function smallFields(page: Page): Promise<string[]> {
  return page
    .locator('input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select')
    .evaluateAll(
      (fields, least) =>
        fields
          .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < least)
          .map(({ outerHTML }) => outerHTML),
      LEAST_LETTERS,
    );
}
