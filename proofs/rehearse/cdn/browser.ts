import { chooseHoodie, words } from '../../../e2e/support/calculator.ts';
import { openBrowser, watchedPage } from '../../support/browser.ts';
import { expect } from '../steps.ts';
import type { Setting } from './setting.ts';

/** In Chromium: what is stored for everybody works under the policy that it came with. */
export async function tryBrowser({ step, started, publicUrl }: Setting): Promise<void> {
  const browser = await openBrowser((close) => started({ stop: async () => close() }));
  await step(
    'pages from the CDN work in a browser, and the way to the staff area leads through its own page',
    async () => {
      const { context, page, seen } = await watchedPage(browser, { baseURL: publicUrl });
      const errors: string[] = [];
      // The sign-in page asks whether somebody is signed in.
      const isExpected = (text: string) => text.includes('401 (Unauthorized)');
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));

      await page.goto('/en');
      const answer = await page.reload();
      expect(answer?.headers()['x-cache'] !== 'pass', 'the page was not from the CDN');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('nav a[href$="/calculator"]').first().click();
      await page.getByRole('radio', { name: words.en.product }).waitFor();
      await page.locator('nav a[href$="/admin"]').click();
      await page.getByLabel('Email').waitFor();
      expect(new URL(page.url()).pathname === '/admin/login', page.url());
      expect((await page.locator('script[nonce]').count()) > 0, 'the staff area has no page of its own');

      // The choice of the address holds at those that name none.
      await page.goto('/ar/calculator');
      await chooseHoodie(page, 'ar');
      await page.getByText('EGP').or(page.getByText('ج.م')).first().waitFor();
      await page.goto('/about');
      expect((await page.locator('html').getAttribute('lang')) === 'ar', 'the language was forgotten');
      expect(seen.violations.length === 0, seen.violations.join('; '));
      expect(errors.length === 0, errors.join('; '));
      await context.close();
      return 'no violation of the policy, no error; /ar/calculator prices, and /about is in Arabic after it';
    },
  );
}
