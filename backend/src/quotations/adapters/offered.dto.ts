import { ApiProperty } from '@nestjs/swagger';
import {
  IMPORT_COUNTRIES,
  INCOTERMS,
  INDICATIVE_CURRENCIES,
  LINE_KINDS,
  OFFER_CHANGES,
  REVISION_STATES,
  DUE_KINDS,
  type ImportCountry,
  type Incoterm,
  type IndicativeCurrency,
  type LineKind,
  type RevisionState,
  type DueKind,
} from '@tiraz/contracts/quotation';
import { Amount, Documented, OneOf, TextOrNull, Whole } from '../../shared/http/documentation.js';
import { signedAmount, type OfferChange, type Offered, type Sums } from '../domain/offer.js';

export class OfferedLineDto {
  @OneOf(LINE_KINDS) kind!: LineKind;
  @ApiProperty() textEn!: string;
  @ApiProperty() textAr!: string;
  @Whole(1) quantity!: number;
  @Amount('EGP.') unitPrice!: string;
  @ApiProperty({
    pattern: '^-?\\d+\\.\\d{2}$',
    description: 'EGP; negative for a discount and a sample credit.',
  })
  amount!: string;
}

@Documented('QuotationInstalment')
export class OfferedInstalmentDto {
  @Whole(1) basisPoints!: number;
  @OneOf(DUE_KINDS) due!: DueKind;
  @Whole(0, { description: 'Of `days_after`.' }) days!: number;
  @Amount('EGP. All instalments add up to the total.') amount!: string;
}

@Documented('QuotationIndicative')
export class OfferedIndicativeDto {
  @OneOf(INDICATIVE_CURRENCIES) currency!: IndicativeCurrency;
  @ApiProperty({ description: 'EGP for one of it.' }) rate!: string;
  @ApiProperty() source!: string;
  @ApiProperty({ format: 'date' }) day!: string;
  @Amount('The total in this currency, about; EGP binds.') amount!: string;
}

@Documented('QuotationChange')
class OfferChangeDto implements OfferChange {
  @OneOf(OFFER_CHANGES) field!: OfferChange['field'];
  @ApiProperty({ description: 'Of the line that it is about; else empty.' }) textEn!: string;
  @ApiProperty() textAr!: string;
  @TextOrNull('Amounts are EGP, percentages basis points.') before!: string | null;
  @TextOrNull() after!: string | null;
  @TextOrNull('The same for who reads Arabic, where it is words.') beforeAr!: string | null;
  @TextOrNull() afterAr!: string | null;
}

/** What staff and the customer see alike of a revision. */
export class OfferedDto {
  @Whole(1, { description: 'Revision.' }) number!: number;
  @OneOf(REVISION_STATES) state!: RevisionState;
  @ApiProperty({ description: 'Sent, not answered, and past its last day.' }) isExpired!: boolean;
  @ApiProperty({ format: 'date', description: 'In Cairo, its end included.' }) validThrough!: string;
  @Whole(0) discountBasisPoints!: number;
  @ApiProperty({ description: 'As the settings called it.' }) taxTreatment!: string;
  @Whole(0) taxBasisPoints!: number;
  @ApiProperty() taxLabelEn!: string;
  @ApiProperty() taxLabelAr!: string;
  @OneOf(IMPORT_COUNTRIES, { nullable: true }) importCountry!: ImportCountry | null;
  @Amount('EGP. About what customs will ask for; not part of the total.', { nullable: true })
  importVat!: string | null;
  @ApiProperty({ type: [OfferedInstalmentDto] }) instalments!: OfferedInstalmentDto[];
  @OneOf(INCOTERMS, { nullable: true }) incoterm!: Incoterm | null;
  @ApiProperty() place!: string;
  @ApiProperty({ type: OfferedIndicativeDto, nullable: true }) indicative!: OfferedIndicativeDto | null;
  @ApiProperty() termsEn!: string;
  @ApiProperty() termsAr!: string;
  @Amount('EGP. Without the credits.') subtotal!: string;
  @Amount('EGP. `discountBasisPoints` of the subtotal.') percentage!: string;
  @Amount('EGP. The percentage and the credits.') discount!: string;
  @Amount('EGP. Before tax: what it counts for once it is accepted.') net!: string;
  @Amount('EGP.') tax!: string;
  @Amount('EGP. subtotal - discount + tax.') total!: string;
  @ApiProperty({ type: [OfferChangeDto], description: 'Since the first revision that was sent.' })
  changes!: OfferChangeDto[];
}

