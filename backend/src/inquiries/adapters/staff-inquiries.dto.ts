import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { DomainError } from '../../shared/domain/domain-error.js';
import {
  Amount,
  Documented,
  Id,
  Moment,
  OneOf,
  TextOrNull,
  Version,
  Whole,
} from '../../shared/http/fields.js';
import { PageQuery } from '../../shared/http/paging.js';
import type { InquirySummary } from '../application/inquiry-details.js';
import {
  INQUIRY_SORTS,
  NEWEST_FIRST,
  type InquiryFilter,
  type InquirySort,
} from '../application/inquiry-lists.js';
import type { StatusChangeResult } from '../application/manage-inquiries.js';
import { INQUIRY_STATUSES, LIFE_CYCLE, type InquiryStatus } from '../domain/inquiry.js';

const LONGEST_SEARCH = 200;
const LONGEST_NOTES = 10_000;
const MOST_AT_ONCE = 100;
const ALL = 'all';

const IsInquiryStatus = () =>
  IsIn(INQUIRY_STATUSES, { message: 'status is not one that an inquiry can have' });

/** Which inquiries a list or an export is about. */
export class InquiryFilterQuery {
  @ApiPropertyOptional({ enum: [ALL, ...INQUIRY_STATUSES], default: ALL })
  @IsOptional()
  @IsIn([ALL, ...INQUIRY_STATUSES], { message: `status is ${ALL} or a status of an inquiry` })
  status: InquiryStatus | typeof ALL = ALL;

  @ApiPropertyOptional({
    maxLength: LONGEST_SEARCH,
    description:
      'Words that the name, e-mail address, company, phone number or reference holds, each of them somewhere. Letter ' +
      'case, accents and harakat do not matter, nor do the forms of alef, yaa and taa marbuta, nor Arabic digits.',
    example: 'احمد',
  })
  @IsOptional()
  @MaxLength(LONGEST_SEARCH)
  @IsString()
  q: string = '';
}

export class InquiryListQuery extends IntersectionType(InquiryFilterQuery, PageQuery) {
  @ApiPropertyOptional({
    enum: INQUIRY_SORTS,
    default: NEWEST_FIRST,
    description: 'A minus sign: descending.',
  })
  @IsOptional()
  @IsIn(INQUIRY_SORTS, { message: `sort is one of ${INQUIRY_SORTS.join(', ')}` })
  sort: InquirySort = NEWEST_FIRST;
}

export function toFilter({ status, q }: InquiryFilterQuery): InquiryFilter {
  return { ...(status === ALL ? {} : { status }), q };
}

@Documented('InquiryStatusUpdate', { additionalProperties: false })
export class InquiryStatusUpdate {
  @OneOf(INQUIRY_STATUSES)
  @IsInquiryStatus()
  status!: InquiryStatus;
}

@Documented('InquiryNotesUpdate', { additionalProperties: false })
export class InquiryNotesUpdate {
  @ApiProperty({ maxLength: LONGEST_NOTES, description: 'All of the notes; empty clears them.' })
  @MaxLength(LONGEST_NOTES)
  @IsString()
  adminNotes!: string;
}

/** A body of updateInquiry: one or the other. */
export class InquiryUpdate extends IntersectionType(
  PartialType(InquiryStatusUpdate),
  PartialType(InquiryNotesUpdate),
) {}

/** What an update changes: one of the two, so that nobody overwrites what they did not touch. */
export type InquiryChange = { status: InquiryStatus } | { adminNotes: string };

/** @throws DomainError `body.invalid` unless the body holds exactly one of the two fields */
export function toChange({ status, adminNotes }: InquiryUpdate): InquiryChange {
  if (status != null && adminNotes == null) return { status };
  if (adminNotes != null && status == null) return { adminNotes };
  const message = 'Send either status or adminNotes.';
  const code = status == null ? 'field.required' : 'field.unexpected';
  throw new DomainError('malformed', 'body.invalid', 'The body does not have the documented form.', [
    { path: 'status', code, message },
    { path: 'adminNotes', code, message },
  ]);
}

export class InquiryStatusChange {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: MOST_AT_ONCE,
    uniqueItems: true,
    example: ['01993c00-0000-7000-8000-00000000abcd'],
  })
  @IsUUID(undefined, { each: true, message: 'every id is a UUID' })
  @ArrayUnique({ message: 'every id stands once' })
  @ArrayMaxSize(MOST_AT_ONCE)
  @ArrayMinSize(1)
  @IsArray()
  ids!: string[];

  @ApiProperty({ enum: INQUIRY_STATUSES, example: 'in_progress' })
  @IsInquiryStatus()
  status!: InquiryStatus;
}

