import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
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
import { PageQuery } from '../../shared/http/paging.js';
import { INQUIRY_STATUSES, type InquiryStatus } from '../domain/inquiry.js';
import { INQUIRY_SORTS, NEWEST_FIRST, type InquiryFilter, type InquirySort } from './inquiry-lists.js';
import { LONGEST_NOTES } from './staff-inquiries.schema.js';

const LONGEST_SEARCH = 200;
const MOST_AT_ONCE = 100;
const ALL = 'all';

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

/** A body of updateInquiry; its documented form is `inquiryUpdateSchema`. */
export class InquiryUpdate {
  @IsOptional()
  @IsIn(INQUIRY_STATUSES, { message: 'status is not one that an inquiry can have' })
  status?: InquiryStatus;

  @IsOptional()
  @MaxLength(LONGEST_NOTES)
  @IsString()
  adminNotes?: string;
}

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
  @IsIn(INQUIRY_STATUSES, { message: 'status is not one that an inquiry can have' })
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
