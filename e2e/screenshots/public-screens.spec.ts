import { expect, test } from '../support/journey.ts';
import { drawScreen } from '../support/pictures.ts';
import { EXPECTED_ON_SCREENS, walkThroughScreens } from '../support/screens.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: EXPECTED_ON_SCREENS });

    test(`pictures of every public screen: ${language}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await walkThroughScreens(page, language, (screen) => drawScreen(page, language, screen));
      expect(await page.title()).not.toBe('');
    });
  });
}
