import { expect, test } from '../support/journey.ts';
import { EXPECTED_ON_SCREENS, LAPTOP, PHONE, settle, walkThroughScreens } from '../support/screens.ts';

/** Not kept in the repository: to be looked at after a change, one by one. */
const FOLDER = new URL('../test-results/screens/', import.meta.url).pathname;

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: EXPECTED_ON_SCREENS });

    test(`pictures of every public screen: ${language}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await walkThroughScreens(page, language, async ({ name, sizes = [PHONE, LAPTOP], isOverlay }) => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          await settle(page);
          if (!isOverlay) {
            // In a window as high as the page, what sticks to its edges lies where it belongs.
            const height = await page.evaluate(() => document.documentElement.scrollHeight);
            await page.setViewportSize({ ...size, height });
          }
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            const file = `${name}-${language}-${colorScheme}-${size.width}.png`;
            await page.screenshot({ path: `${FOLDER}${file}`, caret: 'initial' });
          }
        }
        await page.setViewportSize(LAPTOP);
      });
      expect(await page.title()).not.toBe('');
    });
  });
}
