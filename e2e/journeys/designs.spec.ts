import type { Locator, Page } from '@playwright/test';
import { ARTWORK_LIMITS } from '@tiraz/contracts/artwork';
import { MILLIMETRES_PER_UNIT, type Silhouette } from '@tiraz/contracts/garments';
import { texts as staffTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { texts as designTexts } from '@tiraz/messages/storefront/designs';
import { texts as requestTexts } from '@tiraz/messages/storefront/request';
import { HONEST_FILES, HOSTILE_FILES } from '../../backend/e2e/artwork-files.js';
import { chooseHoodie, enterQuantity, words } from '../support/calculator.ts';
import { expect, scrollsSideways, test } from '../support/journey.ts';
import { PHONE } from '../support/screens.ts';
import { signIn } from '../support/staff.ts';

const MINUTE_MS = 60_000;

const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

for (const language of ['en', 'ar'] as const) {
  const t = words[language];
  const d = designTexts[language];

  test.describe(language, () => {
    test.use({ language });

    const begin = async (page: Page) => {
      await page.goto('/calculator');
      await chooseHoodie(page, language);
      await enterQuantity(page, language, '250');
      return page.getByRole('region', { name: d.title });
    };
    const add = async (section: Locator, ...files: ReturnType<typeof asFile>[]) =>
      section.getByLabel(d.choose).setInputFiles(files);

    test('a design is counted, placed by keys, sent, and seen by the customer and by staff', async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      const section = await begin(page);
      const name = 'شعار (١).png';
      await add(section, asFile(name, await HONEST_FILES['logo.png']()));
      const design = section.getByRole('listitem');
      await expect(design).toContainText(d.colours(2));
      await expect(design).toContainText(name);
      expect(await scrollsSideways(page)).toBe(false);

      // Two inks are offered, and priced once that is taken.
      await page.getByLabel(t.printColours).selectOption('3');
      await design.getByRole('button', { name: d.use({ count: 2, print: '' }).trim() }).click();
      await expect(page.getByLabel(t.printColours)).toHaveValue('2');

      const width = design.getByRole('slider', { name: d.width });
      await width.focus();
      await page.keyboard.press('End');
      const widest = Number(await width.inputValue());
      await page.keyboard.press('ArrowLeft');
      await expect(width).toHaveValue(String(widest - 1));
      const across = design.getByRole('slider', { name: d.across });
      await across.focus();
      await page.keyboard.press('End');
      const atTheEdge = await across.inputValue();
      await width.focus();
      await page.keyboard.press('Home');
      await expect(width).toHaveValue('10');

      await page.reload();
      await expect(section.getByRole('slider', { name: d.width })).toHaveValue('10');
      await expect(section.getByRole('slider', { name: d.across })).toHaveValue(atTheEdge);

      const summary = page.getByRole('region', { name: t.summary });
      await summary.getByRole('button').first().click();
      await page.getByRole('button', { name: t.quotation }).click();
      const dialog = page.getByRole('dialog', { name: t.quotationTitle });
      await dialog.getByLabel(t.name).fill('Nadia Rahman');
      await dialog.getByLabel(t.email).fill(`design-${language}@brand.example`);
      await dialog.getByRole('button', { name: t.submit }).click();
      await expect(dialog.getByText(d.mayBeUsedRequired)).toBeVisible();
      const confirmation = dialog.getByRole('checkbox', { name: `${d.mayBeUsed} *` });
      await expect(confirmation).toBeFocused();
      await page.keyboard.press('Space');
      await dialog.getByRole('button', { name: t.submit }).click();

      const brought = page.getByRole('region', { name: requestTexts[language].designs });
      await expect(brought).toContainText(name);
      await expect.poll(() => naturalWidth(brought.locator('img'))).toBeGreaterThan(100);
      expect(await scrollsSideways(page)).toBe(false);
      const [reference = ''] = /TRZ-\d{4}-\d{6}/.exec(await page.locator('main').innerText()) ?? [];
      await page.goto('/calculator');
      await expect(section.getByRole('listitem')).toHaveCount(0);

      await signIn(page);
      await page.goto('/admin/inquiries');
      await page.getByRole('link').or(page.getByRole('row')).filter({ hasText: reference }).first().click();
      const staff = staffTexts[language].designs;
      const panel = page.getByRole('region', { name: staff.title });
      await expect(panel).toContainText(name);
      await expect(panel).toContainText(staff.inks(2));
      await expect.poll(() => naturalWidth(panel.locator('img'))).toBeGreaterThan(100);
      const link = panel.getByRole('link', { name: staff.download });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(await download.failure()).toBeNull();
      // Asked for as it is: a browser without a locale calls a file with such a name `download`.
      const { 'content-disposition': disposition = '' } = (
        await page.request.get((await link.getAttribute('href')) ?? '')
      ).headers();
      expect(decodeURIComponent(disposition)).toBe(`attachment; filename*=UTF-8''${name}`);
    });

    test.describe('refused', () => {
      // The browser reports what the server refuses.
      test.use({ expectedErrors: /422/ });
      test('what cannot be taken is said beside the file, and the others go on', async ({ page }) => {
        const section = await begin(page);
        await add(
          section,
          asFile('empty.png', Buffer.alloc(0)),
          asFile('page.png', Buffer.from('<!doctype html>')),
          asFile('entities.svg', await HOSTILE_FILES['laughs.svg']()),
          asFile('old.psd', Buffer.from('8BPS')),
        );
        const file = (name: string) => section.getByRole('listitem').filter({ hasText: name });
        await expect(file('empty.png')).toContainText(d.failures.empty);
        await expect(file('page.png')).toContainText(d.failures.unknownFormat);
        await expect(file('entities.svg')).toContainText(d.refusals.broken);
        await expect(file('old.psd')).toContainText(d.kept);
        await file('page.png').getByRole('button', { name: d.dismiss }).click();
        await file('old.psd')
          .getByRole('button', { name: d.remove('old.psd') })
          .click();
        await expect(section.getByRole('listitem')).toHaveCount(2);
        await page.reload();
        await expect(section.getByRole('listitem')).toHaveCount(1);
      });
    });
  });
}

