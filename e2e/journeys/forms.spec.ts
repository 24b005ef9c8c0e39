import type { Page } from '@playwright/test';
import { words as catalogueWords } from '../support/catalogue.ts';
import { catalogueForms } from '../support/catalogue-forms.ts';
import { tryCalculator } from '../support/calculator-choices.ts';
import { CHOICES, tryDesk, tryFilters, trySearches } from '../support/choices.ts';
import { customerForms } from '../support/customer-forms.ts';
import { lastForms, passwordForm } from '../support/account-forms.ts';
import type { Form, Result } from '../support/form.ts';
import { tryPicture } from '../support/form-picture.ts';
import { tryForm } from '../support/form-trial.ts';
import { publicForms } from '../support/public-forms.ts';
import { expect, test } from '../support/journey.ts';
import { formsInSource } from '../support/source-forms.ts';
import { signIn } from '../support/staff.ts';

const later = expect.configure({ soft: true });

/** Tries one form after the other: what is wrong with one leaves the others their turn. */
class Walk {
  readonly tried: string[] = [];
  readonly #counts = { forms: 0, fields: 0, values: 0 };
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** @param components of the source that are tried with it */
  async at(name: string, components: readonly string[], attempt: () => Promise<Result>): Promise<void> {
    this.tried.push(...components);
    const { fields, values, faults } = await attempt().catch((error: unknown) => ({
      fields: 0,
      values: 0,
      faults: [String(error)],
    }));
    this.#counts.forms += 1;
    this.#counts.fields += fields;
    this.#counts.values += values;
    later(faults, name).toEqual([]);
    // What it has left open is not the next one's.
    if (faults.length > 0) await this.#page.goto('about:blank');
  }

  async through(forms: Record<string, Form>): Promise<void> {
    for (const [name, form] of Object.entries(forms))
      await this.at(name, form.of, () => tryForm(this.#page, form));
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
}

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of (400|401|412|422)/ });
    test.beforeEach(async ({ page }) => {
      test.setTimeout(600_000);
      page.setDefaultTimeout(20_000);
      page.on('dialog', (question) => void question.accept());
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn(page);
    });

    test(`every form of staff keeps what is typed, or says at the field what is wrong: ${language}`, async ({
      page,
      query,
    }) => {
      const walk = new Walk(page);
      const items = await catalogueForms(page, language);
      await walk.through(items);
      for (const [name, form] of Object.entries(items).filter(([, { of }]) => of.includes('PictureUpload'))) {
        if (form.isEdit)
          await walk.at(`${name}, picture`, [], () => tryPicture(page, form, catalogueWords[language]));
      }
      await walk.through(await customerForms(page, language));
      await walk.at('searches', CHOICES.searches, () => trySearches(page));
      await walk.at('filters', CHOICES.filters, () => tryFilters(page));
      await walk.at('desk', CHOICES.desk, () => tryDesk(page, language));
      await walk.through(await lastForms(page, language, query));
      await walk.through({ 'password, change': await passwordForm(page, language, query) });
      walk.end(formsInSource('staff'));
    });

    test(`every form of visitors keeps what is typed, or says at the field what is wrong: ${language}`, async ({
      page,
    }) => {
      const walk = new Walk(page);
      await walk.at('calculator', CHOICES.calculator, () => tryCalculator(page, language));
      await walk.through(publicForms(page, language));
      walk.end(formsInSource('visitors'));
    });
  });
}
