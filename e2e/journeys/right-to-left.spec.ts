import type { Page, Request } from '@playwright/test';
import { bare, chooseHoodie, enterQuantity, words } from '../support/calculator.ts';
import { isMirrored, leftEdges, reach } from '../support/geometry.ts';
import { expect, test } from '../support/journey.ts';
import { comeWithoutLists } from '../support/without-lists.ts';

/** Text that falls to pieces in a line of Arabic: nothing around it may reorder it. */
const FRAGILE = /[\w.+-]+@[\w.-]+|https?:\/\/\S+|TRZ-[\d-]+|\+\d[\d ]{6,}|\d+\s?%/.source;

/** Text nodes in view of whoever reads, with something fragile in them that is not isolated. */
async function unisolated(page: Page): Promise<{ fragile: number; faults: string[] }> {
  return page.evaluate((source) => {
    const fragile = new RegExp(source, 'g');
    const isolated = new RegExp(`[\\u2066-\\u2068](?:${source})\\u2069`, 'g');
    const faults: string[] = [];
    let count = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      const parent = texts.currentNode.parentElement;
      const found = text.match(fragile) ?? [];
      if (found.length === 0 || parent?.closest('script, style')) continue;
      count += found.length;
      const stray = text.replace(isolated, '').match(fragile);
      const isAlone = parent?.matches('bdi, [dir]') && found[0] === text.trim();
      if (stray && !isAlone) faults.push(text);
    }
    return { fragile: count, faults };
  }, FRAGILE);
}

async function choosePrice(page: Page, language: 'en' | 'ar') {
  await page.goto('/calculator');
  await chooseHoodie(page, language);
  await enterQuantity(page, language, '500');
  await expect(page.getByRole('heading', { name: words[language].productionRange })).toBeVisible();
}

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });
  const t = words.ar;

  test('addresses and percentages are isolated from the text around them', async ({ page }) => {
    for (const [path, least] of [
      ['/about', 2],
      ['/calculator', 1],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const { fragile, faults } = await unisolated(page);
      expect(fragile, `${path} has some`).toBeGreaterThanOrEqual(least);
      expect(faults, path).toEqual([]);
    }
    // On the calculator they are in the signs of Arabic, which belong to its own order: the sign on the left.
    const blend = page.getByText('٩٥٪');
    const [ninetyFive, itsSign] = await leftEdges(blend.locator('xpath=..'), ['٩٥', '٪']);
    expect(itsSign).toBeLessThan(ninetyFive!);
  });

  test('whatever digits are typed, only ASCII ones leave the browser', async ({ page }) => {
    const bodies: string[] = [];
    page.on('request', (request: Request) => {
      const body = request.method() === 'POST' ? request.postData() : null;
      if (body) bodies.push(body);
    });
    await page.goto('/calculator');
    await chooseHoodie(page, 'ar');
    const summary = page.getByRole('region', { name: t.summary });
    await enterQuantity(page, 'ar', '٢٧٠');
    await expect.poll(() => bodies.join()).toContain('"quantity":270');
    await expect(summary).toContainText('٢٧٠ قطعة');
    await enterQuantity(page, 'ar', '۳۶۰');
    await expect.poll(() => bodies.join()).toContain('"quantity":360');
    await expect(summary).toContainText('٣٦٠ قطعة');

    await summary.getByRole('button', { name: t.quotation }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.name).fill('سارة');
    await dialog.getByLabel(t.email).fill('digits@brand.example');
    await dialog.getByLabel(t.phone).fill('+٢٠ ۱۰۰ ١٢٣ ٤٥٦٧');
    await dialog.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(t.sent).first()).toBeVisible();

    expect(bodies.filter((body) => /[٠-٩۰-۹]/.test(body))).toEqual([]);
    expect(JSON.parse(bodies.at(-1)!)).toMatchObject({ quantity: 360, customerPhone: '+20 100 123 4567' });
  });

  test('a name that nobody has translated is shown in English and marked as such', async ({ page }) => {
    await comeWithoutLists(page);
    await page.route('**/api/product-types', async (route) => {
      const response = await route.fetch();
      const items = (await response.json()) as { name: string; nameAr: string }[];
      await route.fulfill({
        response,
        json: items.map((item) => ({ ...item, nameAr: item.name === 'Abaya' ? ' ' : item.nameAr })),
      });
    });
    await page.goto('/calculator');
    const abaya = page.getByRole('radio', { name: /Abaya/ });
    await abaya.check();
    const names = page.getByText('Abaya', { exact: true });
    await expect(names).toHaveCount(2); // on the tile and in the summary
    for (const name of await names.all()) await expect(name).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('radio', { name: t.product })).toBeVisible();
  });

  test('the band runs with the text; the mark, the garments and the ticks do not turn', async ({ page }) => {
    await choosePrice(page, 'ar');
    const header = page.getByRole('banner');
    expect(await isMirrored(header.locator('> svg').last())).toBe(true);
    expect(await isMirrored(header.getByRole('link').first().locator('svg'))).toBe(false);
    const blue = page.locator('label', { has: page.getByRole('checkbox', { name: t.blue, exact: true }) });
    expect(await isMirrored(blue.locator('svg path').last())).toBe(false);
    const hoodie = page.locator('label', { has: page.getByRole('radio', { name: t.product }) });
    expect(await isMirrored(hoodie.locator('svg').first())).toBe(false);
  });
});

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const t = words[language];

    test(`prices in ${language}: the symbol where that language has it`, async ({ page }) => {
      await page.goto('/calculator');
      const number = { en: '430.00', ar: '٤٣٠٫٠٠' }[language];
      const price = page.getByRole('radio', { name: t.product }).locator('xpath=..').getByText(number);
      await expect(price).toBeVisible();
      expect(bare(await price.innerText())).toContain({ en: 'ج.م 430.00', ar: '٤٣٠٫٠٠ ج.م' }[language]);
      // In English before the number, in Arabic after it: on its left in both.
      const [symbol, figure] = await leftEdges(price, ['ج.م', number]);
      expect(symbol).toBeLessThan(figure!);
    });

    test(`what is typed in ${language} runs in its own direction`, async ({ page }) => {
      await choosePrice(page, language);
      await page.getByRole('button', { name: t.quotation }).click();
      const dialog = page.getByRole('dialog');
      const directionOf = (label: string) =>
        dialog.getByLabel(label).evaluate((field) => getComputedStyle(field).direction);
      for (const label of [t.name, t.company, t.message]) {
        await dialog.getByLabel(label).fill('دار نسيج Nile');
        expect(await directionOf(label), label).toBe('rtl');
        await dialog.getByLabel(label).fill('Nile دار نسيج');
        expect(await directionOf(label), label).toBe('ltr');
      }
      expect([await directionOf(t.email), await directionOf(t.phone)]).toEqual(['ltr', 'ltr']);
    });
  });
}

