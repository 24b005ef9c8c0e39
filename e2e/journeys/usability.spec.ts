import { texts as designTexts } from '@tiraz/messages/storefront/designs';
import { texts as landingTexts } from '@tiraz/messages/storefront/landing';
import { texts as sizesTexts } from '@tiraz/messages/storefront/sizes';
import type { Locator, Page } from '@playwright/test';
import { bare, words } from '../support/calculator.ts';
import { expect, test } from '../support/journey.ts';
import { addDesign } from '../support/designs.ts';
import { PHONE } from '../support/screens.ts';

/** Counts what it costs a thumb: taps, and px that the page is scrolled by to reach what is tapped. */
class Thumb {
  taps = 0;
  scrolled = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(target: Locator): Promise<void> {
    const before = await this.#scroll();
    // What is far below is only there once one comes near.
    await expect(async () => {
      if (!(await target.isVisible())) await this.#page.mouse.wheel(0, 300);
      await expect(target).toBeVisible({ timeout: 100 });
    }).toPass();
    await target.scrollIntoViewIfNeeded();
    this.scrolled += Math.abs((await this.#scroll()) - before);
    await target.click();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.fill(text);
  }

  /** Tells it in the report of the run, too. */
  tell(until: string): { taps: number; scrolled: number } {
    const { taps, scrolled } = this;
    test.info().annotations.push({ type: until, description: `${taps} taps, ${Math.round(scrolled)} px` });
    return { taps, scrolled };
  }

  #scroll(): Promise<number> {
    return this.#page.evaluate(() => window.scrollY);
  }
}

test.use({ language: 'ar', viewport: PHONE });

/** On the release before: four taps and 3,932 px to the first figure, and no way to send a design or sizes. */
test('a price is two taps from the landing, a request with a design and sizes is sent without a search', async ({
  page,
}) => {
  const [t, d, s] = [words.ar, designTexts.ar, sizesTexts.ar];
  const thumb = new Thumb(page);
  await page.goto('/ar');
  const garments = page.getByRole('navigation', { name: landingTexts.ar.garments });
  await thumb.tap(garments.getByRole('link', { name: t.product }));
  await thumb.tap(page.getByRole('radio', { name: t.cloth }));
  const bar = page.getByRole('region', { name: t.summary }).getByRole('button', { name: t.summary });
  await expect.poll(async () => bare(await bar.innerText())).toContain('ج.م');
  const toPrice = thumb.tell('to the first price');
  expect(toPrice.taps).toBeLessThanOrEqual(2);
  expect(toPrice.scrolled).toBeLessThan(3932);

  await thumb.tap(page.getByRole('checkbox', { name: t.blue, exact: true }));
  await thumb.type(page.getByRole('spinbutton', { name: t.quantity }), '٢٥٠');
  await thumb.tap(page.getByRole('radio', { name: s.byRatio }));
  const cells = page.getByRole('table', { name: s.ratioTable }).getByRole('textbox');
  for (const size of [1, 2, 3, 4]) await thumb.type(cells.nth(size), '٢');
  await thumb.tap(page.getByRole('checkbox', { name: t.print }));
  await addDesign(page, 'logo.png');
  thumb.taps += 1;
  await thumb.tap(bar);
  await thumb.tap(page.getByRole('region', { name: t.summary }).getByRole('button', { name: t.quotation }));
  const dialog = page.getByRole('dialog', { name: t.quotationTitle });
  await thumb.type(dialog.getByLabel(t.name), 'ليلى');
  await thumb.type(dialog.getByLabel(t.email), 'layla-by-thumb@brand.example');
  await thumb.tap(dialog.getByRole('checkbox', { name: `${d.mayBeUsed} *` }));
  await thumb.tap(dialog.getByRole('button', { name: t.submit }));
  await expect(page.getByText(t.sent).first()).toBeVisible();
  expect(thumb.tell('to a sent request').taps).toBeLessThanOrEqual(20);
});
