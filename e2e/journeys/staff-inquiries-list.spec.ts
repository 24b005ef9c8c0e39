import type { Page } from '@playwright/test';
import type { InquirySummary } from '@tiraz/api-client/staff';
import { ownWord, sendInquiries, words } from '../support/inquiries.ts';
import { expect, scrollsSideways, test } from '../support/journey.ts';
import { signIn } from '../support/staff.ts';

/** Pixels: how high a row may be, and the line below it. */
const HIGHEST = [
  { width: 1280, height: 800, roomy: 66, dense: 46 },
  { width: 768, height: 1024, roomy: 96, dense: 60 },
  { width: 360, height: 740, roomy: 360, dense: 360 },
];

/** The longest that the list says of the time of a first answer. */
async function haveAllWait(page: Page): Promise<void> {
  await page.route('**/api/admin/inquiries?*', async (route) => {
    const response = await route.fetch();
    const dueAt = new Date(Date.now() + 30 * 60 * 1000).toISOString();
    const inquiries = (await response.json()) as InquirySummary[];
    await route.fulfill({
      response,
      json: inquiries.map((inquiry) => ({ ...inquiry, waiting: { dueAt, state: 'soon' } })),
    });
  });
}

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`rows of both heights keep to them and name the garment, at every width: ${language}`, async ({
      page,
    }) => {
      const t = words[language];
      const word = ownWord();
      await sendInquiries(page, [
        { customerCompany: word, customerName: 'Abdullah Al-Qahtani' },
        { customerCompany: word, customerName: 'سلمى إبراهيم' },
      ]);
      await signIn(page);
      await haveAllWait(page);
      for (const density of ['roomy', 'dense'] as const) {
        await page.addInitScript((kept) => localStorage.setItem('tiraz.density', kept), density);
        await page.goto(`/admin/inquiries?q=${word}`);
        await expect(page.getByText(t.results(2))).toBeVisible();
        for (const { width, height, ...highest } of HIGHEST) {
          const where = `${density} ${width}`;
          await page.setViewportSize({ width, height });
          await expect.poll(() => scrollsSideways(page), where).toBe(false);
          const rows = page.locator('tbody tr');
          for (const row of await rows.all()) {
            expect((await row.boundingBox())?.height, where).toBeLessThanOrEqual(highest[density]);
            expect(await isRead(row.getByText(t.hoodie, { exact: true })), where).toBe(true);
          }
        }
      }
      // The list may be asked for once more as the page is left.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    test(`an option of a filter says how many there are, on a phone as well: ${language}`, async ({
      page,
    }) => {
      const t = words[language];
      const word = ownWord();
      await sendInquiries(page, [{ customerCompany: word }, { customerCompany: word }]);
      await signIn(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/admin/inquiries?q=${word}`);
      await expect(page.getByText(t.results(2))).toBeVisible();
      await page.getByRole('button', { name: t.filters, exact: true }).click();
      await page.getByRole('search').getByRole('combobox', { name: t.owner }).click();
      const option = (name: string) => page.locator('.ant-select-item-option').filter({ hasText: name });
      await expect(option(t.nobody)).toHaveText(`${t.nobody}${language === 'ar' ? '٢' : '2'}`);
      await expect(option(t.me)).toHaveText(`${t.me}${language === 'ar' ? '٠' : '0'}`);
      await expect(option(t.nobody)).toBeInViewport({ ratio: 1 });
      expect(await scrollsSideways(page)).toBe(false);
      await option(t.me).click();
      await expect(page.getByText(t.none)).toBeVisible();
    });
  });
}

/** Whether all words of a text lie in what holds them; the boxes of their letters are higher than their line. */
function isRead(text: ReturnType<Page['locator']>): Promise<boolean> {
  return text.evaluate((shown) => {
    const inner = shown.getBoundingClientRect();
    const outer = shown.parentElement!.getBoundingClientRect();
    const middle = (inner.top + inner.bottom) / 2;
    return (
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      middle > outer.top &&
      middle < outer.bottom
    );
  });
}
