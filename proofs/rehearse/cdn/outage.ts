import { setTimeout as pause } from 'node:timers/promises';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { chooseHoodie } from '../../../e2e/support/calculator.ts';
import { openBrowser, watchedPage } from '../../support/browser.ts';
import { expect } from '../steps.ts';
import { filesIn, LISTS, PAGES, textOf } from './pages.ts';
import type { Setting } from './setting.ts';
import type { Answer } from './visitor.ts';

/** Both web servers end, and come back. */
export async function tryOutage({
  step,
  started,
  publicUrl,
  visitor,
  varnish,
  webs,
  picture,
  cdnSeconds,
  selection,
}: Setting): Promise<void> {
  const browser = await openBrowser((close) => started({ stop: async () => close() }));
  // Somebody has been on the calculator before, so that its parts are stored.
  const { context, page } = await watchedPage(browser, { baseURL: publicUrl });
  await page.goto('/en/calculator');
  await chooseHoodie(page, 'en');
  await page.waitForLoadState('networkidle');
  await context.close();

  const paths = [...PAGES, ...LISTS, `${picture}?w=640`];
  const before = new Map<string, Answer>();
  for (const path of paths) before.set(path, await visitor.ask(path));
  const files = filesIn(textOf(await visitor.ask('/en')));
  for (const file of files) before.set(file, await visitor.ask(file));

  await step(
    'both web servers gone: pages, bundles, pictures and lists still come, as they were',
    async () => {
      await Promise.all(webs.map((web) => web.stop()));
      // No pages are fresh any more.
      await Promise.all([varnish.until('sick'), pause(cdnSeconds * 1_000 + 1_000)]);
      const caches: Record<string, number> = {};
      for (const [path, was] of before) {
        const now = await visitor.ask(path);
        expect(now.status === 200, `${path} answered ${now.status}`);
        expect(now.bytes.equals(was.bytes), `${path} has other bytes`);
        caches[now.cache] = (caches[now.cache] ?? 0) + 1;
      }
      expect(caches.stale, 'nothing was older than CDN_SECONDS');
      return `${before.size} answers: ${JSON.stringify(caches)}`;
    },
  );

  await step(
    'an address without a language leads to the page that is here, anything else says that nobody answers',
    async () => {
      const places: string[] = [];
      for (const { path, cookie, wanted } of [
        { path: '/', cookie: 'tiraz.language=ar', wanted: '/ar/' },
        { path: '/about', cookie: '', wanted: '/en/about' },
      ]) {
        const { status, headers } = await visitor.ask(path, { headers: { cookie } });
        expect(status === 302 && headers.location === wanted, `${path}: ${status} ${headers.location}`);
        expect(headers['cache-control'] === 'no-store', headers['cache-control'] ?? 'nothing');
        places.push(wanted);
      }
      const posted = await visitor.ask('/api/inquiries', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(selection),
      });
      for (const answer of [posted, await visitor.ask('/api/admin/me'), await visitor.ask('/admin')]) {
        expect(answer.status === 503 && answer.headers['retry-after'] === '2', `${answer.status}`);
        expect(JSON.parse(textOf(answer)).code === 'server.unavailable', textOf(answer));
      }
      return `302 to ${places.join(' and ')}; 503 with Retry-After for an inquiry, the API and the staff area`;
    },
  );

  await step(
    'the calculator stands, and says that it has no price; it has one when they are back',
    async () => {
      const { page: open } = await watchedPage(browser, { baseURL: publicUrl });
      await open.goto('/en/calculator');
      await chooseHoodie(open, 'en');
      await open.getByText(calculatorTexts.en.failed).first().waitFor({ timeout: 60_000 });
      await Promise.all(webs.map((web) => web.start()));
      await varnish.until('healthy');
      await open.getByRole('button', { name: 'Retry' }).first().click();
      await open.getByText(calculatorTexts.en.failed).first().waitFor({ state: 'detached' });
      await open.getByText('EGP').or(open.getByText('ج.م')).first().waitFor();
      return `“${calculatorTexts.en.failed}”, then a price`;
    },
  );
}
