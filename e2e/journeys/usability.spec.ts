import type { Page } from '@playwright/test';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { texts as designTexts } from '@tiraz/messages/storefront/designs';
import { texts as designWords } from '@tiraz/messages/storefront/design-words';
import { texts as landingTexts } from '@tiraz/messages/storefront/landing';
import { texts as requestTexts } from '@tiraz/messages/storefront/request';
import { texts as sizesTexts } from '@tiraz/messages/storefront/sizes';
import { HONEST_FILES } from '../../backend/e2e/artwork-files.js';
import { bare, words } from '../support/calculator.ts';
import { expect, test } from '../support/journey.ts';
import { PHONE } from '../support/screens.ts';
import { Thumb } from '../support/thumb.ts';

const t = words.ar;
const calculator = calculatorTexts.ar;
const sizes = sizesTexts.ar;
const designs = designTexts.ar;

test.use({ language: 'ar', viewport: PHONE });

/** Figures for who reads the run. */
const tell = (what: string, thumb: Thumb) => {
  // eslint-disable-next-line no-console -- the figures are what this is for
  console.log(`${what}: ${thumb}`);
};
const barOf = (page: Page) =>
  page.getByRole('region', { name: calculator.summary }).getByRole('button', { name: calculator.summary });
const priceIn = (page: Page) =>
  expect.poll(async () => bare(await barOf(page).innerText())).toMatch(/[٠-٩]٫[٠-٩]{2} ج\.م/);

test('on a phone a price is two taps from the landing page, and one of them brings a whole order', async ({
  page,
}) => {
  await page.goto('/ar');
  const example = page.getByRole('link', { name: landingTexts.ar.example });
  await expect(example).toHaveAttribute('href', /product=/);
  const first = new Thumb(page);
  await first.tap(example);
  await priceIn(page);
  tell('first price, of the order on the landing page', first);
  // The bar says of what.
  await expect(barOf(page)).toContainText(calculator.eachOf(calculator.pieces(100)));
  expect([first.taps, first.pixels]).toEqual([1, 0]);

  await page.goto('/ar');
  const own = new Thumb(page);
  await own.tap(page.getByRole('navigation', { name: landingTexts.ar.garments }).getByRole('link').nth(4));
  await own.tap(page.getByRole('region', { name: calculator.fabric }).getByRole('radio').first());
  await priceIn(page);
  tell('first price, of a garment of one’s own choice', own);
  expect(own.taps).toBe(2);

  await page.goto('/ar');
  const plain = new Thumb(page);
  await plain.tap(page.getByRole('link', { name: landingTexts.ar.quote }).first());
  await plain.tap(page.getByRole('radio', { name: t.product }));
  await plain.tap(page.getByRole('region', { name: calculator.fabric }).getByRole('radio').first());
  await priceIn(page);
  tell('first price, without any of the short ways', plain);
  // It was five taps and 3,900 px.
  expect(plain.taps).toBeLessThanOrEqual(3);
  expect(plain.pixels).toBeLessThan(2_000);
});

test('a request with a design and sizes is sent, and its words are read before it is', async ({ page }) => {
  await page.goto('/ar');
  const thumb = new Thumb(page);
  await thumb.tap(page.getByRole('navigation', { name: landingTexts.ar.garments }).getByRole('link').nth(4));
  await thumb.tap(
    page.getByRole('region', { name: calculator.fabric }).getByRole('radio', { name: t.cloth }),
  );
  await thumb.tap(page.getByRole('radio', { name: sizes.byRatio }));
  const cells = page.getByRole('table', { name: sizes.ratioTable }).getByRole('textbox');
  for (const [at, parts] of ['١', '٢', '١'].entries()) await thumb.type(cells.nth(at + 1), parts);
  await thumb.tap(page.getByRole('checkbox', { name: t.print }));
  const section = page.getByRole('region', { name: designs.title });
  await thumb.pick(section.locator('input[type="file"]'), {
    name: 'شعار.png',
    mimeType: 'image/png',
    buffer: await HONEST_FILES['logo.png'](),
  });
  await expect(section.getByRole('listitem')).toContainText(designs.colours(2));
  await priceIn(page);
  tell('a whole order, with sizes and a design', thumb);

  await thumb.tap(barOf(page));
  await thumb.tap(page.getByRole('button', { name: t.quotation }));
  const dialog = page.getByRole('dialog', { name: t.quotationTitle });
  const order = dialog.getByRole('region').first();
  const said = async () => bare(await order.innerText()).replaceAll(/\s+/g, ' ');
  const width = /بعرض [٠-٩]+ مم، لونان/;
  await expect.poll(said).toMatch(width);
  for (const word of ['هودي', '١٠٠ قطعة', 'شعار.png', designWords.ar.title, 'S', sizes.title])
    expect(await said()).toContain(word);
  await thumb.type(dialog.getByLabel(t.name), 'ليلى');
  await thumb.type(dialog.getByLabel(t.email), 'usability@brand.example');
  await thumb.tap(dialog.getByRole('checkbox', { name: `${designs.mayBeUsed} *` }));
  await thumb.tap(dialog.getByRole('button', { name: t.submit }));
  await expect(page.getByText(requestTexts.ar.status.new.title).first()).toBeVisible();
  tell('a sent request, with sizes and a design', thumb);
  const brought = page.getByRole('region', { name: requestTexts.ar.designs });
  await expect.poll(async () => bare(await brought.innerText())).toMatch(width);
  expect(thumb.taps).toBeLessThanOrEqual(14);
});
