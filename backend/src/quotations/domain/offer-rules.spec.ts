import { describe, expect, it } from '@jest/globals';
import { anOffer, egp, line, NO_BASIS } from './offer.fixture.js';
import type { Offer } from './offer.js';
import { faultsOf } from './offer-rules.js';

const TODAY = '2026-11-23';
const basis = { ...NO_BASIS, unitPrices: { garment: egp('237.00') } };
const garment = line({ key: 'garment', unitPrice: egp('237.00'), quantity: 100 });
const credit = line({ kind: 'sample_credit', unitPrice: egp('1.00'), sampleInquiryId: 'sample' });
const due = { due: 'on_acceptance', days: 0 } as const;
const codes = (change: Partial<Offer>) =>
  faultsOf(anOffer(change), basis, TODAY).map(({ path, code }) => `${path} ${code}`);

describe('an offer', () => {
  it.each<[string, Partial<Offer>]>([
    ['as it is made from an inquiry', { lines: [garment] }],
    [
      'at another price for a reason',
      { lines: [{ ...garment, unitPrice: egp('200.00'), overrideReason: 'a friend' }] },
    ],
    ['with a sample credit', { lines: [garment, credit] }],
    ['of 50 lines', { lines: Array.from({ length: 50 }, () => line()) }],
    ['that ends today', { validThrough: TODAY }],
    ['that ends in 90 days', { validThrough: '2027-02-21' }],
    ['without a price', { lines: [line({ unitPrice: egp('0.00') })] }],
  ])('is sound: %s', (_, change) => {
    expect(codes(change)).toEqual([]);
  });

  it.each<[string, Partial<Offer>, string]>([
    ['no lines', { lines: [] }, 'lines quotation.no-lines'],
    ['51 lines', { lines: Array.from({ length: 51 }, () => line()) }, 'lines quotation.too-many-lines'],
    [
      'a line without words',
      { lines: [line({ textEn: '', textAr: '' })] },
      'lines[0].textEn quotation.text-required',
    ],
    [
      'another price without a reason',
      { lines: [{ ...garment, unitPrice: egp('200.00') }] },
      'lines[0].overrideReason quotation.reason-required',
    ],
    ['a key that nothing has', { lines: [line({ key: 'setup:1' })] }, 'lines[0].key quotation.unknown-key'],
    ...['constructor', 'toString', '__proto__'].map((key): [string, Partial<Offer>, string] => [
      `the key ${key}`,
      { lines: [line({ key })] },
      'lines[0].key quotation.unknown-key',
    ]),
    ['a key twice', { lines: [garment, garment] }, 'lines[1].key quotation.unknown-key'],
    ['two sample credits', { lines: [garment, credit, credit] }, 'lines quotation.second-sample-credit'],
    [
      'a credit for no sample',
      { lines: [garment, { ...credit, sampleInquiryId: null }] },
      'lines[1].sampleInquiryId quotation.sample-required',
    ],
    [
      'a sample without a credit',
      { lines: [line({ sampleInquiryId: 'sample' })] },
      'lines[0].sampleInquiryId quotation.sample-required',
    ],
    [
      'payments of 99.99 %',
      { instalments: [{ basisPoints: 9_999, ...due }] },
      'instalments quotation.instalments',
    ],
    [
      'five payments',
      { instalments: Array.from({ length: 5 }, () => ({ basisPoints: 2_000, ...due })) },
      'instalments quotation.instalments',
    ],
    ['no payment', { instalments: [] }, 'instalments quotation.instalments'],
    ['more credit than there is', { lines: [line({ kind: 'discount' })] }, 'lines quotation.credits-exceed'],
    ['yesterday', { validThrough: '2026-11-22' }, 'validThrough quotation.validity'],
    ['91 days', { validThrough: '2027-02-22' }, 'validThrough quotation.validity'],
    ['no day', { validThrough: '2026-11-31' }, 'validThrough quotation.validity'],
  ])('is refused with %s', (_, change, fault) => {
    expect(codes(change)).toEqual([fault]);
  });
});