test('the preview wears a design in true millimetres, on every garment', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/calculator');
  await chooseHoodie(page, 'en');
  const section = page.getByRole('region', { name: designTexts.en.title });
  await section
    .getByLabel(designTexts.en.choose)
    .setInputFiles([asFile('logo.png', await HONEST_FILES['logo.png']())]);
  const preview = page.getByRole('region', { name: calculatorTexts.en.preview });
  const picture = preview.locator('[data-print] image');
  const garments = (await (await page.request.get('/api/product-types')).json()) as {
    name: string;
    silhouette: Silhouette;
    printAreas: { id: string; place: string; widthMm: number; box: { width: number } }[];
  }[];
  expect(garments).toHaveLength(8);
  for (const { name, silhouette } of garments) {
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    const width = Number(await section.getByRole('slider', { name: designTexts.en.width }).inputValue());
    await expect(picture).toBeVisible();
    // Units of the drawing, by the scale at which the browser has drawn it.
    const units = await picture.evaluate((image: SVGImageElement) => image.width.baseVal.value);
    const drawn = await picture.evaluate((image: SVGImageElement) => {
      const scale = (image.ownerSVGElement?.getScreenCTM()?.a ?? 1) as number;
      return image.getBoundingClientRect().width / scale;
    });
    expect(Math.abs(units * MILLIMETRES_PER_UNIT[silhouette] - width), name).toBeLessThan(1);
    expect(drawn, name).toBeGreaterThanOrEqual(units - 0.5);
  }
});

