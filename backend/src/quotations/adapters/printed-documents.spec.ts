import { expect, it } from '@jest/globals';
import { texts as pageTexts } from '@tiraz/messages/storefront/quotation';
import type { DocumentRequest, QuotationDocument } from '../../documents/index.js';
import type { SettingsValues } from '../../settings/index.js';
import { anOffer, egp, line } from '../domain/offer.fixture.js';
import { sumsOf, type Offer } from '../domain/offer.js';
import { sentQuotation } from '../domain/quotation.fixture.js';
import type { Revision } from '../domain/revision.js';
import { PrintedQuotationDocuments } from './printed-documents.js';
import { INQUIRY } from './quotations-in-memory.fixture.js';

const seller = {
  nameEn: 'Tiraz',
  nameAr: 'طراز',
  addressEn: 'Cairo',
  addressAr: '',
  taxNumber: '123456789',
  phone: '',
  email: '',
  hasLogo: true,
};

const LOGO = Buffer.from('a picture');

function open() {
  const asked: DocumentRequest[] = [];
  const issued: string[] = [];
  const kept = new Map<string, DocumentRequest>();
  const settings = { seller };
  const stored = ({ key, language }: DocumentRequest) => ({
    ...{ key, sha256: language, bytes: 1, madeAt: new Date() },
  });
  const documents = new PrintedQuotationDocuments(
    {
      find: async (key) => kept.get(key) && stored(kept.get(key)!),
      make: async (request) => {
        asked.push(request);
        kept.set(request.key, kept.get(request.key) ?? request);
        return stored(request);
      },
      read: async (key) => pdfOf(kept.get(key)!),
      print: async (request) => {
        asked.push(request);
        return pdfOf(request);
      },
      draw: async (request) => {
        asked.push(request);
        return Buffer.from('<svg/>');
      },
    },
    {
      issue: async (...link) => {
        issued.push(link.join(' '));
        return `https://tiraz.example/t/${issued.length}`;
      },
    },
    { read: async () => settings as unknown as SettingsValues, logo: async () => LOGO },
    { silhouetteOf: (id) => `the drawing of ${id}` },
  );
  return { documents, settings, asked, issued };
}

/** A PDF that tells by whom it is, and under which link. */
function pdfOf({ language, data }: DocumentRequest): Buffer {
  return Buffer.from(`%PDF in ${language} by ${data.seller.name}, ${data.link ?? 'no link'}`);
}

async function printed(change: Partial<Offer>) {
  const { documents, asked, issued, settings } = open();
  const quotation = sentQuotation(change);
  const revision = quotation.shown as Revision;
  const sent = { quotation, revision, inquiry: { ...INQUIRY, id: 'one' } };
  const made = await documents.make(sent);
  const [en, ar] = asked.map(({ data }) => data as QuotationDocument).filter(({ link }) => link);
  return { documents, quotation, sent, en: en!, ar: ar!, made, issued, revision, asked, settings };
}

it('says in each language what was sent, under a link and a key of its own', async () => {
  const { en, ar, made, issued } = await printed({ incoterm: 'EXW', place: 'Cairo', termsEn: 'Cash.' });
  expect(issued).toEqual(['one layla@example.com en', 'one layla@example.com ar']);
  expect(made).toEqual({
    en: { key: 'quotations/q/R1.en', sha256: 'en', bytes: 1 },
    ar: { key: 'quotations/q/R1.ar', sha256: 'ar', bytes: 1 },
  });
  expect(en).toMatchObject({
    reference: 'TRZ-2026-000123',
    revision: 1,
    issuedOn: '2026-11-23',
    validThrough: '2026-12-07',
    seller: { name: 'Tiraz', address: 'Cairo', logo: LOGO },
    garment: {
      silhouette: 'the drawing of shirt',
      title: 'Basic T-Shirt',
      swatches: [{ name: 'White', hex: '#FFFFFF' }],
    },
    lines: [{ text: '100 shirts', unit: 2_370_000n, amount: 2_370_000n }],
    tax: { label: 'VAT 14 %', amount: 331_800n },
    total: 2_701_800n,
    instalments: [{ due: 'on acceptance' }, { due: 'before shipping' }],
    delivery: { incoterm: 'EXW', place: 'Cairo' },
    terms: 'Cash.',
    notes: [],
  });
  expect(ar).toMatchObject({
    seller: { name: 'طراز', address: 'Cairo', logo: LOGO },
    garment: { title: 'تيشيرت أساسي', swatches: [{ name: 'أبيض' }] },
    lines: [{ text: '١٠٠ قميص' }],
    instalments: [{ due: 'عند القبول' }, { due: 'قبل الشحن' }],
    terms: 'Cash.',
  });
});

