import type { Locator, Page } from '@playwright/test';
import { MILLIMETRES_PER_UNIT, type Silhouette } from '@tiraz/contracts/garments';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { texts as designTexts } from '@tiraz/messages/storefront/designs';
import { drawn, HONEST_FILES, HOSTILE_FILES, widthOf } from '../../backend/e2e/artwork-files.js';
import { broughtDesign } from '../support/designs.ts';
import { demo } from '../support/calculator.ts';
import { requestPage } from '../support/inquiries.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/staff.ts';

const d = designTexts.en;
const HOODIE = `product=${demo('005')}&fabric=${demo('106')}&fit=${demo('201')}&finishing=${demo('301')}&quantity=250`;
/** As many as an order takes. */
const AT_ONCE = 5;

const REFUSED: Partial<Record<keyof typeof HOSTILE_FILES, string>> = {
  'bomb.png': d.refusals.tooManyPixels,
  'circles.pdf': d.refusals.tookTooLong,
  'uses.svg': d.refusals.tookTooLong,
  'laughs.svg': d.refusals.broken,
  'entity.svg': d.refusals.broken,
  'broken.pdf': d.refusals.broken,
  'cut.png': d.refusals.broken,
  'postscript.ai': d.kept,
};

const files = { ...HOSTILE_FILES, ...HONEST_FILES };
const names = Object.keys(files) as (keyof typeof files)[];

async function open(page: Page): Promise<Locator> {
  await page.goto(`/calculator?${HOODIE}`);
  return page.getByRole('region', { name: d.title });
}

test.describe('every hostile and honest file, by the browser’s own upload', () => {
  // What nobody could look at has no picture.
  test.setTimeout(400_000);
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const some = names.slice(at, at + AT_ONCE);
    test(some.join(', '), async ({ page }) => {
      const section = await open(page);
      const made = await Promise.all(
        some.map(async (name) => ({
          name,
          mimeType: 'application/octet-stream',
          buffer: await files[name](),
        })),
      );
      await section.getByLabel(d.choose).setInputFiles(made);
      for (const name of some) {
        const design = section.getByRole('listitem').filter({ hasText: name });
        const words = REFUSED[name as keyof typeof HOSTILE_FILES];
        if (words) {
          await expect(design, name).toContainText(words, { timeout: 120_000 });
          await expect(design.getByRole('slider'), name).toHaveCount(0);
        } else await expect(design.getByRole('slider'), name).toHaveCount(3, { timeout: 120_000 });
      }
      expect((await page.request.get('/api/health/live')).status()).toBe(200);
    });
  }
});

test('a design is read by its customer’s link and by staff alone, and never opens on our origin', async ({
  page,
}) => {
  const own = await requestPage(page, { artwork: await broughtDesign(page) });
  const other = await requestPage(page, { artwork: await broughtDesign(page) });
  const tokenOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const [design] = (await (await page.request.get(`/api/requests/${tokenOf(own)}/artwork`)).json()) as {
    id: string;
  }[];
  const preview = (token: string) => page.request.get(`/api/requests/${token}/artwork/${design!.id}/preview`);
  expect((await preview(tokenOf(own))).status()).toBe(200);
  expect((await preview(tokenOf(other))).status()).toBe(404);
  expect((await preview('A'.repeat(32))).status()).toBe(404);
  await signIn(page);
  const listed = (await (await page.request.get('/api/admin/inquiries?limit=50')).json()) as {
    items?: { id: string }[];
  };
  const inquiries = listed.items ?? (listed as unknown as { id: string }[]);
  const answers = await Promise.all(
    inquiries.map(({ id }) => page.request.get(`/api/admin/inquiries/${id}/artwork/${design!.id}/file`)),
  );
  const found = answers.filter((answer) => answer.status() === 200);
  expect(found).toHaveLength(1);
  expect(found[0]!.headers()).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment/) as unknown as string,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox') as unknown as string,
  });
});

test('in a picture of the page a design is as many millimetres wide as it says, on every garment', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const section = await open(page);
  const magenta = await drawn(400, 300, [['#ff00ff', [0, 0, 400, 300]]])
    .png()
    .toBuffer();
  await section
    .getByLabel(d.choose)
    .setInputFiles([{ name: 'magenta.png', mimeType: 'image/png', buffer: magenta }]);
  const preview = page.getByRole('region', { name: calculatorTexts.en.preview });
  const garment = preview.locator('svg[data-side]');
  const garments = (await (await page.request.get('/api/product-types')).json()) as {
    name: string;
    silhouette: Silhouette;
  }[];
  expect(garments).toHaveLength(8);
  for (const { name, silhouette } of garments) {
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    await expect(garment.locator('image')).toBeVisible();
    const says = Number(await section.getByRole('slider', { name: d.width }).inputValue());
    const pixelsPerUnit = await garment.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 0);
    const millimetresPerPixel = MILLIMETRES_PER_UNIT[silhouette] / pixelsPerUnit;
    const pixels = await widthOf(
      await garment.screenshot(),
      (red, green, blue) => red > 120 && blue > 120 && green < 0.6 * Math.min(red, blue),
    );
    // Its two edges are each a pixel soft.
    expect(Math.abs(pixels * millimetresPerPixel - says), `${name}: ${pixels} px, ${says} mm`).toBeLessThan(
      2 * millimetresPerPixel,
    );
  }
});

test('a photograph with a screen print is offered what suits it, at its price for this quantity', async ({
  page,
}) => {
  await page.goto(`/calculator?${HOODIE}&print=${demo('401')}.1`);
  const section = page.getByRole('region', { name: d.title });
  await section
    .getByLabel(d.choose)
    .setInputFiles([
      { name: 'photo.webp', mimeType: 'image/webp', buffer: await HONEST_FILES['photo.webp']() },
    ]);
  const instead = section.getByRole('button', { name: /^Print it by DTF/ });
  await expect(instead).toContainText('per piece');
  const [price = ''] = /[\d,]+\.\d\d/.exec(await instead.innerText()) ?? [];
  await instead.click();
  const prints = page.getByRole('region', { name: calculatorTexts.en.print });
  await expect(prints.getByRole('checkbox', { name: /^DTF/ })).toBeChecked();
  await expect(prints.getByRole('checkbox', { name: /^Screen Print/ })).not.toBeChecked();
  await expect(section.getByRole('button', { name: /^Print it by/ })).toHaveCount(0);
  const summary = page.getByRole('region', { name: calculatorTexts.en.summary });
  await expect(summary.getByText(calculatorTexts.en.pricePerItem).locator('..')).toContainText(price);
});

test('a picture that is pasted is taken, and the same file twice is two designs', async ({ page }) => {
  const section = await open(page);
  const logo = [...(await HONEST_FILES['logo.png']())];
  for (const count of [1, 2]) {
    await page.evaluate((bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, logo);
    await expect(section.getByRole('slider', { name: d.width })).toHaveCount(count);
  }
  // Each has a place of its own.
  const places = await section
    .getByRole('combobox', { name: d.area })
    .evaluateAll((all) => all.map((select) => (select as HTMLSelectElement).value));
  expect(new Set(places).size).toBe(2);
});
