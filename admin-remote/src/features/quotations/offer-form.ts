import type {
  QuotationLine,
  QuotationLineBody,
  QuotationOffer,
  QuotationRevision,
} from '@tiraz/api-client/staff';
import { typedAmount, typedBasisPoints, typedNumber, typedWhole } from '@tiraz/contracts/typed-number';
import { tidied } from '@tiraz/contracts/typed-text';
import {
  percentOf,
  toInstalments,
  toInstalmentValues,
  type InstalmentValues,
} from '../../ui/instalment-values';

/** A line as the form has it: figures as they are typed. */
export interface LineValues {
  kind: QuotationLine['kind'];
  key: string | null;
  textEn: string;
  textAr: string;
  quantity: string;
  unitPrice: string;
  overrideReason: string;
  sampleInquiryId: string | null;
  /** As it was when the form was filled: another one needs a reason. Absent where no price was calculated. */
  before?: string;
  /** It was another one than the calculated when the form was filled, or when the server refused it. */
  isOverridden?: boolean;
}

type Indicative = NonNullable<QuotationOffer['indicative']>;

export interface OfferValues {
  validThrough: string;
  lines: LineValues[];
  discount: string;
  taxTreatment: QuotationOffer['taxTreatment'];
  importCountry: NonNullable<QuotationOffer['importCountry']> | '';
  instalments: InstalmentValues[];
  incoterm: NonNullable<QuotationOffer['incoterm']> | '';
  place: string;
  currency: Indicative['currency'] | '';
  rate: string;
  rateSource: string;
  rateDay: string;
  termsEn: string;
  termsAr: string;
}

export const NEW_LINE: LineValues = {
  kind: 'service',
  key: null,
  textEn: '',
  textAr: '',
  quantity: '1',
  unitPrice: '',
  overrideReason: '',
  sampleInquiryId: null,
};

export function toOfferValues(revision: QuotationRevision): OfferValues {
  const { validThrough, discountBasisPoints, taxTreatment, importCountry, incoterm, place } = revision;
  const { instalments, indicative, termsEn, termsAr } = revision;
  return {
    validThrough,
    lines: revision.lines.map(toLineValues),
    discount: percentOf(discountBasisPoints),
    taxTreatment: taxTreatment as OfferValues['taxTreatment'],
    importCountry: importCountry ?? '',
    instalments: toInstalmentValues(instalments),
    incoterm: incoterm ?? '',
    place,
    currency: indicative?.currency ?? '',
    rate: indicative?.rate ?? '',
    rateSource: indicative?.source ?? '',
    rateDay: indicative?.day ?? '',
    termsEn,
    termsAr,
  };
}

function toLineValues({ amount: _, quantity, ...line }: QuotationLine): LineValues {
  const { key, unitPrice, overrideReason } = line;
  const price = key !== null && { before: unitPrice, isOverridden: overrideReason !== '' };
  return { ...line, quantity: String(quantity), ...price };
}

/** What was typed, as it is sent; what is none of a figure goes as nothing, and the form says so. */
export function toOffer(values: OfferValues): QuotationOffer {
  const { currency, incoterm, taxTreatment, importCountry } = values;
  return {
    validThrough: values.validThrough,
    lines: values.lines.map(toLine),
    discountBasisPoints: typedBasisPoints(values.discount) ?? 0,
    taxTreatment,
    importCountry: taxTreatment !== 'export' || importCountry === '' ? null : importCountry,
    instalments: toInstalments(values.instalments),
    incoterm: incoterm === '' ? null : incoterm,
    place: incoterm === '' ? '' : tidied(values.place),
    indicative:
      currency === ''
        ? null
        : {
            currency,
            rate: typedNumber(values.rate) ?? '',
            source: tidied(values.rateSource),
            day: values.rateDay,
          },
    termsEn: tidied(values.termsEn),
    termsAr: tidied(values.termsAr),
  };
}

function toLine(line: LineValues): QuotationLineBody {
  const { kind, key, textEn, textAr, quantity, unitPrice, sampleInquiryId } = line;
  return {
    kind,
    key,
    textEn: tidied(textEn),
    textAr: tidied(textAr),
    quantity: typedWhole(quantity) ?? 0,
    unitPrice: typedAmount(unitPrice) ?? '',
    overrideReason: needsReason(line) ? tidied(line.overrideReason) : '',
    sampleInquiryId: kind === 'sample_credit' ? sampleInquiryId : null,
  };
}

/** A price that was calculated, and is now another one; or was another one before. */
export function needsReason({ before, isOverridden, unitPrice, overrideReason }: LineValues): boolean {
  if (before === undefined) return false;
  return isOverridden === true || overrideReason !== '' || typedAmount(unitPrice) !== before;
}
