import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { INQUIRY_SORTS, NEWEST_FIRST, type InquirySort } from '../application/inquiry-lists.js';
import { InquiryFilterQuery } from './inquiry-filter.dto.js';

/** Which inquiries, and in which order. */
export class InquiryOrderQuery extends InquiryFilterQuery {
  @ApiPropertyOptional({
    enum: INQUIRY_SORTS,
    default: NEWEST_FIRST,
    description:
      'A minus sign: descending. `newFirst`: those that are new, the oldest on top; then the others, newest first.',
  })
  @IsOptional()
  @IsIn(INQUIRY_SORTS, { message: `sort is one of ${INQUIRY_SORTS.join(', ')}` })
  sort: InquirySort = NEWEST_FIRST;
}
