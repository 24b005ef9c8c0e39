import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import {
  DECLINE_REASONS,
  QUOTATION_EVENTS,
  QUOTATION_LIMITS as MOST,
  QUOTATION_STEPS,
  type DeclineReason,
  type QuotationEventKind,
  type QuotationStep,
} from '@tiraz/contracts/quotation';
import { IsBoolean, IsInt, Max, Min } from 'class-validator';
import {
  Amount,
  Documented,
  Id,
  Moment,
  OneOf,
  TextOrNull,
  Version,
  Whole,
} from '../../shared/http/documentation.js';
import { IsOneLine, IsSeenText, IsText, IsMoment } from '../../shared/http/text-field.js';
import type {
  QuotationView,
  RevisionView,
  SeenAcceptance,
  SeenEvent,
} from '../application/staff-quotations.js';
import {
  OfferedDto,
  OfferedLineDto,
  offeredExample,
  offeredLineExamples,
  toOffered,
  toOfferedLine,
} from './offered.dto.js';

@Documented('QuotationLine')
class LineDto extends OfferedLineDto {
  @TextOrNull('Of a line that was made from the inquiry.') key!: string | null;
  @ApiProperty() overrideReason!: string;
  @Id({ nullable: true }) sampleInquiryId!: string | null;
}

@Documented('QuotationFile')
class FileDto {
  @ApiProperty({ description: 'Of the PDF, in hexadecimal.' }) sha256!: string;
  @Whole(1) bytes!: number;
}

@Documented('QuotationFiles')
class FilesDto implements Record<Language, FileDto> {
  @ApiProperty() en!: FileDto;
  @ApiProperty() ar!: FileDto;
}

@Documented('QuotationSending')
class SendingDto {
  @Moment() at!: Date;
  @ApiProperty({ description: 'The e-mail address of the member of staff.' }) by!: string;
  @ApiProperty() email!: string;
  @OneOf(LANGUAGES) language!: Language;
}

@Documented('QuotationDecline')
class DeclineDto {
  @Moment() at!: Date;
  @OneOf(DECLINE_REASONS) reason!: DeclineReason;
  @ApiProperty() note!: string;
}

@Documented('QuotationAcceptance')
class AcceptanceDto implements SeenAcceptance {
  @Moment() at!: Date;
  @Moment({ description: 'When it was said; on the page, the same.' }) saidAt!: Date;
  @ApiProperty() name!: string;
  @ApiProperty() position!: string;
  @ApiProperty() note!: string;
  @ApiProperty({ description: 'Heard by telephone after the last day.' }) isLate!: boolean;
  @TextOrNull('The member of staff who heard it; null when it was accepted on the page.') heardBy!:
    | string
    | null;
  @OneOf(LANGUAGES, { nullable: true, description: 'Of the page.' }) language!: Language | null;
  @TextOrNull('Of the browser on the page.') address!: string | null;
  @TextOrNull('On the page.') browser!: string | null;
}

class StaffRevision {
  @ApiProperty({ type: [LineDto] }) lines!: LineDto[];
  @Moment({ description: 'As of when the lines that were made from the inquiry are priced.' })
  pricedAt!: Date;
  @Whole(0, {
    description:
      'Basis points of the calculated prices that percentage, discount lines, lower unit prices and lines left out take off together.',
  })
  discountShare!: number;
  @ApiProperty({ type: SendingDto, nullable: true }) sending!: SendingDto | null;
  @ApiProperty({ type: FilesDto, nullable: true, description: 'Null until they are made.' })
  documents!: FilesDto | null;
  @ApiProperty({ type: DeclineDto, nullable: true }) decline!: DeclineDto | null;
  @ApiProperty({ type: AcceptanceDto, nullable: true }) acceptance!: AcceptanceDto | null;
}

const revisionExample = {
  ...offeredExample,
  lines: offeredLineExamples.map((line) => ({
    ...line,
    key: null,
    overrideReason: '',
    sampleInquiryId: null,
  })),
  pricedAt: '2026-11-22T09:30:00.000Z',
  discountShare: 0,
  sending: {
    at: '2026-11-23T08:00:00.000Z',
    by: 'mona@tiraz.example',
    email: 'layla@example.com',
    language: 'ar',
  },
  documents: null,
  decline: null,
  acceptance: null,
};

@Documented('QuotationRevision', { example: revisionExample })
export class RevisionDto extends IntersectionType(OfferedDto, StaffRevision) {}

@Documented('QuotationEvent')
class EventDto implements SeenEvent {
  @OneOf(QUOTATION_EVENTS) kind!: QuotationEventKind;
  @Moment() at!: Date;
  @Whole(1) revision!: number;
  @TextOrNull('The e-mail address of the member of staff; null for the customer.') by!: string | null;
  @ApiProperty({ type: Object, additionalProperties: true, description: 'What was said, and the like.' })
  data!: object;
}

