import { LayoutLook, PHONE_SIZES, SIZES } from '../support/layout.ts';
import { walkThroughPublicLayout } from '../support/public-layout-walk.ts';
import { LAYERS } from '../support/layers.ts';
import { walkThroughStaffLayout } from '../support/staff-layout-walk.ts';
import { expect, test, WALK_MS } from '../support/journey.ts';
import { strayTexts } from '../support/user-texts.ts';
import { layersInSource, routesInSource } from '../support/source-forms.ts';

const WALKS = { visitors: walkThroughPublicLayout, staff: walkThroughStaffLayout };

for (const who of ['visitors', 'staff'] as const) {
  for (const language of ['en', 'ar'] as const) {
    test.describe(language, () => {
      test.use({ language, expectedErrors: /status of (401|403|404|412|422)/ });

      test(`all that ${who} see can be read and pressed at every size, with the longest texts: ${language}`, async ({
        page,
        query,
      }) => {
        test.setTimeout(WALK_MS);
        page.setDefaultTimeout(20_000);
        page.on('dialog', (question) => void question.accept());
        const look =
          who === 'staff' ? new LayoutLook(page, SIZES, strayTexts) : new LayoutLook(page, PHONE_SIZES);
        await WALKS[who](page, language, look, query);
        test.info().annotations.push({ type: 'looked at', description: look.counts() });
        expect(look.faults).toEqual([]);
        const unseen = routesInSource()[who].filter((route) => !look.hasShown(route));
        expect(unseen, 'the pages of the source').toEqual([]);
      });
    });
  }
}

test('what lies over a page is looked at, whichever part of the source lays it there', () => {
  expect(Object.keys(LAYERS).sort()).toEqual(layersInSource());
});
