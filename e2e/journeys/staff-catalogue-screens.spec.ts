import { walkThroughCatalogue } from '../support/catalogue.ts';
import { test, WALK_MS } from '../support/journey.ts';
import { sweep } from '../support/sweep.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of (412|503)/ });

    test(`axe finds nothing on any screen or dialog of the catalogue: ${language}`, async ({ page }) => {
      test.setTimeout(WALK_MS);
      await walkThroughCatalogue(page, language, sweep(page, language));
    });
  });
}