/** A change of a status, as changeInquiryStatuses or updateInquiry answered it. */
class StatusUndo {
  @ApiProperty({ format: 'uuid', example: '01993c00-0000-7000-8000-00000000abcd' })
  @IsUUID(undefined, { message: 'every id is a UUID' })
  id!: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version that the change made.', example: 2 })
  @Min(1)
  @IsInt({ message: 'version must be a whole number' })
  version!: number;
}

export class InquiryStatusUndo {
  @ApiProperty({ type: [StatusUndo], minItems: 1, maxItems: MOST_AT_ONCE })
  @ValidateNested({ each: true })
  @Type(() => StatusUndo)
  @ArrayUnique((change: StatusUndo | null) => change?.id, { message: 'every id stands once' })
  @ArrayMaxSize(MOST_AT_ONCE)
  @ArrayMinSize(1)
  @IsArray()
  changes!: StatusUndo[];
}

export const inquirySummaryExample = {
  id: '01993c00-0000-7000-8000-00000000abcd',
  reference: 'TRZ-2026-000123',
  customerId: '01993c00-0000-7000-8000-00000000c0de',
  customerName: 'ليلى حسن',
  customerEmail: 'layla@example.com',
  customerPhone: '+20 100 123 4567',
  customerCompany: '',
  isSampleRequest: false,
  quantity: 100,
  pricePerItem: '237.00',
  totalCost: '23700.00',
  status: 'new',
  next: LIFE_CYCLE.new.next,
  message: 'We would like to start in spring.',
  adminNotes: '',
  priceChanged: false,
  hasInactiveItems: false,
  version: 1,
  createdAt: '2026-03-01T09:30:00.000Z',
};

@Documented('InquirySummary', { example: inquirySummaryExample })
export class InquirySummaryDto implements InquirySummary {
  @Id() id!: string;
  @ApiProperty({ pattern: '^TRZ-\\d{4}-\\d{6,}$' }) reference!: string;
  @Id() customerId!: string;
  @ApiProperty() customerName!: string;
  @ApiProperty() customerEmail!: string;
  @ApiProperty({ description: 'Empty when not given.' }) customerPhone!: string;
  @ApiProperty({ description: 'Empty when not given.' }) customerCompany!: string;
  @ApiProperty() isSampleRequest!: boolean;
  @Whole(1, { description: 'Pieces.' }) quantity!: number;
  @Amount('EGP. The share of one piece.') pricePerItem!: string;
  @Amount('EGP. What the inquiry is worth: the sample for a sample request, the order for an order.')
  totalCost!: string;
  @OneOf(INQUIRY_STATUSES) status!: InquiryStatus;
  @ApiProperty({
    enum: INQUIRY_STATUSES,
    isArray: true,
    description: 'The statuses that it may be moved to.',
  })
  next!: readonly InquiryStatus[];
  @ApiProperty({ description: 'Empty when there is none.' }) message!: string;
  @ApiProperty({ description: 'Only staff see them.' }) adminNotes!: string;
  @ApiProperty({ description: 'An amount that the visitor saw differs from ours.' }) priceChanged!: boolean;
  @ApiProperty({ description: 'Something chosen was switched off before the inquiry came.' })
  hasInactiveItems!: boolean;
  @Version() version!: number;
  @Moment() createdAt!: Date;
}

@Documented('StatusChangeProblem', { description: 'Why it failed.' })
class StatusChangeProblemDto {
  @ApiProperty() code!: string;
  @ApiProperty() detail!: string;
}

export const statusChangeResultsExample = [
  { id: inquirySummaryExample.id, reference: 'TRZ-2026-000123', outcome: 'changed', from: 'new', version: 2 },
  {
    id: '01993c00-0000-7000-8000-00000000dead',
    reference: null,
    outcome: 'failed',
    problem: { code: 'inquiry.unknown', detail: 'There is no such inquiry.' },
  },
];

@Documented('StatusChangeResult')
export class StatusChangeResultDto implements StatusChangeResult {
  @Id() id!: string;
  @TextOrNull('Null when there is no such inquiry.') reference!: string | null;
  @OneOf(['changed', 'unchanged', 'failed']) outcome!: StatusChangeResult['outcome'];
  @OneOf(INQUIRY_STATUSES, { required: false, description: 'Where it stood; absent when it failed.' })
  from?: InquiryStatus;
  @Whole(1, {
    required: false,
    description: 'The version that it has now, by which a change is taken back; absent when it failed.',
  })
  version?: number;
  @ApiProperty({ required: false }) problem?: StatusChangeProblemDto;
}