test.describe('mirrored', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('Arabic mirrors English: header, steps, form, summary card, dialog and toast', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const measure = async (language: 'en' | 'ar') => {
      const t = words[language];
      await page.goto(`/${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const header = page.getByRole('banner');
      const steps = page.getByRole('main').locator('ol > li');
      const reached: Record<string, { start: number; end: number }> = {
        header: await reach(header.locator('> div')),
        firstStep: await reach(steps.first()),
        lastStep: await reach(steps.last()),
      };
      // Words are as long as they are; where they begin and end is what mirrors.
      const brandStart = (await reach(header.getByRole('link').first())).start;
      const languagesEnd = (await reach(header.getByRole('group'))).end;

      await choosePrice(page, language);
      reached.form = await reach(page.getByRole('region', { name: t.productType }));
      reached.tile = await reach(
        page.locator('label', { has: page.getByRole('radio', { name: t.product }) }),
      );
      reached.summary = await reach(page.getByRole('region', { name: t.summary }));
      await page.getByRole('button', { name: t.quotation }).click();
      const dialog = page.getByRole('dialog');
      reached.dialog = await reach(dialog);
      reached.firstField = await reach(dialog.getByLabel(t.name));
      await page.route('**/api/inquiries', (route) => route.fulfill({ status: 503 }));
      await dialog.getByLabel(t.name).fill('Nadia');
      await dialog.getByLabel(t.email).fill('nadia@brand.example');
      await dialog.getByRole('button', { name: t.submit }).click();
      const toast = page.getByRole('listitem').filter({ hasText: t.failed });
      await expect(toast).toBeVisible();
      reached.toast = await reach(toast);
      return { ...reached, brandStart, languagesEnd };
    };
    const [english, arabic] = [await measure('en'), await measure('ar')];
    const flat = (measured: object) =>
      Object.entries(measured).flatMap(([part, value]: [string, number | { start: number; end: number }]) =>
        typeof value === 'number'
          ? [[part, value] as const]
          : Object.entries(value).map(([edge, px]) => [`${part} ${edge}`, px] as const),
      );
    const arabicEdges = Object.fromEntries(flat(arabic));
    const apart = flat(english).filter(([edge, px]) => Math.abs(px - arabicEdges[edge]!) > 2);
    expect(apart.map(([edge, px]) => `${edge}: ${px} against ${arabicEdges[edge]}`)).toEqual([]);
  });
});
