import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, IntersectionType } from '@nestjs/swagger';
import { MOST_COUNTED_INQUIRIES } from '@tiraz/contracts/inquiry-status';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { Documented, Whole } from '../../shared/http/documentation.js';
import { answerPage, ApiPage, PageQuery, positionOf } from '../../shared/http/paging.js';
import type { InquirySummary, Written } from '../application/inquiry-summary.js';
import { InquiryLists, type StatusCounts } from '../application/inquiry-lists.js';
import { InquirySummaryDto } from './inquiry-summary.dto.js';
import { COUNTED_FULLY, InquiryCountsQuery, InquiryOrderQuery, toFilter } from './inquiry-filter.dto.js';

class InquiryListQuery extends IntersectionType(InquiryOrderQuery, PageQuery) {}

@Documented('InquiryCounts', {
  description: `How many of each status the filter leaves; ${MOST_COUNTED_INQUIRIES + 1} where there are more than ${MOST_COUNTED_INQUIRIES}, unless ${COUNTED_FULLY}.`,
  example: { new: 3, in_progress: 2, quoted: 1, accepted: 20, rejected: 4, closed: 12 },
})
class InquiryCountsDto implements StatusCounts {
  @Whole(0) new!: number;
  @Whole(0) in_progress!: number;
  @Whole(0) quoted!: number;
  @Whole(0) accepted!: number;
  @Whole(0) rejected!: number;
  @Whole(0) closed!: number;
}

@ApiTags('Inquiries')
@StaffOnly('inquiries.read')
@Controller('admin/inquiries')
export class InquiryListController {
  constructor(private readonly lists: InquiryLists) {}

  @Get()
  @ApiOperation({ operationId: 'listInquiries', summary: 'Inquiries, a page at a time' })
  @ApiPage(InquirySummaryDto, MOST_COUNTED_INQUIRIES, COUNTED_FULLY)
  async listInquiries(
    @Query() query: InquiryListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<InquirySummary>[]> {
    const { sort, limit, cursor } = query;
    const position = positionOf(cursor, sort);
    const page = await this.lists.list(toFilter(query), sort, { limit, position });
    return answerPage(page, sort, request, reply);
  }

  @Get('counts')
  @ApiOperation({
    operationId: 'countInquiries',
    summary: 'How many inquiries of each status a filter leaves',
  })
  @ApiOkResponse({ description: 'As of this moment', type: InquiryCountsDto })
  countInquiries(@Query() query: InquiryCountsQuery): Promise<StatusCounts> {
    return this.lists.counts(toFilter(query));
  }
}