it('tells of the tax that customs take', async () => {
  const { en, ar } = await printed({ importCountry: 'SA' });
  expect(en.notes.join()).toMatch(/KSA 15%.*customs, not to us: about .*4,052\.70/);
  expect(ar.notes.join()).toContain('السعودية ١٥٪');
});

it('has no figure with the percent sign of the other script', async () => {
  const { ar } = await printed({ importCountry: 'AE', discountBasisPoints: 333 });
  const texts = JSON.stringify(ar, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(texts).not.toMatch(/[٠-٩] ?%/);
});

it.each([0, 1, 2, 3, 11, 100])('says as its page does when a payment is due, %d days after', async (days) => {
  const instalments: Offer['instalments'] = [{ basisPoints: 10_000, due: 'days_after', days }];
  const { en, ar } = await printed({ instalments });
  for (const [
    language,
    {
      instalments: [one],
    },
  ] of [
    ['en', en],
    ['ar', ar],
  ] as const) {
    expect(`50% ${one?.due}`).toBe(pageTexts[language].daysAfter({ percent: '50%', days }));
  }
});

it.each<[string, Partial<Offer>]>([
  ['nothing taken off', {}],
  ['a percentage', { discountBasisPoints: 333 }],
  [
    'credits of every kind',
    {
      lines: [
        line({ quantity: 7, unitPrice: egp('333.33') }),
        line({ kind: 'discount', unitPrice: egp('10.01') }),
        line({ kind: 'sample_credit', unitPrice: egp('1000.00'), sampleInquiryId: 'sample' }),
      ],
      discountBasisPoints: 250,
    },
  ],
])('adds up for whoever reads it: %s', async (_, change) => {
  const { en, revision } = await printed(change);
  const sums = sumsOf(revision.offer);
  const shown = en.lines.reduce((sum, { amount }) => sum + amount, 0n);
  expect(en.subtotal).toBe(shown);
  expect(en.subtotal).toBe(sums.subtotal.piastres);
  const credits = en.credits.reduce((sum, { amount }) => sum + amount, 0n);
  const net = shown - credits - (en.discount?.amount ?? 0n);
  expect(net).toBe(sums.net.piastres);
  expect(net + en.tax.amount).toBe(en.total);
  expect(en.instalments.reduce((sum, { amount }) => sum + amount, 0n)).toBe(en.total);
  expect(anOffer(change)).toEqual(revision.offer);
});

it('prints a draft without a link, and marked as one', async () => {
  const { documents, quotation, revision, asked, issued } = await printed({});
  const links = issued.length;
  await documents.preview({ quotation, revision, inquiry: { ...INQUIRY, id: 'one' } }, 'ar');
  const { data, language } = asked.at(-1)!;
  expect([language, data]).toMatchObject(['ar', { isDraft: true, revision: 1 }]);
  await documents.pages({ quotation, revision, inquiry: { ...INQUIRY, id: 'one' } }, 'ar');
  expect(asked.at(-1)).toEqual(asked.at(-2));
  expect(data.link).toBeUndefined();
  expect(issued).toHaveLength(links);
});

it('copies what was sent, without its link, whatever the settings call the seller since', async () => {
  const { documents, sent, settings, issued } = await printed({});
  const links = issued.length;
  settings.seller = { ...seller, nameEn: 'Renamed', nameAr: 'اسم آخر' };
  const copies = [await documents.copy(sent, 'en'), await documents.copy(sent, 'ar')].map(String);
  expect(copies).toEqual(['%PDF in en by Tiraz, no link', '%PDF in ar by طراز, no link']);
  expect(issued).toHaveLength(links);
});

it('copies what an earlier release sent with the seller of today', async () => {
  const { documents } = open();
  const quotation = sentQuotation();
  const sent = { quotation, revision: quotation.shown!, inquiry: { ...INQUIRY, id: 'one' } };
  expect(String(await documents.copy(sent, 'en'))).toBe('%PDF in en by Tiraz, no link');
});
