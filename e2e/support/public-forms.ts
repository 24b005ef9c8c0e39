import {
  CONTACT,
  CONTACT_FIELDS,
  LONGEST_MESSAGE,
  type ContactField,
  type VisitorText,
} from '@tiraz/contracts/contact';
import type { Language } from '@tiraz/contracts/language';
import { QUOTATION_LIMITS as MOST } from '@tiraz/contracts/quotation';
import { texts as designTexts } from '@tiraz/messages/storefront/designs';
import { texts as quotationTexts } from '@tiraz/messages/storefront/quotation';
import { expect, type Page } from '@playwright/test';
import { chooseHoodie, enterQuantity, words as calculatorWords } from './calculator.ts';
import type { Form } from './form.ts';
import { mapValues, type Entity } from './form-places.ts';
import { brief, emails, texts } from './form-values.ts';
import { quotationOf, quotedPage } from './quotations.ts';

const contactTrials = (field: ContactField) => {
  const { kind, longest, isRequired = false }: VisitorText = CONTACT[field];
  return kind === 'email' ? emails() : texts({ longest, isRequired, isNumber: kind === 'phone' });
};

/** Both inquiries of a visitor, and what a customer answers to a quotation. */
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
    ...answerForms(page, language),
  };
}

function answerForms(page: Page, language: Language): Record<string, Form> {
  const t = quotationTexts[language];
  let quoted: Awaited<ReturnType<typeof quotedPage>> | undefined;
  const answer = (name: string, kind: 'accept' | 'change' | 'decline') => ({
    opener: async () => {
      const button = page.getByRole('article').getByRole('button', { name, exact: true });
      if (!(await button.isVisible())) {
        quoted = await quotedPage(page, { language });
        await page.goto(quoted.path);
      }
      return button;
    },
    form: async () => page.locator('dialog[open]'),
    write: { method: 'POST', path: new RegExp(`^/api/requests/[^/]+/quotation/${kind}$`) },
  });
  const revision = async () => (await quotationOf(page, quoted!.id)).revisions[0]!;
  return {
    'change of a quotation': {
      ...answer(t.askForChange, 'change'),
      of: ['AnswerDialog', 'ChangeDialog'],
      fields: { text: texts({ longest: MOST.changeText, isRequired: true, isLong: true }) },
      // Tried in the calculator.
      others: { [designTexts[language].choose]: undefined },
      required: ['text'],
      stored: async (taken) => ({
        ...((await taken.json()) as { requests: Entity[] }).requests[0]!,
        path: quoted!.path,
      }),
      shownAt: async ({ path }) => {
        await page.goto(String(path));
        return page.getByRole('article');
      },
    },
    'acceptance of a quotation': {
      ...answer(t.accept, 'accept'),
      of: ['AcceptDialog'],
      fields: {
        name: texts({ longest: MOST.name, isRequired: true }),
        position: texts({ longest: MOST.position }),
      },
      others: { isAgreed: (form) => form.getByRole('checkbox').check() },
      required: ['name'],
      stored: async () => (await revision()).acceptance!,
      isLast: true,
    },
    'refusal of a quotation': {
      ...answer(t.decline, 'decline'),
      of: ['DeclineDialog'],
      fields: { note: texts({ longest: MOST.note, isLong: true }) },
      others: { reason: (form) => form.getByRole('radio').last().check() },
      required: [],
      stored: async () => (await revision()).decline!,
      isLast: true,
    },
  };
}
