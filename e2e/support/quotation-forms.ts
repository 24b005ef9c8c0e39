import type { Language } from '@tiraz/contracts/language';
import { QUOTATION_LIMITS as LIMITS } from '@tiraz/contracts/quotation';
import { expect, type Page } from '@playwright/test';
import type { Form } from './form.ts';
import { at, mapValues, topmost } from './form-places.ts';
import { amounts, brief, percents, rates, texts, wholes } from './form-values.ts';
import { sendInquiries } from './inquiries.ts';
import { acceptByTelephone, draftRevision, sendRevision } from './quotations.ts';
import { words } from './staff-quotations.ts';

const TEXT = texts({ longest: LIMITS.lineText });
const TERMS = texts({ longest: LIMITS.terms, isLong: true });
const LINE = {
  'lines[0].quantity': wholes(LIMITS.quantity),
  'lines[0].unitPrice': amounts(),
  'lines[0].textEn': brief(TEXT),
  'lines[0].textAr': brief(TEXT),
};

/** What is done with a quotation, again and again: the server's answer is one in which nothing was done. Signed in. */
export async function quotationForms(page: Page, language: Language): Promise<Record<string, Form>> {
  const t = words[language];
  // White needs nothing under its prints: the draft has two lines.
  const [open, accepted, draft] = await sendInquiries(page, [{}, {}, { colors: ['white'] }]);
  for (const { id } of [open!, accepted!]) await sendRevision(page, id);
  await acceptByTelephone(page, accepted!.id);
  await draftRevision(page, draft!.id, (offer) => ({
    ...offer,
    discountBasisPoints: LIMITS.unconfirmedDiscount + 1,
    ...{ incoterm: 'FOB', place: 'Alexandria' },
    indicative: { currency: 'USD', rate: '49.44', source: 'CBE', day: '2026-11-20' },
  }));
  await page.route(/\/quotation\/(draft|send|accept|acceptance\/undo)$/, async (route) => {
    const path = new URL(route.request().url()).pathname.replace(/\/quotation\/.*/, '/quotation');
    await route.fulfill({ json: await (await page.request.get(path)).json() });
  });
  const asTyped = async (_: unknown, sent: Record<string, unknown>) => sent;
  const within = (id: string, button: string) => async () => {
    await at(page, `/admin/inquiries/${id}`);
    return page.getByRole('region', { name: t.title }).getByRole('button', { name: button, exact: true });
  };
  const common = { form: async () => topmost(page), stored: asTyped, isLast: true };

  return {
    'quotation, heard': {
      of: ['HeardDialog'],
      opener: within(open!.id, t.heard),
      fields: {
        name: brief(texts({ longest: LIMITS.name, isRequired: true })),
        note: brief(texts({ longest: LIMITS.note, isLong: true })),
      },
      others: { date: undefined, time: undefined },
      required: ['name'],
      write: { method: 'POST', path: /\/quotation\/accept$/ },
      ...common,
    },
    'quotation, undo': {
      of: ['UndoDialog'],
      opener: within(accepted!.id, t.undo),
      fields: { reason: brief(texts({ longest: LIMITS.note, isRequired: true, isLong: true })) },
      required: ['reason'],
      write: { method: 'POST', path: /\/quotation\/acceptance\/undo$/ },
      ...common,
    },
    'quotation, draft': {
      of: [
        ...['QuotationEditor', 'LinesField', 'LineFields', 'SampleField', 'MoneyFields', 'DeliveryFields'],
        'TermsFields',
      ],
      form: async () => {
        const path = `/admin/inquiries/${draft!.id}/quotation`;
        // A saved draft leads back to the inquiry.
        await expect(page).not.toHaveURL(new RegExp(`${path}$`));
        await page.goto(path);
        return page.locator('main form');
      },
      fields: {
        discount: percents(),
        ...LINE,
        place: brief(texts({ longest: LIMITS.place })),
        rate: rates(),
        rateSource: brief(texts({ longest: LIMITS.rateSource, isRequired: true })),
        ...mapValues({ termsEn: TERMS, termsAr: TERMS }, brief),
      },
      others: Object.fromEntries(
        ['kind', 'validThrough', 'taxTreatment', 'due', 'incoterm', 'currency', 'rateDay']
          .concat(['instalments[0].percent', 'instalments[1].percent'])
          .concat(['quantity', 'unitPrice', 'textEn', 'textAr'].map((field) => `lines[1].${field}`))
          .map((key) => [key, undefined]),
      ),
      required: ['discount', 'lines[0].quantity', 'lines[0].unitPrice', 'rate', 'rateSource'],
      write: { method: 'PUT', path: /\/quotation\/draft$/ },
      stored: async (_, { discountBasisPoints, lines, indicative, ...rest }) => ({
        ...rest,
        ...renamed(indicative),
        discount: String(Number(discountBasisPoints) / 100),
        ...Object.fromEntries(
          Object.entries((lines as object[])[0]!).map(([field, value]) => [`lines[0].${field}`, value]),
        ),
      }),
      isLast: true,
    },
    'quotation, send': {
      of: ['SendDialog'],
      opener: within(draft!.id, t.send),
      fields: {},
      others: { isDiscountConfirmed: (form) => form.getByRole('checkbox').check() },
      required: ['isDiscountConfirmed'],
      write: { method: 'POST', path: /\/quotation\/send$/ },
      ...common,
      form: async () => {
        const open = topmost(page);
        await expect(open.locator('iframe')).toBeVisible();
        return open;
      },
    },
  };
}

/** As the form names what is sent of the rate. */
function renamed(indicative: unknown): Record<string, unknown> {
  const { rate, source } = indicative as { rate: string; source: string };
  return { rate, rateSource: source };
}
