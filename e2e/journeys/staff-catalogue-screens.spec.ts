import { violations } from '../support/axe.ts';
import { walkThroughCatalogue } from '../support/catalogue.ts';
import { expect, scrollsSideways, test } from '../support/journey.ts';
import { LAPTOP, PHONE } from '../support/screens.ts';

/** Every size and theme, shared out between the languages: each look takes its time. */
const LOOKS = {
  en: [
    [PHONE, 'dark'],
    [LAPTOP, 'light'],
  ],
  ar: [
    [PHONE, 'light'],
    [LAPTOP, 'dark'],
  ],
} as const;

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of (412|503)/ });

    test(`axe finds nothing on any screen or dialog of the catalogue: ${language}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await walkThroughCatalogue(page, language, async ({ name }) => {
        for (const [size, colorScheme] of LOOKS[language]) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect.soft(await scrollsSideways(page), `${name} ${size.width}`).toBe(false);
          expect.soft(await violations(page), `${name} ${colorScheme} ${size.width}`).toEqual([]);
        }
        await page.setViewportSize(LAPTOP);
      });
    });
  });
}
