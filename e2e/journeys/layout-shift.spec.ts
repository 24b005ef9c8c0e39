import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { LAPTOP, PHONE } from '../support/screens.ts';

/** What is promised of the landing page and the calculator (docs/performance.md), here of every page. */
const MOST = 0.02;

/** From each public page to each other one, once. */
const TOUR = '/calculator /about /logo / /about /calculator / /logo /calculator /logo /about /'.split(' ');

interface Shift {
  value: number;
  moved: string[];
}

/** Writes down, from now on, what moves. */
function listenForShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const name = ({ node }: { node?: Node }) =>
    node instanceof Element ? `${node.tagName} ${node.className}` : (node?.textContent ?? 'gone');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node?: Node }[];
    })[]) {
      shifts.push({ value: entry.value, moved: entry.sources.map(name) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const draw = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

const takeShifts = (page: Page) =>
  page.evaluate(() => (window as typeof window & { shifts: Shift[] }).shifts.splice(0));

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const language of ['en', 'ar'] as const) {
  for (const size of [PHONE, LAPTOP]) {
    test.describe(`${language} ${size.width}`, () => {
      test.use({ language, viewport: size });

      test(`nothing jumps on the way through the site while the lists are slow: ${language} ${size.width}`, async ({
        page,
      }) => {
        await page.addInitScript(listenForShifts);
        // Lists and the code of pages come only once the page without them has been drawn.
        let held = Promise.resolve();
        let letGo = () => undefined as void;
        await page.route(/\/api\/|\.js$/, async (route) => {
          await held;
          await route.continue();
        });
        const heading = page.getByRole('heading', { level: 1 });
        await page.goto('/');
        await expect(heading).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await takeShifts(page);

        const faults: string[] = [];
        let from = '/';
        for (const path of TOUR) {
          held = new Promise((resolve) => (letGo = resolve));
          const left = await heading.innerText();
          const link = page.locator(`header nav a[href="${path}"], footer a[href="${path}"]`).first();
          // Shifts after a real click would be taken for its answer and not count, for as long as 500 ms.
          await link.evaluate((element: HTMLElement) => {
            element.scrollIntoView({ block: 'nearest' });
            element.click();
          });
          await expect(page).toHaveURL(path);
          await page.evaluate(draw);
          letGo();
          await expect(heading).not.toHaveText(left);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await page.evaluate(draw);
          const shifts = await takeShifts(page);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          if (sum >= MOST) faults.push(`${from} to ${path}: ${sum} ${JSON.stringify(shifts)}`);
          from = path;
        }
        expect(faults).toEqual([]);
      });
    });
  }
}
