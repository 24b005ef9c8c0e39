import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IMPORT_COUNTRIES,
  INCOTERMS,
  INDICATIVE_CURRENCIES,
  LINE_KINDS,
  QUOTATION_LIMITS as MOST,
  DUE_KINDS,
  TAX_TREATMENTS,
  WHOLE_BASIS_POINTS,
  type ImportCountry,
  type Incoterm,
  type IndicativeCurrency,
  type LineKind,
  type DueKind,
  type TaxTreatmentKey,
} from '@tiraz/contracts/quotation';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import type { Money } from '../../shared/domain/money.js';
import { amountBodySchema, IsAmount } from '../../shared/http/amount-field.js';
import { Documented, Id, OneOf, IsId } from '../../shared/http/documentation.js';
import { IsSeenText, IsText, IsDay } from '../../shared/http/text-field.js';
import type { WrittenOffer } from '../domain/offer.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Above nothing. */
const RATE = /^(?=.*[1-9])\d{1,6}(\.\d{1,6})?$/;

function WholeBetween(minimum: number, maximum: number, description?: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum, maximum, description }),
    IsInt(),
    Min(minimum),
    Max(maximum),
  );
}

function Text(maxLength: number, description?: string): PropertyDecorator {
  return applyDecorators(ApiPropertyOptional({ maxLength, default: '', description }), IsText(maxLength));
}

function OneOfOrNone(values: readonly string[], description: string): PropertyDecorator {
  return applyDecorators(
    OneOf(values, { nullable: true, required: false, description }),
    IsIn(values),
    IsOptional(),
  );
}

@Documented('QuotationLineBody', { additionalProperties: false })
class LineBody {
  @OneOf(LINE_KINDS, { description: 'The amounts of a discount and of a sample credit are taken off.' })
  @IsIn(LINE_KINDS)
  kind!: LineKind;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 80,
    description: 'As it was answered, for a line that was made from the inquiry.',
  })
  @IsText(80)
  @IsOptional()
  key?: string | null;

  @Text(MOST.lineText, 'One of the texts is needed.') textEn: string = '';
  @Text(MOST.lineText) textAr: string = '';
  @WholeBetween(1, MOST.quantity) quantity!: number;

  @ApiProperty({ type: Object, ...amountBodySchema })
  @IsAmount('unitPrice')
  unitPrice!: Money;

  @Text(MOST.overrideReason, 'Why a line that was made from the inquiry has another price.')
  overrideReason: string = '';

  @Id({ required: false, nullable: true, description: 'Of a sample credit: the inquiry for the sample.' })
  @IsId()
  @IsOptional()
  sampleInquiryId?: string | null;
}

@Documented('QuotationInstalmentBody', { additionalProperties: false })
class InstalmentBody {
  @WholeBetween(1, WHOLE_BASIS_POINTS, 'All together 10000.') basisPoints!: number;
  @OneOf(DUE_KINDS) @IsIn(DUE_KINDS) due!: DueKind;
  @WholeBetween(...MOST.daysAfter, 'Of `days_after`; else 0.') days!: number;
}

@Documented('QuotationIndicativeBody', { additionalProperties: false })
class IndicativeBody {
  @OneOf(INDICATIVE_CURRENCIES) @IsIn(INDICATIVE_CURRENCIES) currency!: IndicativeCurrency;
  @ApiProperty({ pattern: RATE.source, description: 'EGP for one of it.' })
  @Matches(RATE)
  rate!: string;
  @ApiProperty({ minLength: 1, maxLength: MOST.rateSource })
  @IsSeenText(MOST.rateSource, 'The source of the rate is required')
  source!: string;
  @ApiProperty({ format: 'date', description: 'On which the rate was read.' })
  @IsDay()
  day!: string;
}

/** All of an offer: what is not sent is not offered. */
@Documented('QuotationOffer', { additionalProperties: false })
export class OfferBody {
  @ApiProperty({
    format: 'date',
    description: `In Cairo, its end included; at most ${MOST.validity} days ahead.`,
  })
  @Matches(DAY)
  validThrough!: string;

  @ApiProperty({ type: [LineBody], minItems: 1, maxItems: MOST.lines })
  @ValidateNested({ each: true })
  @ArrayMaxSize(MOST.lines)
  @IsArray()
  @Type(() => LineBody)
  lines!: LineBody[];

  @WholeBetween(0, MOST.discount, 'Of what the lines come to without the credits.')
  discountBasisPoints: number = 0;

  @OneOf(TAX_TREATMENTS, { description: 'What it means stands in the settings.' })
  @IsIn(TAX_TREATMENTS)
  taxTreatment!: TaxTreatmentKey;

  @OneOfOrNone(IMPORT_COUNTRIES, 'Whose import VAT is estimated, of an export.')
  importCountry?: ImportCountry | null;

  @ApiProperty({ type: [InstalmentBody], minItems: 1, maxItems: MOST.instalments[1] })
  @ValidateNested({ each: true })
  @ArrayMaxSize(MOST.instalments[1])
  @IsArray()
  @Type(() => InstalmentBody)
  instalments!: InstalmentBody[];

  @OneOfOrNone(INCOTERMS, 'Of Incoterms 2020.') incoterm?: Incoterm | null;
  @Text(MOST.place, 'Of the delivery term.') place: string = '';

  @ApiPropertyOptional({ type: IndicativeBody, nullable: true, description: 'EGP binds.' })
  @ValidateNested()
  @IsObject()
  @IsOptional()
  @Type(() => IndicativeBody)
  indicative?: IndicativeBody | null;

  @Text(MOST.terms) termsEn: string = '';
  @Text(MOST.terms) termsAr: string = '';
}

export function toWrittenOffer(body: OfferBody): WrittenOffer {
  const { lines, instalments, indicative, importCountry, incoterm, ...rest } = body;
  return {
    ...rest,
    lines: lines.map((line) => ({
      ...line,
      key: line.key ?? null,
      sampleInquiryId: line.sampleInquiryId ?? null,
    })),
    instalments: instalments.map((one) => ({ ...one })),
    indicative: indicative ? { ...indicative } : null,
    importCountry: importCountry ?? null,
    incoterm: incoterm ?? null,
  };
}
