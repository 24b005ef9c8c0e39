import { expect, test } from '../support/journey.ts';

interface PageReport {
  page: string;
  language: string;
  vitals: { name: string; value: number }[];
}

test('how fast a page was is told once, to our own server, with nothing about the visitor', async ({
  page,
}) => {
  // What a beacon holds is hidden from Playwright.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const told: string[] = Object.assign(window, { told: [] }).told;
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then((text) => told.push(text));
      return send(url, body);
    };
  });
  const measuring = page.waitForResponse(/\/visit-report\.\w+\.js$/);
  await page.goto('/ar/about?from=layla@example.com');
  await measuring;
  await page.getByRole('link', { name: 'الحاسبة' }).first().click();
  await expect(page).toHaveURL(/\/calculator$/);

  const answered = page.waitForResponse('**/api/web-vitals');
  // As when the visitor looks at another tab.
  const lookAway = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  await lookAway();
  expect((await answered).status()).toBe(204);
  await lookAway();
  const told = await page.evaluate(() => (window as typeof window & { told: string[] }).told);
  expect(told).toHaveLength(1);
  const { vitals, ...visit } = JSON.parse(told[0]!) as PageReport;
  expect(visit).toEqual({ page: 'about', language: 'ar' });
  expect(vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  expect(vitals.filter(({ value }) => !(value >= 0))).toEqual([]);
});
