import type { Page } from '@playwright/test';
import type { Language } from '@tiraz/contracts/language';
import { lastForms, nameForm, passwordForm } from './account-forms.ts';
import { tryCalculator } from './calculator-choices.ts';
import { words as catalogueWords } from './catalogue.ts';
import { catalogueForms } from './catalogue-forms.ts';
import { CHOICES, tryDesk, tryFilters, trySearches } from './choices.ts';
import { customerForms } from './customer-forms.ts';
import { DIGEST, tryDigest } from './digest-choice.ts';
import { entryForms } from './entry.ts';
import { factorForms } from './factor-forms.ts';
import { tryPicture } from './form-picture.ts';
import type { Query } from './form-places.ts';
import type { Walk } from './form-walk.ts';
import { passkeyForms } from './passkey-forms.ts';
import { peopleForms } from './people-forms.ts';
import { PRICE_FORMS, tryPrices } from './prices.ts';
import { publicForms } from './public-forms.ts';
import { quotationForms } from './quotation-forms.ts';
import { settingsForms } from './settings-forms.ts';
import { viewForms } from './view-forms.ts';

interface Place {
  page: Page;
  language: Language;
  query: Query;
}
type Groups = Readonly<Record<string, (walk: Walk, place: Place) => Promise<void>>>;

/** The forms of staff, in groups of which each has a journey of its own: all of them would be one of many minutes. */
export const STAFF_FORMS: Groups = {
  catalogue: async (walk, { page, language }) => walk.through(await catalogueForms(page, language)),
  customers: async (walk, { page, language }) => walk.through(await customerForms(page, language)),
  inquiries: async (walk, { page, language }) => {
    await walk.through(entryForms(page, language));
    await walk.through(await quotationForms(page, language));
    await walk.through(viewForms(page, language));
  },
  settings: async (walk, { page, language }) => {
    const { forms, restore } = await settingsForms(page, language);
    await walk.through(forms);
    await restore();
  },
  prices: (walk, { page, language }) => walk.at('prices', PRICE_FORMS, () => tryPrices(page, language)),
  accounts: async (walk, { page, language, query }) => {
    await walk.through(await peopleForms(page, language));
    await walk.through(await factorForms(page, language, query));
    await walk.through(await passkeyForms(page, language, query));
    await walk.through(await lastForms(page, language, query));
    const password = await passwordForm(page, language, query);
    await walk.through({ 'name, change': nameForm(page), 'password, change': password });
  },
};

export const VISITORS_FORMS: Groups = {
  visitors: async (walk, { page, language }) => {
    await walk.at('calculator', CHOICES.calculator, () => tryCalculator(page, language));
    await walk.through(publicForms(page, language));
  },
};

/** What staff search for, choose and upload: it counts at once, in whichever language. */
export const CHOSEN_AT_ONCE: Groups = {
  pictures: async (walk, { page }) => {
    for (const [name, form] of Object.entries(await catalogueForms(page, 'en'))) {
      if (form.isEdit && form.of.includes('PictureUpload'))
        await walk.at(`${name}, picture`, [], () => tryPicture(page, form, catalogueWords.en));
    }
  },
  choices: async (walk, { page }) => {
    await walk.at('searches', CHOICES.searches, () => trySearches(page));
    await walk.at('filters', CHOICES.filters, () => tryFilters(page));
    await walk.at('desk', CHOICES.desk, () => tryDesk(page, 'en'));
    await walk.at('digest', DIGEST, () => tryDigest(page));
  },
};
