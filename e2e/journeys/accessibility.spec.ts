import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { EXPECTED_ON_SCREENS, LAPTOP, PHONE, walkThroughScreens } from '../support/screens.ts';

async function violations(page: Page): Promise<string[]> {
  // Legacy: in this page, which has no frames, and not by way of a second one.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

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