export function toOfferedLine(line: Sums['lines'][number]): OfferedLineDto {
  const { kind, textEn, textAr, quantity, unitPrice } = line;
  return { kind, textEn, textAr, quantity, unitPrice: String(unitPrice), amount: signedAmount(line) };
}

export function toOffered({ number, state, isExpired, offer, sums, changes }: Offered): OfferedDto {
  const { validThrough, discountBasisPoints, tax, importCountry, indicative } = offer;
  const { incoterm, place, termsEn, termsAr } = offer;
  return {
    number,
    state,
    isExpired,
    validThrough,
    discountBasisPoints,
    taxTreatment: tax.key,
    taxBasisPoints: tax.basisPoints,
    taxLabelEn: tax.labelEn,
    taxLabelAr: tax.labelAr,
    importCountry,
    importVat: sums.importVat && String(sums.importVat),
    instalments: sums.instalments.map((one) => ({ ...one, amount: String(one.amount) })),
    incoterm,
    place,
    indicative: indicative && { ...indicative, amount: String(sums.indicative) },
    termsEn,
    termsAr,
    subtotal: String(sums.subtotal),
    percentage: String(sums.percentage),
    discount: String(sums.discount),
    net: String(sums.net),
    tax: String(sums.tax),
    total: String(sums.total),
    changes,
  };
}

/** On made-up ids; with the worked example's sums. */
export const offerExample = {
  validThrough: '2026-12-07',
  lines: [
    {
      kind: 'garment',
      textEn: 'Basic T-Shirt, Combed Single Jersey, Oversized, Premium',
      textAr: 'تيشيرت أساسي، سنجل جيرسي ممشط، أوفر سايز، تشطيب ممتاز',
      quantity: 100,
      unitPrice: '230.00',
    },
    {
      kind: 'setup',
      textEn: 'Set-up of the print',
      textAr: 'تجهيز الطباعة',
      quantity: 2,
      unitPrice: '350.00',
    },
    {
      kind: 'discount',
      textEn: 'For the first order',
      textAr: 'للطلب الأول',
      quantity: 1,
      unitPrice: '1000.00',
    },
  ],
  discountBasisPoints: 0,
  taxTreatment: 'eg_standard',
  instalments: [
    { basisPoints: 5000, due: 'on_acceptance', days: 0 },
    { basisPoints: 5000, due: 'before_shipping', days: 0 },
  ],
  incoterm: 'EXW',
  place: 'Cairo',
  indicative: { currency: 'SAR', rate: '12.850000', source: 'Central Bank of Egypt', day: '2026-11-23' },
  termsEn: 'Prices hold until the last day of this quotation.',
  termsAr: 'الأسعار سارية حتى آخر يوم في هذا العرض.',
};

const amounts = ['23000.00', '700.00', '-1000.00'];
export const offeredLineExamples = offerExample.lines.map((line, at) => ({ ...line, amount: amounts[at] }));

export const offeredExample = {
  number: 1,
  state: 'sent',
  isExpired: false,
  validThrough: '2026-12-07',
  discountBasisPoints: 0,
  taxTreatment: 'eg_standard',
  taxBasisPoints: 1400,
  taxLabelEn: 'VAT 14%',
  taxLabelAr: 'ضريبة القيمة المضافة ١٤٪',
  importCountry: null,
  importVat: null,
  instalments: offerExample.instalments.map((one) => ({ ...one, amount: '12939.00' })),
  incoterm: 'EXW',
  place: 'Cairo',
  indicative: { ...offerExample.indicative, amount: '2013.85' },
  termsEn: offerExample.termsEn,
  termsAr: offerExample.termsAr,
  subtotal: '23700.00',
  percentage: '0.00',
  discount: '1000.00',
  net: '22700.00',
  tax: '3178.00',
  total: '25878.00',
  changes: [],
};
