import { CHOSEN_AT_ONCE, STAFF_FORMS, VISITORS_FORMS } from '../support/form-groups.ts';
import { Roll, Trying } from '../support/form-walk.ts';
import { expect, test, WALK_MS } from '../support/journey.ts';
import { formsInSource } from '../support/source-forms.ts';
import { signIn } from '../support/staff.ts';

test.use({ expectedErrors: /status of (400|401|403|412|422)/ });
test.beforeEach(async ({ page }) => {
  test.setTimeout(WALK_MS);
  page.setDefaultTimeout(20_000);
  page.on('dialog', (question) => void question.accept());
  await signIn(page);
});

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    for (const [name, tryGroup] of Object.entries({ ...STAFF_FORMS, ...VISITORS_FORMS })) {
      test(`every form of ${name} keeps what is typed, or says at the field what is wrong: ${language}`, async ({
        page,
        query,
      }) => {
        const walk = new Trying(page, language);
        await tryGroup(walk, { page, language, query });
        walk.end();
      });
    }
  });
}

for (const [name, tryGroup] of Object.entries(CHOSEN_AT_ONCE)) {
  test(`what staff search for, choose and upload outlives a reload: ${name}`, async ({ page, query }) => {
    const walk = new Trying(page, 'en');
    await tryGroup(walk, { page, language: 'en', query });
    walk.end();
  });
}

test.describe('the forms of the source', () => {
  // In Arabic the server's own settings are left alone.
  test.use({ language: 'ar' });

  for (const [audience, groups] of [
    ['staff', { ...STAFF_FORMS, ...CHOSEN_AT_ONCE }],
    ['visitors', VISITORS_FORMS],
  ] as const) {
    test(`each is of a group of ${audience} that is tried, and nothing else is`, async ({ page, query }) => {
      const roll = new Roll();
      for (const group of Object.values(groups)) await group(roll, { page, language: 'ar', query });
      expect([...roll.components].sort()).toEqual(formsInSource(audience));
    });
  }
});
