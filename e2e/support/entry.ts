import {
  CONTACT,
  CONTACT_FIELDS,
  LONGEST_MESSAGE,
  type ContactField,
  type VisitorText,
} from '@tiraz/contracts/contact';
import type { Language } from '@tiraz/contracts/language';
import { MAXIMUM_PRINT_COLOURS, MAXIMUM_QUANTITY, MINIMUM_ORDER_QUANTITY } from '@tiraz/contracts/selection';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts } from '@tiraz/messages/admin-remote/new-inquiry';
import { texts as contactTexts } from '@tiraz/messages/shared/contact';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Form } from './form.ts';
import type { Entity } from './form-places.ts';
import { brief, emails, texts as anyText, wholes, type Trials } from './form-values.ts';

export const words = {
  en: { ...texts.en, details: detailsTexts.en, contact: contactTexts.en },
  ar: { ...texts.ar, details: detailsTexts.ar, contact: contactTexts.ar },
};

/** The form in which staff enter an inquiry. */
export const entryForm = (page: Page) => page.locator('main form');

export async function openEntry(page: Page, search = ''): Promise<void> {
  await page.goto(`/admin/inquiries/new${search}`);
  await expect(entryForm(page)).toBeVisible();
}

type List = 'product-types' | 'fabrics' | 'fits' | 'finishing-qualities' | 'print-types' | 'colors';

/** What the catalogue calls in this language what is called so in English. */
async function nameOf(page: Page, list: List, name: string, language: Language): Promise<string> {
  const items = (await (await page.request.get(`/api/${list}`)).json()) as { name: string; nameAr: string }[];
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`there is no ${name}`);
  return language === 'ar' ? item.nameAr : item.name;
}

/** Fills in the fields that are chosen from, each from its own list. */
function choosing(language: Language) {
  const { details, printType } = words[language];
  const from = (list: List, label: string, name: string) => async (form: Locator) => {
    const page = form.page();
    await form.getByLabel(label, { exact: true }).click();
    const shown = page.locator('.ant-select-dropdown:visible');
    await shown.getByTitle(await nameOf(page, list, name, language), { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
  };
  return {
    productTypeId: from('product-types', details.productType, 'Hoodie'),
    fabricId: from('fabrics', details.fabric, 'Brushed Fleece'),
    fitId: from('fits', details.fit, 'Oversized'),
    finishingQualityId: from('finishing-qualities', details.finishing, 'Premium'),
    printTypeId: from('print-types', printType, 'Puff Print'),
    blue: from('colors', details.colours, 'Blue'),
    white: from('colors', details.colours, 'White'),
  };
}

/** 500 hoodies with a print in two colours, as somebody asks for them on the telephone. */
export async function fillEntry(page: Page, language: Language): Promise<void> {
  const t = words[language];
  const form = entryForm(page);
  await form.getByRole('textbox', { name: t.quantity }).fill(language === 'ar' ? '٥٠٠' : '500');
  await form.getByRole('button', { name: t.addPrint }).click();
  await form.getByRole('textbox', { name: t.printColours }).fill('2');
  for (const choose of Object.values(choosing(language))) await choose(form);
  // A price that is not of these choices is dimmed.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

const contactTrials = (field: ContactField): Trials => {
  const { kind, longest, isRequired = false }: VisitorText = CONTACT[field];
  return kind === 'email' ? emails() : anyText({ longest, isRequired, isNumber: kind === 'phone' });
};

/** As they are, with another number in Arabic digits than eighteen, which is not within the limits. */
function inDigits({ all, plain }: Trials, typed: string, number: number): Trials {
  const other = { typed, kept: [number] };
  return { all: all.map((trial) => (trial.kept?.includes(18) ? other : trial)), plain };
}

/** What is asked for on the telephone. */
export function entryForms(page: Page, language: Language): Record<string, Form> {
  const t = words[language];
  const { blue: _, white: __, ...choices } = choosing(language);
  return {
    'inquiry, entered': {
      of: [
        ...['InquiryEntry', 'CustomerFields', 'ContactItem', 'GarmentFields', 'ChoiceItem', 'KindField'],
        ...['QuantityField', 'PrintsField', 'MessageField'],
      ],
      form: async () => {
        // One that is saved leads to its page.
        await expect(page).not.toHaveURL(/\/admin\/inquiries\/new$/);
        await openEntry(page);
        await entryForm(page).getByRole('button', { name: t.addPrint }).click();
        return entryForm(page);
      },
      fields: {
        ...Object.fromEntries(CONTACT_FIELDS.map((field) => [field, brief(contactTrials(field))])),
        quantity: inDigits(wholes(MAXIMUM_QUANTITY, MINIMUM_ORDER_QUANTITY), '١٨٠', 180),
        'printOptions[0].colors': inDigits(wholes(MAXIMUM_PRINT_COLOURS), '٩', 9),
        message: brief(anyText({ longest: LONGEST_MESSAGE, isLong: true })),
      },
      others: {
        ...{ language: undefined, notifyCustomer: undefined, kind: undefined, colors: undefined },
        ...choices,
      },
      required: [
        ...['customerName', 'customerEmail', 'quantity', 'printOptions[0].colors'],
        ...Object.keys(choices),
      ],
      write: { method: 'POST', path: /^\/api\/admin\/inquiries$/ },
      stored: async (answer) => {
        const { id } = (await answer.json()) as Entity;
        const inquiry = (await (await page.request.get(`/api/admin/inquiries/${id}`)).json()) as Entity & {
          selection: { quantity: number; prints: { colors: number }[] };
        };
        const { quantity, prints } = inquiry.selection;
        return { ...inquiry, quantity, 'printOptions[0].colors': prints[0]?.colors };
      },
      isLast: true,
    },
  };
}
