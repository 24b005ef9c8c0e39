import { walkThroughCrm } from '../support/crm.ts';
import { expect, test } from '../support/journey.ts';
import { drawScreen } from '../support/pictures.ts';
import { signIn } from '../support/staff.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`pictures of the CRM: ${language}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn(page);
      await walkThroughCrm(page, language, (screen) => drawScreen(page, language, screen));
      expect(await page.title()).not.toBe('');
    });
  });
}
