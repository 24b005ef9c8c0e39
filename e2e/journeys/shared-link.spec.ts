import type { Page } from '@playwright/test';
import { chooseHoodie, enterQuantity, words } from '../support/calculator.ts';
import { holdCode } from '../support/held-code.ts';
import { expect, test } from '../support/journey.ts';
import { PHONE } from '../support/screens.ts';

const figureIn = (page: Page) => page.locator('main button[aria-expanded] strong');

/** The address of an order that somebody has made ready. */
async function sharedLink(page: Page, language: 'en' | 'ar'): Promise<string> {
  await page.goto('/calculator');
  await chooseHoodie(page, language);
  await expect(figureIn(page)).toBeVisible();
  await expect(page).toHaveURL(/product=.*fabric=.*print=/);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, viewport: PHONE });

    test(`a shared link has its price in the first answer, before any script: ${language}`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const link = await sharedLink(page, language);
      const price = await figureIn(page).innerText();
      const context = await browser.newContext({
        baseURL: baseURL!,
        viewport: PHONE,
        extraHTTPHeaders: { cookie: `tiraz.language=${language}` },
      });
      const stranger = await context.newPage();
      const asked: string[] = [];
      stranger.on('request', (request) => asked.push(new URL(request.url()).pathname));
      // Nothing but the page itself and its fonts comes at all.
      await stranger.route(/\.js(\?|$)/, (route) => route.abort());
      await stranger.goto(link);
      await expect(figureIn(stranger)).toHaveText(price);
      expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
      expect(asked[0]).toMatch(/\/calculator$/);
      await context.close();
    });

    test(`what the server has drawn is neither asked for again nor changed: ${language}`, async ({
      page,
    }) => {
      const link = await sharedLink(page, language);
      const price = await figureIn(page).innerText();
      await page.evaluate(() => sessionStorage.clear());
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(pathname);
      });
      await page.goto(link);
      await expect(figureIn(page)).toHaveText(price);
      // It lives: what is chosen now has another price.
      await enterQuantity(page, language, '250');
      await expect(figureIn(page)).not.toHaveText(price);
      expect(asked.filter((path) => /types|fabrics|fits|qualities|colors/.test(path))).toEqual([]);
    });

    test(`a choice made before the page's code came counts: ${language}`, async ({ page }) => {
      const letGo = await holdCode(page);
      await page.goto('/calculator', { waitUntil: 'commit' });
      const hoodie = page.getByRole('radio', { name: words[language].product });
      await hoodie.check();
      letGo();
      await expect(page).toHaveURL(/product=/);
      await expect(hoodie).toBeChecked();
    });
  });
}

test("the remote's scripts are on their way before the page's own has come", async ({ page }) => {
  await page.route(/\/assets\/main\.\w+\.js/, async (route) => {
    const asked = page.locator('head link[rel="preload"][as="script"][href^="/remotes/storefront/"]');
    await expect.poll(() => asked.count()).toBeGreaterThan(2);
    await route.continue();
  });
  await page.goto('/en/calculator');
  await page.getByRole('radio').first().check({ force: true });
  await expect(page).toHaveURL(/product=/);
});
