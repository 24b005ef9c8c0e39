import { test, type Page } from '@playwright/test';
import type { Language } from '@tiraz/contracts/language';
import type { Form, Result, Values } from './form.ts';
import { mapValues } from './form-places.ts';
import { editEachAlone, lookAgain, tryForm } from './form-trial.ts';
import { brief } from './form-values.ts';
import { expect } from './journey.ts';

const later = expect.configure({ soft: true });

/** What goes from one form to the next. */
export interface Walk {
  /** @param components of the source that are tried with it */
  at(name: string, components: readonly string[], attempt: () => Promise<Result>): Promise<void>;
  through(forms: Readonly<Record<string, Form>>): Promise<void>;
}

/** Only notes which components of the source would be tried. */
export class Roll implements Walk {
  readonly components = new Set<string>();

  async at(_: string, components: readonly string[]): Promise<void> {
    for (const component of components) this.components.add(component);
  }

  async through(forms: Readonly<Record<string, Form>>): Promise<void> {
    for (const [name, form] of Object.entries(forms)) await this.at(name, form.of);
  }
}

/** Tries one form after the other: what is wrong with one leaves the others their turn. */
export class Trying implements Walk {
  readonly #counts = { forms: 0, fields: 0, values: 0 };
  readonly #page: Page;
  readonly #language: Language;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
  }

  async at(name: string, _: readonly string[], attempt: () => Promise<Result>): Promise<void> {
    this.#counts.forms += 1;
    await this.#judge(name, attempt);
  }

  /** Loads the pages anew only once for all of them, and looks at each before it is changed again. */
  async through(forms: Readonly<Record<string, Form>>): Promise<void> {
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

  end(): void {
    const { forms, fields, values } = this.#counts;
    const description = `${values} values in ${fields} fields of ${forms} forms`;
    test.info().annotations.push({ type: 'tried', description });
    expect(forms, 'the forms that were tried').toBeGreaterThan(0);
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
