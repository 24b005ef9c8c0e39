import { expect, test } from '../support/journey.ts';

interface PageReport {
  page: string;
  language: string;
  vitals: { name: string; value: number }[];
}

test('how fast a page was is told once, to our own server, with nothing about the visitor', async ({
  page,
}) => {
  const measuring = page.waitForResponse(/\/visit-report\.\w+\.js$/);
  await page.goto('/ar/about?from=layla@example.com');
  await measuring;
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/web-vitals')) reports.push(request.postDataJSON());
  });
  await page.getByRole('link', { name: 'الحاسبة' }).first().click();
  await expect(page).toHaveURL(/\/calculator$/);

  const told = page.waitForResponse('**/api/web-vitals');
  // As when the visitor looks at another tab.
  const lookAway = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  await lookAway();
  expect((await told).status()).toBe(204);
  await lookAway();
  expect(reports).toHaveLength(1);
  const { vitals, ...visit } = reports[0] as PageReport;
  expect(visit).toEqual({ page: 'about', language: 'ar' });
  expect(vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  expect(vitals.find(({ name }) => name === 'CLS')?.value).toBeLessThan(0.02);
});