test('a print area is drawn in its own proportions, and the design follows the finger', async ({ page }) => {
  const FINGER = 40;
  await page.setViewportSize(PHONE);
  await page.goto('/calculator');
  await chooseHoodie(page, 'en');
  const section = page.getByRole('region', { name: designTexts.en.title });
  await section
    .getByLabel(designTexts.en.choose)
    .setInputFiles([asFile('logo.png', await HONEST_FILES['logo.png']())]);
  const garments = (await (await page.request.get('/api/product-types')).json()) as {
    name: string;
    printAreas: { id: string; name: string; widthMm: number; heightMm: number }[];
  }[];
  const areas = garments.find(({ name }) => words.en.product.test(name))?.printAreas ?? [];
  expect(areas.some(({ widthMm, heightMm }) => widthMm < heightMm)).toBe(true);
  const drawing = section.locator('figure svg');
  const design = drawing.locator('g');
  for (const { id, name, widthMm, heightMm } of areas) {
    await section.getByRole('combobox', { name: designTexts.en.area }).selectOption(id);
    await section.getByRole('slider', { name: designTexts.en.width }).fill('20');
    // Away from the bar at the foot of the window.
    await drawing.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { width, height } = (await drawing.boundingBox())!;
    // A border of a pixel goes around it.
    expect((width - 2) / (height - 2), name).toBeCloseTo(widthMm / heightMm, 1);

    const before = (await design.boundingBox())!;
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // As far as the area has room.
    const room = { x: (width - before.width) / 2 - 2, y: (height - before.height) / 2 - 2 };
    const [across, down] = [Math.min(FINGER, room.x), Math.min(FINGER, room.y)];
    await page.mouse.move(x + across, y + down, { steps: 4 });
    await page.mouse.up();
    // It moves by whole millimetres.
    const off = width / widthMm + 0.5;
    await expect
      .poll(async () => Math.abs((await design.boundingBox())!.x - before.x - across), { message: name })
      .toBeLessThan(off);
    expect(Math.abs((await design.boundingBox())!.y - before.y - down), name).toBeLessThan(off);
  }
});

test('every file, honest or hostile, is told of in words, and the price stays', async ({ page }) => {
  const d = designTexts.en;
  const { broken, tooManyPixels, tookTooLong } = d.refusals;
  const UNREADABLE: Record<string, string | RegExp> = {
    ...{ 'bomb.png': tooManyPixels, 'cut.png': broken, 'broken.pdf': broken, 'postscript.ai': d.kept },
    ...{ 'laughs.svg': broken, 'entity.svg': broken, 'circles.pdf': tookTooLong },
    // A quick machine comes to the end of what is drawn before its time is over.
    'uses.svg': new RegExp(`${broken}|${tookTooLong}`),
  };
  // Both of these may take the minute that the server gives a file, one after the other.
  test.setTimeout(6 * MINUTE_MS);
  await page.goto('/calculator');
  await chooseHoodie(page, 'en');
  const section = page.getByRole('region', { name: d.title });
  const total = page.getByRole('region', { name: words.en.summary }).getByText(/58,900\.00/);
  const files = Object.entries({ ...HOSTILE_FILES, ...HONEST_FILES });
  for (let next = 0; next < files.length; next += ARTWORK_LIMITS.files) {
    const some = files.slice(next, next + ARTWORK_LIMITS.files);
    const given = await Promise.all(some.map(async ([name, make]) => asFile(name, await make())));
    await section.getByLabel(d.choose).setInputFiles(given);
    for (const { name } of given) {
      const told = section.getByRole('listitem').filter({ hasText: name });
      const reason = UNREADABLE[name];
      if (reason) await expect(told, name).toContainText(reason, { timeout: 2 * MINUTE_MS });
      else await expect(told.getByRole('slider', { name: d.width }), name).toBeVisible();
      await expect(told.locator('img, image')).toHaveCount(reason ? 0 : 1);
    }
    await expect(total.first()).toBeVisible();
    for (const { name } of given) await section.getByRole('button', { name: d.remove(name) }).click();
    await expect(section.getByRole('listitem')).toHaveCount(0);
  }
});

function naturalWidth(picture: Locator): Promise<number> {
  return picture.evaluate((image: HTMLImageElement) => image.naturalWidth).catch(() => 0);
}
