import { texts } from '@tiraz/messages/admin-remote/board';
import { texts as inquiryTexts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as statusTexts } from '@tiraz/messages/inquiry/statuses';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { ownWord, sayWhy, sendInquiries } from '../support/inquiries.ts';
import { signIn } from '../support/staff.ts';

const column = (page: Page, status: string) => page.locator(`[data-column="${status}"]`);
const card = (within: Page | Locator, name: string) => within.locator('[data-card]', { hasText: name });

const inFigures = (amount: string, language: 'en' | 'ar') =>
  language === 'en'
    ? amount
    : amount.replace(/[\d.,]/g, (sign) => ({ '.': '٫', ',': '٬' })[sign] ?? '٠١٢٣٤٥٦٧٨٩'[Number(sign)]!);

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    // The browser begins no drag where the page scrolls under the pressed pointer: all of the board is in sight.
    test.use({ language, expectedErrors: /status of 412/, viewport: { width: 1280, height: 1100 } });

    test(`the board moves inquiries by pointer and by keys alone: ${language}`, async ({ page, query }) => {
      const [t, i, statuses] = [texts[language], inquiryTexts[language], statusTexts[language]];
      await signIn(page);
      const word = ownWord();
      const sent = await sendInquiries(
        page,
        ['Aida', 'Basma', 'Carmen'].map((customerName) => ({ customerName, customerCompany: word })),
      );
      const stored = async (place: number) => {
        const [row] = await query('select status, lost from inquiries where id = $1', [sent[place]!.id]);
        return [row?.status, row?.lost];
      };
      await page.goto(`/admin/inquiries/board?q=${word}`);
      await expect(column(page, 'new').locator('[data-card]')).toHaveCount(3);
      const [sum] = await query(
        `select to_char(sum(value), 'FM999,999,999.00') as egp from inquiries where id = any($1)`,
        [sent.map(({ id }) => id)],
      );
      await expect(column(page, 'new').getByRole('heading')).toContainText(
        inFigures(String(sum?.egp), language),
      );

      await card(page, 'Carmen').dragTo(column(page, 'quoted'));
      await expect(card(column(page, 'quoted'), 'Carmen')).toBeVisible();
      expect((await stored(2))[0]).toBe('quoted');
      // Each column is read by itself: the one that it left may be the later one.
      await expect(card(page, 'Carmen')).toHaveCount(1);
      // Onto no column.
      await card(page, 'Carmen').dragTo(page.getByRole('heading', { level: 1 }));
      expect((await stored(2))[0]).toBe('quoted');

      await page.keyboard.press('Tab');
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('j');
      await page.keyboard.press('ArrowDown');
      await expect(card(page, 'Basma').getByRole('link')).toBeFocused();
      await page.keyboard.press('s');
      await expect(page.getByRole('list', { name: t.moveTo })).toBeVisible();
      await expect(page.getByRole('button', { name: statuses.in_progress, exact: true })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(card(column(page, 'in_progress'), 'Basma').getByRole('link')).toBeFocused();
      // To the column before it as one reads.
      await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
      await expect(card(page, 'Aida').getByRole('link')).toBeFocused();
      await page.keyboard.press('r');
      await sayWhy(page, language, 'Season over');
      await expect(card(column(page, 'rejected'), 'Aida').getByRole('link')).toBeFocused();
      expect(await stored(0)).toEqual(['rejected', { reason: 'other', note: 'Season over' }]);
      await page.keyboard.press('z');
      await expect(card(column(page, 'new'), 'Aida')).toBeVisible();
      expect(await stored(0)).toEqual(['new', null]);

      // Somebody else is quicker by a moment, so that no live change can have told the board.
      await page.route(`**/api/admin/inquiries/${sent[0]!.id}**`, async (route) => {
        if (route.request().method() !== 'GET')
          await query(`update inquiries set status = 'closed', version = version + 1 where id = $1`, [
            sent[0]!.id,
          ]);
        await route.continue();
      });
      await card(page, 'Aida').dragTo(column(page, 'quoted'));
      await expect(page.getByRole('dialog')).toContainText(statuses.closed);
      await page.keyboard.press('Escape');
      expect((await stored(0))[0]).toBe('closed');

      await page.setViewportSize({ width: 360, height: 740 });
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(scrolls).toBe(false);
      await page.getByRole('link', { name: t.asList }).click();
      await expect(page.getByRole('heading', { level: 1, name: i.listTitle })).toBeVisible();
      await expect(page).toHaveURL(`/admin/inquiries?q=${word}`);
    });
  });
}
