import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../shared/http/paging.js';
import {
  INQUIRY_SORTS,
  NEWEST_FIRST,
  type InquiryFilter,
  type InquirySort,
} from '../application/inquiry-lists.js';

const LONGEST_SEARCH = 200;
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
      'Words that the contact, the reference, the names of product type, fabric and colours or the message hold, each ' +
      'of them somewhere. Letter case, accents and harakat do not matter, nor do the forms of alef, yaa and taa marbuta, nor Arabic digits.',
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
