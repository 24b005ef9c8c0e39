import type { Locator, Page } from '@playwright/test';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { texts as previewTexts } from '@tiraz/messages/storefront/preview';
import { chooseHoodie, enterQuantity, words } from '../support/calculator.ts';
import { expect, test } from '../support/journey.ts';
import { PHONE } from '../support/screens.ts';

/** Beside the choices, and as a band over them. */
const LARGE = [
  { width: 1280, height: 800, least: 320 },
  { width: 1366, height: 650, least: 200 },
  { width: 1024, height: 768, least: 280 },
  { width: 768, height: 1024, least: 240 },
  { width: 820, height: 1180, least: 240 },
];

/** On top of the choices, and in the bar of a phone held sideways or a page at twice its size. */
const STRIPS = [PHONE, { width: 360, height: 640 }, { width: 740, height: 360 }, { width: 640, height: 400 }];

/** Whether what a locator finds can be seen whole: in the window, and with nothing over its middle. */
const isInSight = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInWindow = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInWindow && over !== null && element.contains(over);
  });

for (const language of ['en', 'ar'] as const) {
  const t = words[language];
  const p = previewTexts[language];
  const { preview: title } = calculatorTexts[language];

  test.describe(language, () => {
    test.use({ language });

    const dressed = async (page: Page) => {
      await page.goto('/calculator');
      await chooseHoodie(page, language);
      await enterQuantity(page, language, '250');
      const preview = page.getByRole('region', { name: title });
      await expect(preview.locator('[data-print]')).toHaveCount(1);
      return preview;
    };
    const lastChoice = (page: Page) => page.getByRole('checkbox').last();

    test(`the garment is in sight, large, while the last choice is made: ${language}`, async ({ page }) => {
      const preview = await dressed(page);
      const stage = preview.getByRole('group', { name: /./ }).first();
      for (const { width, height, least } of LARGE) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => window.scrollTo(0, 0));
        const choice = lastChoice(page);
        await choice.blur();
        await choice.focus();
        await expect.poll(() => isInSight(choice), `the choice at ${width} × ${height}`).toBe(true);
        await expect.poll(() => isInSight(stage), `the garment at ${width} × ${height}`).toBe(true);
        const box = (await stage.boundingBox())!;
        expect(Math.min(box.width, box.height), `${width} × ${height}`).toBeGreaterThanOrEqual(least);
        if (width < 960) continue;
        const button = page.getByRole('button', { name: t.quotation });
        expect(await isInSight(button), `the button at ${width} × ${height}`).toBe(true);
      }
    });

    test(`on a phone a strip stays, opens and closes: ${language}`, async ({ page }) => {
      const preview = await dressed(page);
      const strip = preview.getByRole('button', { name: title });
      const dialog = page.getByRole('dialog', { name: title });
      for (const size of STRIPS) {
        await page.setViewportSize(size);
        await lastChoice(page).scrollIntoViewIfNeeded();
        const at = `${size.width} × ${size.height}`;
        await expect.poll(() => isInSight(strip), `the strip at ${at}`).toBe(true);
        expect(await isInSight(page.getByRole('button', { name: t.summary })), `the bar at ${at}`).toBe(true);

        for (const leave of [
          () => page.goBack(),
          () => page.keyboard.press('Escape'),
          () => dialog.getByRole('button', { name: p.close }).click(),
        ]) {
          await strip.click();
          const garment = dialog.locator('svg[data-side]');
          await expect(garment).toBeVisible();
          expect((await garment.boundingBox())!.width, at).toBeGreaterThan(size.width * 0.5);
          await leave();
          await expect(dialog).toBeHidden();
          await expect(strip).toBeFocused();
        }
      }
      await expect(page).toHaveURL(/calculator/);
    });

    test(`on a tablet a figure of the opened summary stands beside its name: ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 820, height: 1180 });
      await dressed(page);
      await page.getByRole('button', { name: t.summary }).click();
      const rows = page.getByRole('region', { name: t.summary }).locator('dl > div');
      await expect(rows.last()).toBeVisible();
      const widths = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().width));
      expect(widths.length).toBeGreaterThan(10);
      expect(Math.max(...widths)).toBeLessThanOrEqual(36 * 16);
    });

    test(`it is turned, enlarged and moved by keyboard, and told in words: ${language}`, async ({ page }) => {
      const preview = await dressed(page);
      const told = preview.locator('[aria-live="polite"]');
      const front = preview.getByRole('button', { name: p.front, exact: true });
      await expect(told).toContainText(/\S+/);
      const atFirst = await told.textContent();
      await front.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(preview.locator('svg[data-side="back"]')).toBeVisible();
      await expect(told).toContainText(p.noneHere.replace(/\.$/, ''));
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await expect(told).toHaveText(atFirst!);

      const stage = preview.locator('[data-zoom]');
      await preview.getByRole('button', { name: p.zoomIn }).focus();
      await page.keyboard.press('Enter');
      await expect(told).toContainText(p.enlarged(200));
      await page.keyboard.press('Enter');
      await expect(stage).toHaveAttribute('data-zoom', '3');
      // Its middle stayed in the middle.
      const place = () =>
        stage.evaluate(
          ({ scrollTop, scrollHeight, clientHeight }) => scrollTop / (scrollHeight - clientHeight),
        );
      expect(await place()).toBeCloseTo(0.5, 1);
      await stage.focus();
      const before = await place();
      await page.keyboard.press('ArrowDown');
      await expect.poll(place).toBeGreaterThan(before);
    });

    test(`it is printed, and on paper there are no tools: ${language}`, async ({ page }) => {
      const preview = await dressed(page);
      for (const size of [PHONE, { width: 1280, height: 800 }]) {
        await page.setViewportSize(size);
        await page.emulateMedia({ media: 'print' });
        const garment = preview.locator('svg[data-side]');
        await expect(garment).toBeVisible();
        expect((await garment.boundingBox())!.height).toBeGreaterThan(150);
        await expect(preview.getByRole('button')).toHaveCount(0);
        await page.emulateMedia({ media: 'screen' });
      }
    });
  });
}
