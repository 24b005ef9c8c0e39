import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { MOST_COUNTED_INQUIRIES } from '@tiraz/contracts/inquiry-status';
import { IsIn } from 'class-validator';
import { StaffOnly } from '../../auth/index.js';
import { Documented, Whole } from '../../shared/http/documentation.js';
import {
  COUNTED_OPTIONS,
  InquiryOptions,
  type CountedOption,
  type OptionCounts,
} from '../application/option-counts.js';
import { COUNTED_FULLY, InquiryFilterQuery, toFilter } from './inquiry-filter.dto.js';

/** Of which options there are how many, in a list that everything else narrows. */
export class InquiryOptionsQuery extends InquiryFilterQuery {
  @ApiProperty({ enum: COUNTED_OPTIONS, example: 'owner', description: 'What the options are of.' })
  @IsIn(COUNTED_OPTIONS, { message: `of is one of ${COUNTED_OPTIONS.join(', ')}` })
  of!: CountedOption;
}

@Documented('InquiryOptionCount')
class InquiryOptionCountDto {
  @ApiProperty({ description: '`sample` or `order`; the id of a product type or an account; `nobody`.' })
  option!: string;
  @Whole(1) count!: number;
}

@Documented('InquiryOptionCounts', {
  description: `How many inquiries a list has with each option, which takes the place of the one that the query names; ${MOST_COUNTED_INQUIRIES + 1} where there are more than ${MOST_COUNTED_INQUIRIES}, unless ${COUNTED_FULLY}.`,
  example: {
    total: 41,
    options: [
      { option: 'nobody', count: 11 },
      { option: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', count: 30 },
    ],
  },
})
class InquiryOptionCountsDto implements OptionCounts {
  @Whole(0, { description: 'With none of them.' }) total!: number;
  @ApiProperty({
    type: [InquiryOptionCountDto],
    description: 'In no order; options without an inquiry are left out.',
  })
  options!: InquiryOptionCountDto[];
}

@ApiTags('Inquiries')
@StaffOnly('inquiries.read')
@Controller('admin/inquiries/counts')
export class InquiryOptionsController {
  constructor(private readonly options: InquiryOptions) {}

  @Get('options')
  @ApiOperation({
    operationId: 'countInquiryOptions',
    summary: 'How many inquiries a list would have with each type, product type or owner',
  })
  @ApiOkResponse({ description: 'As of this moment', type: InquiryOptionCountsDto })
  countInquiryOptions(@Query() query: InquiryOptionsQuery): Promise<OptionCounts> {
    return this.options.counts(query.of, toFilter(query));
  }
}
