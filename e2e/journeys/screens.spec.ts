import AxeBuilder from '@axe-core/playwright';
import { chooseHoodie, enterQuantity, words } from '../support/calculator.ts';
import { expect, scrollsSideways, test } from '../support/journey.ts';

const SCREENS = ['/', '/calculator', '/about', '/logo', '/admin', '/no-such-page'];

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of 404/ });

    test('every screen is in the language from its first byte, accessible, and fits a phone', async ({
      page,
    }) => {
      test.slow();
      for (const screen of SCREENS) {
        const html = (
          await (await page.request.get(screen, { headers: { accept: 'text/html' } })).text()
        ).slice(0, 500);
        expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);

        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width: 360, height: 740 });
          await page.goto(screen);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          expect(await scrollsSideways(page), `${screen} at 360 px`).toBe(false);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(({ id, nodes }) => `${screen} ${colorScheme} ${id} ${nodes[0]?.html}`),
          ).toEqual([]);
        }
      }
    });

    test('the calculator with a price, and its dialog with errors, are accessible', async ({ page }) => {
      const t = words[language];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto('/calculator');
        await chooseHoodie(page, language);
        await enterQuantity(page, language, '500');
        const quotation = page.getByRole('button', { name: t.quotation });
        await expect(quotation).toBeEnabled();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

        await quotation.click();
        await page.getByRole('dialog').getByRole('button', { name: t.submit }).click();
        await expect(page.getByText(t.nameRequired)).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      }
    });
  });
}

test('Arabic mirrors English', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const boxes = async (language: 'en' | 'ar') => {
    await context.addCookies([{ name: 'tiraz.language', value: language, url: baseURL! }]);
    await page.goto('/calculator');
    await page.evaluate((value) => localStorage.setItem('tiraz.language', value), language);
    await page.reload();
    const t = words[language];
    const form = page.getByRole('region', { name: t.productType });
    const summary = page.getByRole('region', { name: t.summary });
    await expect(form.getByRole('radio').first()).toBeVisible();
    return Promise.all([form, summary].map((part) => part.boundingBox()));
  };
  const [english, arabic] = [await boxes('en'), await boxes('ar')];
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  english.forEach((box, index) => {
    expect(Math.abs(arabic[index]!.x - (width - box!.x - box!.width))).toBeLessThanOrEqual(2);
  });
});

test('the language is kept, and junk falls back to English', async ({ page, context, baseURL }) => {
  await page.goto('/');
  const html = page.locator('html');
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'ar');

  await page.evaluate(() => localStorage.setItem('tiraz.language', '<klingon>'));
  await context.addCookies([{ name: 'tiraz.language', value: 'klingon', url: baseURL! }]);
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
});

test('in English the currency symbol stands truly left of the number', async ({ page }) => {
  await page.goto('/calculator');
  const price = page.getByRole('radio', { name: words.en.product }).locator('xpath=..').getByText('430.00');
  await expect(price).toBeVisible();
  const [symbol, number] = await price.evaluate((element) => {
    const text = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const left = (needle: string) => {
      text.currentNode = element;
      while (text.nextNode()) {
        const start = text.currentNode.textContent?.indexOf(needle) ?? -1;
        if (start < 0) continue;
        const range = element.ownerDocument.createRange();
        range.setStart(text.currentNode, start);
        range.setEnd(text.currentNode, start + needle.length);
        return range.getBoundingClientRect().left;
      }
      return NaN;
    };
    return [left('ج.م'), left('430.00')];
  });
  expect(symbol).toBeLessThan(number!);
});
