import { test, WALK_MS } from '../support/journey.ts';
import { EXPECTED_ON_SCREENS, walkThroughScreens } from '../support/screens.ts';
import { sweep } from '../support/sweep.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: EXPECTED_ON_SCREENS });

    test('axe finds nothing on any public screen, in any state, size and theme', async ({ page }) => {
      test.setTimeout(WALK_MS);
      await walkThroughScreens(page, language, sweep(page, language));
    });
  });
}
