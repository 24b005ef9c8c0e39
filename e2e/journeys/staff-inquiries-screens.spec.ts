import { violations } from '../support/axe.ts';
import { walkThroughInquiries } from '../support/inquiry-screens.ts';
import { expect, scrollsSideways, test } from '../support/journey.ts';
import { LAPTOP, PHONE } from '../support/screens.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of (412|503)/ });

    test(`axe finds nothing on any screen of the inquiries, in any state, size and theme: ${language}`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await walkThroughInquiries(page, language, async ({ name }) => {
        for (const size of [PHONE, LAPTOP]) {
          await page.setViewportSize(size);
          expect.soft(await scrollsSideways(page), `${name} ${size.width}`).toBe(false);
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
