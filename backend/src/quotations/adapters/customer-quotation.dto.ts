import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { ARTWORK_LIMITS } from '@tiraz/contracts/artwork';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { DECLINE_REASONS, QUOTATION_LIMITS as MOST, type DeclineReason } from '@tiraz/contracts/quotation';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsIn,
  IsInt,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { ARTWORK_IDS } from '../../artwork/sent-artwork.dto.js';
import { Documented, IfGiven, IsId, Moment, OneOf, Whole } from '../../shared/http/documentation.js';
import { IsOneLine, IsSeenText, IsText } from '../../shared/http/text-field.js';
import type { ShownQuotation } from '../application/customer-quotations.js';
import {
  OfferedDto,
  OfferedLineDto,
  offeredExample,
  offeredLineExamples,
  toOffered,
  toOfferedLine,
} from './offered.dto.js';

@Documented('CustomerQuotationLine')
class LineDto extends OfferedLineDto {}

@Documented('ChangeRequest')
class ChangeRequestDto {
  @Moment() at!: Date;
  @ApiProperty() text!: string;
  @Whole(0, { description: 'Designs that came along.' }) files!: number;
}

@Documented('CustomerAcceptance')
class AcceptanceDto {
  @Moment() at!: Date;
  @ApiProperty() name!: string;
}

class ShownToCustomer {
  @ApiProperty({ description: "The inquiry's." }) reference!: string;
  @ApiProperty({ type: [LineDto] }) lines!: LineDto[];
  @Moment({ nullable: true }) sentAt!: Date | null;
  @ApiProperty({ description: 'The PDFs are there; it can be accepted from then on.' })
  hasDocuments!: boolean;
  @ApiProperty({ description: 'A code has to be mailed before it can be accepted.' }) needsCode!: boolean;
  @ApiProperty({ type: AcceptanceDto, nullable: true }) acceptance!: AcceptanceDto | null;
  @ApiProperty({ type: [ChangeRequestDto], description: 'What was asked to be changed, newest first.' })
  requests!: ChangeRequestDto[];
}

const example = {
  ...offeredExample,
  reference: 'TRZ-2026-000123',
  lines: offeredLineExamples,
  sentAt: '2026-11-23T08:00:00.000Z',
  hasDocuments: true,
  needsCode: false,
  acceptance: null,
  requests: [],
};

@Documented('CustomerQuotation', { description: 'The latest revision that was sent.', example })
export class CustomerQuotationDto extends IntersectionType(OfferedDto, ShownToCustomer) {}

export function toCustomerQuotationDto(shown: ShownQuotation): CustomerQuotationDto {
  const { reference, sums, sentAt, hasDocuments, needsCode, acceptance, requests } = shown;
  return {
    ...toOffered(shown),
    reference,
    lines: sums.lines.map(toOfferedLine),
    sentAt,
    hasDocuments,
    needsCode,
    acceptance,
    requests,
  };
}

/** Which revision is meant: another one may have come meanwhile. */
@Documented('RevisionAnswer', { additionalProperties: false })
export class RevisionAnswer {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST.revisions })
  @Max(MOST.revisions)
  @Min(1)
  @IsInt()
  revision!: number;
}

@Documented('AcceptingAnswer', { additionalProperties: false })
export class AcceptingAnswer extends RevisionAnswer {
  @ApiProperty({ minLength: 1, maxLength: MOST.name })
  @IsOneLine()
  @IsSeenText(MOST.name, 'A name is required')
  name!: string;

  @ApiPropertyOptional({ maxLength: MOST.position, default: '' })
  @IsOneLine()
  @IsText(MOST.position)
  position: string = '';

  @ApiProperty({ enum: [true], description: 'The revision and its terms are accepted.' })
  @Equals(true, { message: 'The terms have to be accepted', context: { code: 'field.required' } })
  isAgreed!: true;

  @OneOf(LANGUAGES, { description: 'Of the page.' })
  @IsIn(LANGUAGES)
  language!: Language;

  @ApiPropertyOptional({ pattern: '^\\d{6}$', description: 'As it was mailed, where one is needed.' })
  @Matches(/^\d{6}$/)
  @IfGiven()
  code?: string;
}

/** Any other is that of nobody. */
const LONGEST_DRAFT = 64;

@Documented('ChangeAnswer', { additionalProperties: false })
export class ChangeAnswer extends RevisionAnswer {
  @ApiProperty({ minLength: 1, maxLength: MOST.changeText })
  @IsSeenText(MOST.changeText, 'A text is required')
  text!: string;

  @ApiPropertyOptional({
    maxLength: LONGEST_DRAFT,
    description: 'Designs that were uploaded before; sending them says that one may have them made.',
  })
  @IsText(LONGEST_DRAFT)
  @IfGiven()
  artworkDraft?: string;

  @ApiPropertyOptional({ ...ARTWORK_IDS, description: 'These files of it alone; all of them when absent.' })
  @IsId({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(ARTWORK_LIMITS.files)
  @ArrayMinSize(1)
  @IsArray()
  @IfGiven()
  artworkIds?: string[];
}

@Documented('DecliningAnswer', { additionalProperties: false })
export class DecliningAnswer extends RevisionAnswer {
  @OneOf(DECLINE_REASONS)
  @IsIn(DECLINE_REASONS)
  reason!: DeclineReason;

  @ApiPropertyOptional({ maxLength: MOST.note, default: '' })
  @IsText(MOST.note)
  note: string = '';
}
