import { violations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { EXPECTED_ON_SCREENS, LAPTOP, PHONE, walkThroughScreens } from '../support/screens.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: EXPECTED_ON_SCREENS });

    test('axe finds nothing on any public screen, in any state, size and theme', async ({ page }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await walkThroughScreens(page, language, async ({ name, sizes = [PHONE, LAPTOP] }) => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            expect.soft(await violations(page), `${name} ${colorScheme} ${size.width}`).toEqual([]);
          }
        }
        await page.setViewportSize(LAPTOP);
      });
    });
  });
}
