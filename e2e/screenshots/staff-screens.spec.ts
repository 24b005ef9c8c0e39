import { walkThroughInquiries } from '../support/inquiry-screens.ts';
import { expect, test } from '../support/journey.ts';
import { drawScreen } from '../support/pictures.ts';
import { walkThroughStaffShell } from '../support/staff-screens.ts';

/** Every part of the staff area has its walk. */
const walks = { shell: walkThroughStaffShell, inquiries: walkThroughInquiries };

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of (401|412|503)/ });

    for (const [name, walk] of Object.entries(walks)) {
      test(`pictures of the staff area, ${name}: ${language}`, async ({ page }) => {
        test.setTimeout(300_000);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await walk(page, language, (screen) => drawScreen(page, language, screen));
        expect(await page.title()).not.toBe('');
      });
    }
  });
}
