import { Money } from '../../shared/domain/money.js';
import type { Line, Offer, PriceBasis } from './offer.js';

export const egp = (amount: string) => Money.parse(amount);

export function line(change: Partial<Line> = {}): Line {
  return {
    kind: 'garment',
    key: null,
    textEn: '100 shirts',
    textAr: '١٠٠ قميص',
    quantity: 1,
    unitPrice: egp('23700.00'),
    overrideReason: '',
    sampleInquiryId: null,
    ...change,
  };
}

export const VAT = {
  key: 'eg_standard',
  basisPoints: 1400,
  labelEn: 'VAT 14 %',
  labelAr: 'ضريبة القيمة المضافة ١٤٪',
};

/** For tests: 23,700.00 for 100 shirts, with VAT, in halves. */
export function anOffer(change: Partial<Offer> = {}): Offer {
  return {
    validThrough: '2026-12-07',
    lines: [line()],
    discountBasisPoints: 0,
    tax: VAT,
    importCountry: null,
    instalments: [
      { basisPoints: 5_000, due: 'on_acceptance', days: 0 },
      { basisPoints: 5_000, due: 'before_shipping', days: 0 },
    ],
    incoterm: null,
    place: '',
    indicative: null,
    termsEn: '',
    termsAr: '',
    ...change,
  };
}

export const NO_BASIS: PriceBasis = { pricedAt: new Date('2026-11-23T08:00:00Z'), unitPrices: {} };
