import { walkThroughCrm } from '../support/crm.ts';
import { expect, test } from '../support/journey.ts';
import { LAPTOP, PHONE, settle } from '../support/screens.ts';
import { signIn } from '../support/staff.ts';

const FOLDER = new URL('../test-results/screens/', import.meta.url).pathname;

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`pictures of the CRM: ${language}`, async ({ page }) => {
      test.setTimeout(240_000);
      await signIn(page);
      await walkThroughCrm(page, language, async ({ name, isOverlay }) => {
        for (const size of [PHONE, LAPTOP]) {
          await page.setViewportSize(size);
          await settle(page);
          if (!isOverlay) {
            const height = await page.evaluate(() => document.documentElement.scrollHeight);
            await page.setViewportSize({ ...size, height });
          }
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await page.screenshot({ path: `${FOLDER}${name}-${language}-${colorScheme}-${size.width}.png` });
          }
        }
        await page.setViewportSize(LAPTOP);
      });
      expect(await page.title()).not.toBe('');
    });
  });
}
