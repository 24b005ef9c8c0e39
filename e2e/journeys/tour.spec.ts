import type { Page } from '@playwright/test';
import { chooseHoodie, words } from '../support/calculator.ts';
import { expect, test } from '../support/journey.ts';
import { listenForNoise } from '../support/noise.ts';

/** Remembers the first heading that the page ever had, be it the server's or React's. */
function rememberFirstHeading() {
  new MutationObserver((_, observer) => {
    const heading = document.querySelector('#root h1');
    if (!heading) return;
    Object.assign(window, { firstHeading: heading });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Waits until React has the page; then whether it took the markup over: what it cannot match it throws away. */
async function keptFirstHeading(page: Page): Promise<boolean> {
  const kept = await page.waitForFunction(() => {
    const heading = document.querySelector('#root h1');
    const isReacts = Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber$'));
    return isReacts && { first: heading === (window as { firstHeading?: Element }).firstHeading };
  });
  return ((await kept.jsonValue()) as { first: boolean }).first;
}

for (const language of ['en', 'ar'] as const) {
  const t = words[language];

  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of 404/ });

    test('a full tour breaks no policy, logs no error, matches the markup of the server and needs no antd', async ({
      page,
    }) => {
      const scripts = new Set<string>();
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script' && response.ok()) scripts.add(response.url());
      });
      await page.addInitScript(rememberFirstHeading);

      for (const path of [
        '/',
        '/about',
        '/questions',
        '/logo',
        '/no-such-page',
        `/${language}/about`,
        '/calculator',
      ]) {
        const response = await page.goto(path);
        const policy = response?.headers()['content-security-policy'] ?? '';
        expect(policy).toContain("default-src 'none'");
        expect(policy).not.toMatch(/script-src[^;]*unsafe-(inline|eval)/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await keptFirstHeading(page), `${path} is drawn once`).toBe(true);
      }

      await chooseHoodie(page, language);
      await page.getByRole('button', { name: t.quotation }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('navigation').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/$/);

      // Asked for once more: what a page loads as it is left cannot be read any more.
      const loaded = await Promise.all(
        [...scripts].map(async (url) => ({ url, body: await (await page.request.get(url)).text() })),
      );
      expect(loaded.length).toBeGreaterThan(3);
      expect(loaded.filter(({ url }) => url.includes('/remotes/admin/'))).toEqual([]);
      expect(
        loaded.filter(({ body }) => /\bant-(btn|modal|design)/.test(body)).map(({ url }) => url),
      ).toEqual([]);
    });
  });
}

test('noise is noticed', async ({ context, baseURL }) => {
  const page = await context.newPage();
  const noise = await listenForNoise(page, new URL(baseURL!).origin);
  await page.goto('/about');
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('div'), { innerHTML: '<i style="color: red"></i>' }),
    );
    console.warn('A tree hydrated but some attributes did not match.');
    setTimeout(() => {
      throw new Error('thrown');
    });
  });
  await expect.poll(() => noise.join('\n')).toMatch(/CSP: style-src/);
  await page.goto('data:text/html,elsewhere');
  expect(noise.join('\n')).toMatch(/did not match/);
  expect(noise.join('\n')).toMatch(/thrown/);
});

test('markup that is not what React would draw is noticed', async ({ context, baseURL }) => {
  const page = await context.newPage();
  const noise = await listenForNoise(page, new URL(baseURL!).origin);
  await page.addInitScript(rememberFirstHeading);
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(<h1[^>]*>)[^<]+/, '$1Another heading') });
  });
  await page.goto('/about');
  // React has the heading before it compares the words in it.
  await expect.poll(() => keptFirstHeading(page)).toBe(false);
  await expect.poll(() => noise.join('\n')).toMatch(/#418|hydrat/i);
});

test('a browser that stands still is noticed', async ({ page }, testInfo) => {
  await page.goto('/about');
  expect(testInfo.annotations).toEqual([]);
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await expect.poll(() => testInfo.annotations.map(({ type }) => type)).toContain('browser stood still');
});
