import type { Page } from '@playwright/test';
import { bare, chooseHoodie, enterQuantity, words } from '../support/calculator.ts';
import { settledScroll } from '../support/geometry.ts';
import { expect, test } from '../support/journey.ts';
import { PHONE } from '../support/screens.ts';

// With motion: what is on its way must not be in the way.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const language of ['en', 'ar'] as const) {
  const t = words[language];
  const summaryOf = (page: Page) => page.getByRole('region', { name: t.summary });
  const barOf = (page: Page) => summaryOf(page).getByRole('button', { name: t.summary });

  test.describe(language, () => {
    test.use({ language, viewport: PHONE, expectedErrors: /status of 503/ });

    test(`whoever asks for a quotation of one piece is asked how many: ${language}`, async ({
      page,
      query,
    }) => {
      await page.goto('/calculator');
      await chooseHoodie(page, language);
      await barOf(page).click();
      await summaryOf(page).getByRole('button', { name: t.quotation }).click();
      const dialog = page.getByRole('dialog', { name: t.quotationTitle });
      await expect(dialog.getByText(t.raised)).toBeVisible();
      const quantity = dialog.getByRole('spinbutton', { name: t.quantity });
      await expect(quantity).toBeFocused();
      await quantity.fill('1');
      await quantity.press('Tab');
      await expect(quantity).toHaveValue({ en: '100', ar: '١٠٠' }[language]);
      const email = `one-piece-${language}@brand.example`;
      await dialog.getByLabel(t.name).fill('Nadia');
      await dialog.getByLabel(t.email).fill(email);
      await expect(summaryOf(page).getByRole('heading', { name: t.productionRange })).toBeAttached();
      await dialog.getByRole('button', { name: t.submit }).click();
      await expect(page.getByText(t.sent).first()).toBeVisible();
      expect(
        await query(
          'select quantity, is_sample_request, total_cost from inquiries where customer_email = $1',
          [email],
        ),
      ).toEqual([{ quantity: 100, is_sample_request: false, total_cost: '58900.00' }]);
    });

    test(`a request under way cannot be left, and another price than was seen is told: ${language}`, async ({
      page,
    }) => {
      await page.goto('/calculator');
      await chooseHoodie(page, language);
      await enterQuantity(page, language, '250');
      await barOf(page).click();
      await summaryOf(page).getByRole('button', { name: t.quotation }).click();
      const dialog = page.getByRole('dialog', { name: t.quotationTitle });
      await dialog.getByLabel(t.name).fill('Nadia');
      await dialog.getByLabel(t.email).fill('nadia@brand.example');
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/api/inquiries', async (route) => {
        await answered;
        const receipt = { reference: 'TRZ-2026-000007', isSampleRequest: false, sampleCost: '1000.00' };
        const json = { ...receipt, totalCost: '160000.00', pricePerItem: '640.00', priceChanged: true };
        await route.fulfill({ status: 201, json });
      });
      await dialog.getByRole('button', { name: t.submit }).click();
      await expect(dialog.getByRole('button', { name: t.submitting })).toBeDisabled();
      await expect(dialog.getByRole('button', { name: t.cancel })).toBeDisabled();
      for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 740, height: 360 });
      const inHistory = () => page.evaluate(() => JSON.stringify((history.state as { usr?: unknown }).usr));
      await page.goBack();
      await page.setViewportSize(PHONE);
      await expect(dialog).toBeVisible();
      await expect.poll(inHistory).not.toContain('dialog');
      answer();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(t.sent).first()).toBeVisible();
      const notice = summaryOf(page).getByRole('alert');
      await expect(notice).toContainText(t.priceChanged);
      const [before, now] = {
        en: ['ج.م 145,900.00', 'ج.م 160,000.00'],
        ar: ['١٤٥٬٩٠٠٫٠٠ ج.م', '١٦٠٬٠٠٠٫٠٠ ج.م'],
      }[language];
      expect(bare(await notice.innerText())).toContain(before);
      expect(bare(await notice.innerText())).toContain(now);
      await summaryOf(page).getByRole('button', { name: t.dismiss }).click();
      await expect(notice).toBeHidden();
    });

    test(`the bar says what its price is for, when it is old, and tries again: ${language}`, async ({
      page,
    }) => {
      await page.goto('/calculator');
      await chooseHoodie(page, language);
      const bar = barOf(page);
      await expect(bar).toContainText({ en: 'one sample piece', ar: 'عينة من قطعة واحدة' }[language]);
      await enterQuantity(page, language, '250');
      await expect(bar).toContainText({ en: 'per piece, 250 pcs', ar: 'سعر القطعة عند ٢٥٠ قطعة' }[language]);
      const figure = bar.locator('strong');
      await expect(figure).toHaveCSS('opacity', '1');
      let letGo = () => undefined as void;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/api/calculate-quote', async (route) => {
        await held;
        await route.fulfill({ status: 503 });
      });
      await page.getByRole('checkbox', { name: t.print }).uncheck();
      await expect(figure).toHaveCSS('opacity', '0.45');
      letGo();
      const retry = summaryOf(page).getByRole('button', { name: t.retry });
      await expect(retry).toBeVisible();
      await page.unroute('**/api/calculate-quote');
      await page.getByRole('button', { name: t.dismiss }).click();
      await retry.click();
      await expect(figure).toBeVisible();
      await expect(bar).toHaveAttribute('aria-expanded', 'false');
    });

    test(`Back closes what lies over the page, and only then leaves it: ${language}`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('main').locator('a[href$="/calculator"]').first().click();
      await chooseHoodie(page, language);
      const bar = barOf(page);
      for (let press = 0; press < 7; press++) await bar.click({ delay: 0 });
      await expect(bar).toHaveAttribute('aria-expanded', 'true');
      await summaryOf(page).getByRole('button', { name: t.quotation }).click();
      const dialog = page.getByRole('dialog', { name: t.quotationTitle });
      await dialog.getByLabel(t.name).fill('Nadia');
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(bar).toHaveAttribute('aria-expanded', 'true');
      await page.goBack();
      await expect(bar).toHaveAttribute('aria-expanded', 'false');
      const hundred = { en: '100', ar: '١٠٠' }[language];
      await expect(page.getByRole('spinbutton', { name: t.quantity })).toHaveValue(hundred);
      await expect(page).toHaveURL(/quantity=100/);
      await page.goForward();
      await expect(bar).toHaveAttribute('aria-expanded', 'true');
      await page.goForward();
      await expect(dialog.getByLabel(t.name)).toHaveValue('Nadia');
      await dialog.getByRole('button', { name: t.cancel }).click();
      await expect(dialog).toBeHidden();
      // The second click of a double one meets the button that lay below.
      for (const half of ['down', 'up'] as const) await page.mouse[half]({ clickCount: 2 });
      await expect(dialog).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(bar).toHaveAttribute('aria-expanded', 'false');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: t.landingTitle })).toBeVisible();
    });

    test(`a link to a configuration opens in the language it was copied in: ${language}`, async ({
      page,
      browser,
      baseURL,
    }) => {
      await page.goto('/calculator');
      await chooseHoodie(page, language);
      await expect(page).toHaveURL(/print=/);
      if (language === 'ar') await expect(page).toHaveURL(/\/ar\/calculator\?/);
      const stranger = await browser.newContext({ baseURL: baseURL! });
      const theirs = await stranger.newPage();
      await theirs.goto(page.url());
      await expect(theirs.getByRole('radio', { name: t.product })).toBeChecked();
      await theirs.getByRole('button', { name: t.menu }).click();
      await expect(theirs.getByRole('link', { name: t.landing })).toBeVisible();
      await stranger.close();
    });

    test(`the menu opens without moving what is beside it, and Escape closes it: ${language}`, async ({
      page,
    }) => {
      await page.goto('/about');
      await page.waitForLoadState('networkidle');
      const menu = page.getByRole('banner').getByRole('button', { name: t.menu });
      const places = async () =>
        Promise.all(
          (await page.getByRole('banner').locator('a:visible, button:visible').all()).map((element) =>
            element.boundingBox(),
          ),
        );
      const before = await places();
      await menu.tap().catch(() => menu.click());
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      const after = await places();
      expect(after).toEqual(expect.arrayContaining(before));
      await menu.evaluate((element) => element.blur());
      await page.keyboard.press('Escape');
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await expect(menu).toBeFocused();
    });

    test(`no number is broken in two, however large: ${language}`, async ({ page }) => {
      await page.goto('/calculator');
      await chooseHoodie(page, language);
      for (const quantity of ['100000', '1000000']) {
        await enterQuantity(page, language, quantity);
        const cells = page.getByRole('table').locator('tbody td');
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const broken = await cells.evaluateAll((all) =>
          all
            .flatMap((cell) => {
              const text = cell.firstChild!;
              const [figure] = /[\d٠-٩.,٬٫]{4,}/.exec(text.textContent ?? '') ?? [''];
              const start = text.textContent!.indexOf(figure);
              const range = document.createRange();
              range.setStart(text, start);
              range.setEnd(text, start + figure.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              return lines.size > 1 ? [cell.textContent] : [];
            })
            .filter(Boolean),
        );
        expect(broken, quantity).toEqual([]);
        expect(await cells.count()).toBe(10);
      }
    });

    test(`on paper there is the price with all its lines, and nothing over the page: ${language}`, async ({
      page,
    }) => {
      await page.goto('/calculator');
      await chooseHoodie(page, language);
      await enterQuantity(page, language, '250');
      await expect(barOf(page)).toContainText({ en: '583.60', ar: '٥٨٣٫٦٠' }[language]);
      await page.emulateMedia({ media: 'print' });
      await expect(summaryOf(page).getByRole('heading', { name: t.breakdown })).toBeVisible();
      await expect(summaryOf(page).locator('dl > div')).toHaveCount(18);
      for (const line of await summaryOf(page).locator('dl > div').all()) await expect(line).toBeVisible();
      await expect(barOf(page)).toBeHidden();
      const stuck = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility() && element.clientHeight > 0)
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .map((element) => element.className),
      );
      expect(stuck).toEqual([]);
    });

    test(`the reader stays where they are when the language changes, and Back leads there: ${language}`, async ({
      page,
    }) => {
      await page.goto('/calculator');
      await chooseHoodie(page, language);
      const other = { en: 'العربية', ar: 'English' }[language];
      const fits = page.getByRole('radiogroup').nth(2);
      await fits.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const topOf = async () => (await fits.boundingBox())!.y;
      const before = await topOf();
      // A click of the test's own would scroll the header that sticks to the window.
      await page
        .getByRole('button', { name: other })
        .first()
        .evaluate((button: HTMLElement) => button.click());
      await expect(page.locator('html')).toHaveAttribute('lang', { en: 'ar', ar: 'en' }[language]);
      await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(40);

      const scrolled = await settledScroll(page);
      expect(scrolled).toBeGreaterThan(1000);
      await page.locator('footer a[href$="/about"]').evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(/\/about$/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
      await page.goForward();
      await expect(page).toHaveURL(/\/about$/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
}

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('an empty field begins where the page begins', async ({ page }) => {
    const t = words.ar;
    await page.goto('/calculator');
    await chooseHoodie(page, 'ar');
    await page.getByRole('button', { name: t.sample }).click();
    for (const label of [t.name, t.company, t.message]) {
      const field = page.getByRole('dialog').getByLabel(label);
      await expect(field).toHaveCSS('direction', 'rtl');
      await field.fill('Nile');
      await expect(field).toHaveCSS('direction', 'ltr');
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator says what it needs instead of promising tiles', async ({ page }) => {
    await page.goto('/en/calculator');
    await expect(page.locator('noscript p')).toContainText('The calculator needs JavaScript');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]').first()).toBeHidden();
    await page.goto('/ar/calculator');
    await expect(page.locator('noscript p')).toContainText('الحاسبة تحتاج إلى JavaScript');
  });
});
