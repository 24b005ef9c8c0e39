import {
  CONTACT,
  CONTACT_FIELDS,
  LONGEST_MESSAGE,
  type ContactField,
  type VisitorText,
} from '@tiraz/contracts/contact';
import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { chooseHoodie, enterQuantity, words as calculatorWords } from './calculator.ts';
import type { Form } from './form.ts';
import { mapValues, type Entity } from './form-places.ts';
import { brief, emails, texts } from './form-values.ts';

const contactTrials = (field: ContactField) => {
  const { kind, longest, isRequired = false }: VisitorText = CONTACT[field];
  return kind === 'email' ? emails() : texts({ longest, isRequired, isNumber: kind === 'phone' });
};

/** Both inquiries of a visitor. */
export function publicForms(page: Page, language: Language): Record<string, Form> {
  const t = calculatorWords[language];
  const path = '/calculator';
  const calculator = async () => {
    if (new URL(page.url(), 'http://localhost').pathname.endsWith(path)) return;
    await page.goto(path);
    await chooseHoodie(page, language);
    await enterQuantity(page, language, '500');
    await expect(page.getByRole('button', { name: t.quotation })).toBeEnabled();
  };
  const inquiry = (button: RegExp | string): Form => ({
    of: ['InquiryDialog'],
    opener: async () => {
      await calculator();
      return page.getByRole('button', { name: button });
    },
    form: async () => page.locator('dialog[open]'),
    fields: {
      ...Object.fromEntries(CONTACT_FIELDS.map((field) => [field, contactTrials(field)])),
      message: texts({ longest: LONGEST_MESSAGE, isLong: true }),
    },
    required: CONTACT_FIELDS.filter((field) => 'isRequired' in CONTACT[field]),
    write: { method: 'POST', path: /^\/api\/inquiries$/ },
    stored: async (answer) => {
      const { id } = (await answer.json()) as Entity;
      return (await (await page.request.get(`/api/admin/inquiries/${id}`)).json()) as Entity;
    },
    shownAt: async ({ id }) => {
      await page.goto(`/admin/inquiries/${String(id)}`);
      return page.getByRole('main');
    },
  });
  const sample = inquiry({ en: /^Request Sample/, ar: /^اطلب عينة/ }[language]);
  return {
    'quotation request': inquiry(t.quotation),
    'sample request': { ...sample, fields: mapValues(sample.fields, brief) },
  };
}
