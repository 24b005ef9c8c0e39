import { words } from '../support/calculator.ts';
import { requestPage } from '../support/inquiries.ts';
import { expect, scrollsSideways, test } from '../support/journey.ts';
import { SPACED, spaceOut } from '../support/layout.ts';
import { PHONE } from '../support/screens.ts';

const SCREENS = ['/', '/calculator', '/about', '/questions', '/logo', '/admin', '/no-such-page'];

/** The narrowest that WCAG asks for, a phone, a laptop at 200 % zoom, a tablet, a laptop. */
const WIDTHS = [320, 360, 640, 768, 1280];

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    // Nobody is signed in, which the staff area finds out by asking.
    test.use({ language, expectedErrors: /status of (401|404)/ });

    test('every screen is in the language from its first byte and fits every width', async ({ page }) => {
      for (const screen of [...SCREENS, await requestPage(page)]) {
        const answer = await page.request.get(screen, { headers: { accept: 'text/html' } });
        const html = await answer.text();
        expect(html.slice(0, 500)).toContain(
          `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`,
        );
        if (screen !== '/admin') expect(html, `${screen} is there before any script`).toMatch(/<h1[\s>]/);

        await page.goto(screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 450 });
          expect(await scrollsSideways(page), `${screen} at ${width} px`).toBe(false);
        }
        if (screen === '/admin') continue;
        await page.setViewportSize({ width: SPACED.width, height: SPACED.height });
        await spaceOut(page);
        expect(await scrollsSideways(page), `${screen}, spaced out`).toBe(false);
      }
    });
  });
}

test('at 200 % zoom what sticks to the window leaves half of it to the page', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/calculator');
  await expect(page.getByRole('radio', { name: words.en.product })).toBeVisible();
  await page.getByRole('spinbutton', { name: words.en.quantity }).scrollIntoViewIfNeeded();
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => bottom > 0 && top < innerHeight && width > 320)
      .reduce((height, box) => height + box.height, 0),
  );
  expect(stuck).toBeGreaterThan(0);
  expect(stuck).toBeLessThan(200);
});

test('the price bar of a phone leaves the end of the page in view', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/calculator');
  const bar = page.getByRole('button', { name: words.en.summary });
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const lastLine = (await page.getByText('All rights reserved').boundingBox())!;
  expect(lastLine.y + lastLine.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
});

test('nothing moves for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/calculator');
  await expect(page.getByRole('radio', { name: words.en.product })).toBeVisible();
  const longestMotion = () =>
    page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
      const durations = [...document.querySelectorAll('*')].map((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        return Math.max(
          seconds(transitionDuration),
          animationName === 'none' ? 0 : seconds(animationDuration),
        );
      });
      return Math.max(...durations);
    });
  expect(await longestMotion()).toBeGreaterThan(0.1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await longestMotion()).toBeLessThan(0.01);
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
