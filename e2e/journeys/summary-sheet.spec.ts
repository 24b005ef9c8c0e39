import type { Page } from '@playwright/test';
import { chooseHoodie, enterQuantity, words } from '../support/calculator.ts';
import { expect, test } from '../support/journey.ts';
import { PHONE } from '../support/screens.ts';

/** Telephones held either way, a split screen, laptops at twice the size, and low laptops. */
const SIZES = [
  [740, 360],
  [844, 390],
  [640, 400],
  [720, 450],
  [360, 500],
  [360, 740],
  [1366, 650],
  [1366, 768],
] as const;

/**
 * The texts of what cannot be seen whole, however much is scrolled: out of the window, or with something over it
 * from its first to its last letter.
 */
function outOfSight(elements: Element[]): string[] {
  return elements
    .filter((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isInWindow = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
      // Not at its very edge: the letters of the next line reach over it, unseen.
      const points = [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
        [0.3, 0.5, 0.7].map((part) => [x, top + part * (bottom - top)] as const),
      );
      return !isInWindow || points.some(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
    })
    .map((element) => element.textContent ?? '');
}

for (const language of ['en', 'ar'] as const) {
  const t = words[language];

  test.describe(language, () => {
    test.use({ language });

    test(`every line of the summary can be seen and both buttons clicked, however low the window: ${language}`, async ({
      page,
    }) => {
      await page.goto('/calculator');
      await chooseHoodie(page, language);
      await enterQuantity(page, language, '250');
      const summary = page.getByRole('region', { name: t.summary });
      await expect(summary.getByRole('heading', { name: t.productionRange })).toBeAttached();

      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const bar = summary.getByRole('button', { name: t.summary });
        if (width < 960 && (await bar.getAttribute('aria-expanded')) === 'false') await bar.click();

        const lines = summary.locator('dl > div, p:not([role]):visible');
        // Five of the selection, three of the price, six of its breakdown, and a note.
        await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(15);
        expect(await lines.evaluateAll(outOfSight), `lines at ${width} × ${height}`).toEqual([]);

        for (const name of [t.sampleAt, t.quotation]) {
          const button = summary.getByRole('button', { name });
          expect(await button.evaluateAll(outOfSight), `buttons at ${width} × ${height}`).toEqual([]);
          await button.click({ trial: true });
        }
      }
    });

    /** The calculator on a phone, with a price. */
    const priced = async (page: Page) => {
      await page.setViewportSize(PHONE);
      await page.goto('/calculator');
      const summary = page.getByRole('region', { name: t.summary });
      const bar = summary.getByRole('button', { name: t.summary });
      await chooseHoodie(page, language);
      return { summary, bar };
    };

    test(`pressed again before the browser is back from its first closing, it is open: ${language}`, async ({
      page,
    }) => {
      const { bar } = await priced(page);
      // On a busy device the way back takes a while: so that it does here, nothing else has its turn meanwhile.
      const pressQuickly = (presses: number) =>
        bar.evaluate(async (button: HTMLElement, times) => {
          const arrived = new Promise((done) => addEventListener('popstate', done, { once: true }));
          for (let press = 0; press < times; press++) {
            button.click();
            for (let turn = 0; turn < 3; turn++) await Promise.resolve();
          }
          await arrived;
        }, presses);
      await bar.click();
      await expect(bar).toHaveAttribute('aria-expanded', 'true');
      await pressQuickly(2);
      await expect(bar).toHaveAttribute('aria-expanded', 'true');
      await expect
        .poll(() => page.evaluate(() => JSON.stringify((history.state as { usr?: unknown }).usr)))
        .toContain('sheet');
      await pressQuickly(3);
      await expect(bar).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL(/calculator/);
    });

    test(`Back at the moment at which the answer closes the dialog leaves the summary open: ${language}`, async ({
      page,
    }) => {
      const { summary, bar } = await priced(page);
      await enterQuantity(page, language, '250');
      await bar.click();
      await summary.getByRole('button', { name: t.quotation }).click();
      const dialog = page.getByRole('dialog', { name: t.quotationTitle });
      await dialog.getByLabel(t.name).fill('Nadia');
      await dialog.getByLabel(t.email).fill('nadia@brand.example');
      await page.route('**/api/inquiries', (route) => {
        const receipt = { reference: 'TRZ-2026-000007', isSampleRequest: false, sampleCost: '1000.00' };
        const json = { ...receipt, totalCost: '145900.00', pricePerItem: '583.60', priceChanged: false };
        return route.fulfill({ status: 201, json });
      });
      // The visitor's Back is under way when the page goes back by itself.
      const landings = await page.evaluateHandle(() => {
        const seen: number[] = [];
        const { go } = history;
        window.addEventListener('popstate', () => seen.push(history.state.idx), true);
        history.go = function (this: History, distance) {
          history.go = go;
          this.back();
          go.call(this, distance);
        };
        return seen;
      });
      await dialog.getByRole('button', { name: t.submit }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(t.sent).first()).toBeVisible();
      await expect.poll(async () => (await landings.jsonValue()).length).toBeGreaterThan(1);
      await expect(bar).toHaveAttribute('aria-expanded', 'true');
      await expect
        .poll(() => page.evaluate(() => JSON.stringify((history.state as { usr?: unknown }).usr)))
        .toContain('sheet');
    });
  });
}
