import { words } from '../support/inquiries.ts';
import { walkThroughInquiries } from '../support/inquiry-screens.ts';
import { expect, test, WALK_MS } from '../support/journey.ts';
import { sweep } from '../support/sweep.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of (412|503)/ });

    test(`axe finds nothing on any screen of the inquiries, in any state, size and theme: ${language}`, async ({
      page,
    }) => {
      test.setTimeout(WALK_MS);
      const opened = new Set<string>();
      await walkThroughInquiries(page, language, sweep(page, language, opened));
      const { owner, changeStatus } = words[language];
      expect([...opened]).toEqual(expect.arrayContaining([owner, changeStatus]));
    });
  });
}