@Documented('OlderPrice')
class OlderPriceDto {
  @ApiProperty({ description: 'Of the line.' }) key!: string;
  @ApiProperty({ description: 'What the line says.' }) textEn!: string;
  @ApiProperty() textAr!: string;
  @ApiProperty({
    description: 'What it would say now; empty where the customer has said nothing else since.',
  })
  textEnNow!: string;
  @ApiProperty() textArNow!: string;
  @Amount('EGP. Of one, in the draft; 0.00 where it has no such line.') before!: string;
  @Amount('EGP. In the catalogue now; 0.00 where there would be no such line.') now!: string;
  @Whole(0, { description: 'Pieces in the draft; 0 where it has no such line.' }) quantityBefore!: number;
  @Whole(0, { description: 'Pieces that would be offered now; 0 where there would be no such line.' })
  quantityNow!: number;
}

@Documented('TaxNow')
class TaxNowDto {
  @Whole(0, { description: 'In basis points.' }) taxBasisPoints!: number;
  @ApiProperty() taxLabelEn!: string;
  @ApiProperty() taxLabelAr!: string;
}

const example = {
  id: '01993c00-0000-7000-8000-00000000d0c5',
  inquiryId: '01993c00-0000-7000-8000-00000000abcd',
  reference: 'TRZ-2026-000123',
  version: 3,
  revisions: [revisionExample],
  events: [
    {
      kind: 'sent',
      at: '2026-11-23T08:00:00.000Z',
      revision: 1,
      by: 'mona@tiraz.example',
      data: { revision: 1, email: 'layla@example.com', total: '25878.00' },
    },
  ],
  olderPrices: [],
  taxNow: null,
  next: ['prepare', 'withdraw'],
};

@Documented('Quotation', { example })
export class QuotationDto {
  @Id() id!: string;
  @Id() inquiryId!: string;
  @ApiProperty({ description: "The inquiry's." }) reference!: string;
  @Version() version!: number;
  @ApiProperty({ type: [RevisionDto], description: 'Newest first.' }) revisions!: RevisionDto[];
  @ApiProperty({ type: [EventDto], description: 'Newest first.' }) events!: EventDto[];
  @ApiProperty({
    type: [OlderPriceDto],
    description:
      'Lines of the draft that the catalogue, or what the customer has said of sizes since, has moved away from.',
  })
  olderPrices!: OlderPriceDto[];
  @ApiProperty({
    type: TaxNowDto,
    nullable: true,
    description: "The draft's kind of tax as the settings have it now; null where the draft has it so.",
  })
  taxNow!: TaxNowDto | null;
  @ApiProperty({ enum: QUOTATION_STEPS, isArray: true, description: 'What may be done now.' })
  next!: QuotationStep[];
}

export function toQuotationDto({ revisions, olderPrices, taxNow, ...view }: QuotationView): QuotationDto {
  const { id, inquiryId, reference, version, events, next } = view;
  return {
    ...{ id, inquiryId, reference, version, events, next },
    revisions: revisions.map(toRevisionDto),
    taxNow: taxNow && {
      taxBasisPoints: taxNow.basisPoints,
      taxLabelEn: taxNow.labelEn,
      taxLabelAr: taxNow.labelAr,
    },
    olderPrices: olderPrices.map(({ key, words, wordsNow, before, now, quantityBefore, quantityNow }) => ({
      key,
      textEn: words.textEn,
      textAr: words.textAr,
      textEnNow: wordsNow?.textEn ?? '',
      textArNow: wordsNow?.textAr ?? '',
      before: String(before),
      now: String(now),
      quantityBefore,
      quantityNow,
    })),
  };
}

export function toRevisionDto(revision: RevisionView): RevisionDto {
  const { pricedAt, discountShare, sending, documents, decline, acceptance } = revision;
  const file = ({ sha256, bytes }: FileDto): FileDto => ({ sha256, bytes });
  return {
    ...toOffered(revision),
    lines: revision.sums.lines.map((line) => ({
      ...toOfferedLine(line),
      key: line.key,
      overrideReason: line.overrideReason,
      sampleInquiryId: line.sampleInquiryId,
    })),
    ...{ pricedAt, discountShare, sending, decline, acceptance },
    documents: documents && { en: file(documents.en), ar: file(documents.ar) },
  };
}

@Documented('QuotationSendingBody', { additionalProperties: false })
export class SendBody {
  @ApiPropertyOptional({
    default: false,
    description: 'A discount of more than 10 % is meant; owners alone say so.',
  })
  @IsBoolean()
  isDiscountConfirmed: boolean = false;
}

@Documented('HeardAcceptance', { additionalProperties: false })
export class HeardBody {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST.revisions })
  @Max(MOST.revisions)
  @Min(1)
  @IsInt()
  revision!: number;

  @ApiProperty({ minLength: 1, maxLength: MOST.name, description: 'Who said yes.' })
  @IsOneLine()
  @IsSeenText(MOST.name, 'A name is required')
  name!: string;

  @Moment({ description: 'When it was said, ISO 8601.' })
  @IsMoment()
  saidAt!: string;

  @ApiPropertyOptional({ maxLength: MOST.note, default: '' })
  @IsText(MOST.note)
  note: string = '';
}

@Documented('AcceptanceUndo', { additionalProperties: false })
export class UndoBody {
  @ApiProperty({ minLength: 1, maxLength: MOST.note })
  @IsSeenText(MOST.note, 'A reason is required')
  reason!: string;
}
