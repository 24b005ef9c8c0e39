import type { Page } from '@playwright/test';
import type { Language } from '@tiraz/contracts/language';
import { words as catalogueWords } from '../support/catalogue.ts';
import { catalogueForms } from '../support/catalogue-forms.ts';
import { tryCalculator } from '../support/calculator-choices.ts';
import { CHOICES, tryDesk, tryFilters, trySearches } from '../support/choices.ts';
import { customerForms } from '../support/customer-forms.ts';
import { DIGEST, tryDigest } from '../support/digest-choice.ts';
import { entryForms } from '../support/entry.ts';
import { factorForms } from '../support/factor-forms.ts';
import { lastForms, nameForm, passwordForm } from '../support/account-forms.ts';
import type { Form, Result, Values } from '../support/form.ts';
import { tryPicture } from '../support/form-picture.ts';
import { mapValues } from '../support/form-places.ts';
import { editEachAlone, lookAgain, tryForm } from '../support/form-trial.ts';
import { brief } from '../support/form-values.ts';
import { PRICE_FORMS, tryPrices } from '../support/prices.ts';
import { passkeyForms } from '../support/passkey-forms.ts';
import { peopleForms } from '../support/people-forms.ts';
import { publicForms } from '../support/public-forms.ts';
import { expect, test, WALK_MS } from '../support/journey.ts';
import { quotationForms } from '../support/quotation-forms.ts';
import { settingsForms } from '../support/settings-forms.ts';
import { viewForms } from '../support/view-forms.ts';
import { formsInSource } from '../support/source-forms.ts';
import { signIn } from '../support/staff.ts';

const later = expect.configure({ soft: true });

/** Tries one form after the other: what is wrong with one leaves the others their turn. */
class Walk {
  readonly tried: string[] = [];
  readonly #counts = { forms: 0, fields: 0, values: 0 };
  readonly #page: Page;
  readonly #language: Language;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
  }

  /** @param components of the source that are tried with it */
  async at(name: string, components: readonly string[], attempt: () => Promise<Result>): Promise<void> {
    this.tried.push(...components);
    this.#counts.forms += 1;
    await this.#judge(name, attempt);
  }

  /** Loads the pages anew only once for all of them, and looks at each before it is changed again. */
  async through(forms: Record<string, Form>): Promise<void> {
    const kept: (readonly [string, Form, Values])[] = [];
    for (const [name, given] of Object.entries(forms)) {
      // What is typed is read alike in both languages, and in full tried in one; in the other, figures in its own digits.
      const fields = this.#language === 'en' ? given.fields : mapValues(given.fields, brief);
      const form = { ...given, fields };
      await this.at(name, form.of, async () => {
        const tried = await tryForm(this.#page, form);
        if (tried.stored && tried.faults.length === 0) kept.push([name, form, tried.stored]);
        return tried;
      });
    }
    const again = kept.filter(([, { isLast }]) => !isLast);
    if (again.length > 0) await this.#page.goto('about:blank');
    for (const [name, form, stored] of again)
      await this.#judge(`${name}, seen again`, () => lookAgain(this.#page, form, stored));
    // What is sent of a change is the same in both languages.
    for (const [name, form, stored] of kept.filter(([, { isEdit }]) => isEdit && this.#language === 'en'))
      await this.#judge(`${name}, one field alone`, () => editEachAlone(this.#page, form, stored));
  }

  /** Fails with the name of a form of the source that was not tried, or that was and is no longer there. */
  end(inSource: string[]): void {
    const { forms, fields, values } = this.#counts;
    test.info().annotations.push({
      type: 'tried',
      description: `${values} values in ${fields} fields of ${forms} forms`,
    });
    later([...new Set(this.tried)].sort(), 'the forms of the source').toEqual(inSource);
  }

  async #judge(name: string, attempt: () => Promise<Result>): Promise<void> {
    const { fields, values, faults } = await attempt().catch((error: unknown) => ({
      fields: 0,
      values: 0,
      faults: [String(error)],
    }));
    this.#counts.fields += fields;
    this.#counts.values += values;
    later(faults, name).toEqual([]);
    // What it has left open is not the next one's.
    if (faults.length > 0) await this.#page.goto('about:blank');
  }
}

test.use({ expectedErrors: /status of (400|401|403|412|422)/ });
test.beforeEach(async ({ page }) => {
  test.setTimeout(WALK_MS);
  page.setDefaultTimeout(20_000);
  page.on('dialog', (question) => void question.accept());
  await signIn(page);
});

const COUNTS_AT_ONCE = [...CHOICES.searches, ...CHOICES.filters, ...CHOICES.desk, ...DIGEST];

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`every form of staff keeps what is typed, or says at the field what is wrong: ${language}`, async ({
      page,
      query,
    }) => {
      const walk = new Walk(page, language);
      await walk.through(await catalogueForms(page, language));
      await walk.through(await customerForms(page, language));
      await walk.through(entryForms(page, language));
      await walk.through(await quotationForms(page, language));
      const settings = await settingsForms(page, language);
      await walk.through(settings.forms);
      await settings.restore();
      await walk.at('prices', PRICE_FORMS, () => tryPrices(page, language));
      await walk.through(viewForms(page, language));
      await walk.through(await peopleForms(page, language));
      await walk.through(await factorForms(page, language, query));
      await walk.through(await passkeyForms(page, language, query));
      await walk.through(await lastForms(page, language, query));
      const password = await passwordForm(page, language, query);
      await walk.through({ 'name, change': nameForm(page), 'password, change': password });
      walk.end(formsInSource('staff').filter((name) => !COUNTS_AT_ONCE.includes(name)));
    });

    test(`every form of visitors keeps what is typed, or says at the field what is wrong: ${language}`, async ({
      page,
    }) => {
      const walk = new Walk(page, language);
      await walk.at('calculator', CHOICES.calculator, () => tryCalculator(page, language));
      await walk.through(publicForms(page, language));
      walk.end(formsInSource('visitors'));
    });
  });
}

test('what staff search for, choose and upload outlives a reload', async ({ page }) => {
  const walk = new Walk(page, 'en');
  for (const [name, form] of Object.entries(await catalogueForms(page, 'en'))) {
    if (form.isEdit && form.of.includes('PictureUpload'))
      await walk.at(`${name}, picture`, [], () => tryPicture(page, form, catalogueWords.en));
  }
  await walk.at('searches', CHOICES.searches, () => trySearches(page));
  await walk.at('filters', CHOICES.filters, () => tryFilters(page));
  await walk.at('desk', CHOICES.desk, () => tryDesk(page, 'en'));
  await walk.at('digest', DIGEST, () => tryDigest(page));
  walk.end(COUNTS_AT_ONCE.toSorted());
});
