import { walkThroughCatalogue } from '../support/catalogue.ts';
import { expect, test } from '../support/journey.ts';
import { drawScreen } from '../support/pictures.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of (400|412|503)/ });

    test(`pictures of the catalogue: ${language}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await walkThroughCatalogue(page, language, (screen) => drawScreen(page, language, screen));
      expect(await page.title()).not.toBe('');
    });
  });
}
