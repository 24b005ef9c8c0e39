import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { texts as colourTexts } from '@tiraz/messages/storefront/colour-use';
import { texts as sizesTexts } from '@tiraz/messages/storefront/sizes';
import type { Locator } from '@playwright/test';
import { bare, demo, words } from '../support/calculator.ts';
import { requestPage } from '../support/inquiries.ts';
import { expect, scrollsSideways, test } from '../support/journey.ts';
import { PHONE } from '../support/screens.ts';
import { signIn } from '../support/staff.ts';

const SHIRT = `product=${demo('001')}&fabric=${demo('101')}&fit=${demo('201')}&finishing=${demo('301')}&quantity=100`;
const POLO = `product=${demo('003')}&fabric=${demo('101')}&fit=${demo('201')}&finishing=${demo('301')}&quantity=100`;

/** As a browser hands over what was copied from a sheet. */
async function paste(cell: Locator, text: string): Promise<void> {
  await cell.evaluate((input, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test.describe('in Arabic, on a phone', () => {
  test.use({ language: 'ar', viewport: PHONE });

  test('a table from Excel becomes the sizes of two colourways, and the request page says them', async ({
    page,
  }) => {
    const t = words.ar;
    const sizes = sizesTexts.ar;
    await page.goto(`/ar/calculator?${POLO}`);
    await page.getByRole('checkbox', { name: t.blue, exact: true }).click();
    await page.getByRole('checkbox', { name: 'أبيض', exact: true }).click();
    await page.getByRole('radio', { name: colourTexts.ar.colourways }).check();
    await page.getByRole('radio', { name: sizes.exact }).check();
    const table = page.getByRole('table', { name: sizes.table });
    const first = table.getByRole('textbox').first();
    await first.focus();
    await paste(
      first,
      '\tXS\tS\tM\tL\tXL\t2XL\t3XL\t4XL\t5XL\nأزرق\t٠\t١٠\t٢٠\t٢٠\t١٠\t٥\t٣\t٢\t١\nأبيض\t٥\t١٠\t٢٠\t٢٠\t١٠\t٥\t٠\t٠\t٠',
    );
    // 71 blue and 70 white, of 100.
    await expect(page.getByRole('status').filter({ hasText: sizes.tooMany(41) })).toHaveCount(1);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: sizes.use(141) }).click();
    await expect(page.getByRole('spinbutton', { name: t.quantity })).toHaveAttribute('aria-valuenow', '141');
    await expect(page.getByRole('status').filter({ hasText: sizes.placed(141) })).toHaveCount(1);
    // 10 × 10 + 3 × 20 + 2 × 30 + 1 × 40.
    const summary = page.getByRole('region', { name: t.summary });
    await summary.getByRole('button', { name: t.summary }).click();
    const line = summary.getByText(calculatorTexts.ar.largeSizes).locator('..');
    await expect.poll(async () => bare(await line.innerText())).toContain('٢٦٠٫٠٠ ج.م');
    expect(await scrollsSideways(page)).toBe(false);

    const answer = page.waitForResponse('**/api/inquiries');
    await summary.getByRole('button', { name: t.quotation }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t.name }).fill('منى');
    await dialog.getByRole('textbox', { name: t.email }).fill('mona@brand.example');
    await dialog.getByRole('button', { name: t.submit }).click();
    const { link } = (await (await answer).json()) as { link: string };
    await page.goto(new URL(link).pathname);
    const said = page.getByRole('heading', { name: sizes.title }).locator('..');
    await expect.poll(async () => bare(await said.innerText())).toMatch(/أزرق: S: ١٠، M: ٢٠/);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

test('a ratio is typed with arrows and Enter alone', async ({ page }) => {
  const sizes = sizesTexts.en;
  await page.goto(`/calculator?${SHIRT}`);
  const later = page.getByRole('radio', { name: sizes.later });
  await later.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: sizes.byRatio })).toBeChecked();
  const table = page.getByRole('table', { name: sizes.ratioTable });
  await expect(table).toBeVisible();
  await page.keyboard.press('Tab');
  const cells = table.getByRole('textbox');
  await expect(cells.first()).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1');
  await expect(cells.nth(2)).toHaveValue('1');
  await expect
    .poll(async () => bare(await page.locator('main').innerText()).replaceAll(/[\u2068\u2069]/g, ''))
    .toContain('S: 25, M: 50, L: 25');
});

test('a customer says the sizes by the link', async ({ page }) => {
  const sizes = sizesTexts.en;
  await page.goto(await requestPage(page));
  await page.getByRole('button', { name: sizes.add }).click();
  const dialog = page.getByRole('dialog', { name: sizes.title });
  await dialog.getByRole('radio', { name: colourTexts.en.oneGarment }).check();
  await dialog.getByRole('radio', { name: sizes.byRatio }).check();
  const cells = dialog.getByRole('table', { name: sizes.ratioTable }).getByRole('textbox');
  await cells.nth(2).fill('1');
  await cells.nth(3).fill('1');
  await dialog.getByRole('button', { name: sizes.save }).click();
  await expect(dialog).toHaveCount(0);
  const said = page.getByRole('heading', { name: sizes.title }).locator('..');
  await expect.poll(async () => bare(await said.innerText())).toContain('M: 250, L: 250');
});

test.describe('eight colours by twelve sizes, on a phone', () => {
  test.use({ language: 'ar', viewport: PHONE });
  const sizes = sizesTexts.ar;
  const labels = Array.from({ length: 12 }, (_, index) => String(36 + 2 * index));

  test('fit without scrolling sideways; hints, what is left and what goes with a colour are said', async ({
    page,
  }) => {
    await signIn(page);
    const made = await page.request.post('/api/admin/product-types', {
      data: {
        name: `Abaya in numbers ${Date.now()}`,
        basePrice: '465.00',
        sizes: labels.map((label) => ({ id: label, label, labelAr: '', surcharge: '0.00' })),
      },
    });
    expect(made.status()).toBe(201);
    const { id } = (await made.json()) as { id: string };
    const colours = (await (await page.request.get('/api/colors')).json()) as {
      id: string;
      nameAr: string;
    }[];
    expect(colours).toHaveLength(8);
    const of = SHIRT.replace(demo('001'), id).replace('quantity=100', 'quantity=800');
    await page.goto(`/ar/calculator?${of}&colors=${colours.map((colour) => colour.id).join('.')}&use=ways`);
    await page.getByRole('radio', { name: sizes.exact }).check();
    const table = page.getByRole('table', { name: sizes.table });
    await expect(table.getByRole('textbox')).toHaveCount(12);
    expect(await scrollsSideways(page)).toBe(false);

    // One sheet for all colours: 4 of each size of the first, 9 of each of the others.
    const sheet = [
      `\t${labels.join('\t')}`,
      ...colours.map(
        ({ nameAr }, row) => `${nameAr}\t${labels.map(() => (row === 0 ? '٤' : '٩')).join('\t')}`,
      ),
    ].join('\n');
    const first = table.getByRole('textbox').first();
    await first.focus();
    await paste(first, sheet);
    // 48 and 7 × 108, of 800.
    await expect(page.getByRole('status').filter({ hasText: sizes.tooMany(4) })).toHaveCount(1);
    const editor = page.getByRole('region', { name: calculatorTexts.ar.quantityAndColours });
    const bareText = async () => bare(await editor.innerText());
    await expect
      .poll(bareText)
      .toContain(bare(sizes.fewOfColour({ colour: colours[0]!.nameAr, pieces: sizes.count(48) })));
    await expect.poll(bareText).toContain('أقل من ٥ قطع للمقاس');
    expect(await scrollsSideways(page)).toBe(false);

    await page.getByRole('checkbox', { name: colours[7]!.nameAr, exact: true }).click();
    const gone = bare(sizes.vanished({ colour: colours[7]!.nameAr, pieces: sizes.count(108) }));
    await expect(page.getByRole('alert').filter({ hasText: /١٠٨/ })).toHaveCount(1);
    expect(bare(await page.getByRole('alert').filter({ hasText: /١٠٨/ }).innerText())).toContain(gone);
    await expect(page.getByRole('status').filter({ hasText: sizes.left(104) })).toHaveCount(1);
    await page.request.delete(`/api/admin/product-types/${id}`);
  });
});
