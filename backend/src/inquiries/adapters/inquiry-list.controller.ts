import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { answerPage, ApiPage, positionOf } from '../../shared/http/paging.js';
import type { InquirySummary, Written } from '../application/inquiry-details.js';
import { InquiryLists, type StatusCounts } from '../application/inquiry-lists.js';
import { InquirySummaryDto } from './inquiry-summary.dto.js';
import { InquiryCountsDto, InquiryCountsQuery, InquiryListQuery, toFilter } from './inquiry-list.dto.js';

@ApiTags('Inquiries')
@StaffOnly('inquiries.read')
@Controller('admin/inquiries')
export class InquiryListController {
  constructor(private readonly lists: InquiryLists) {}

  @Get()
  @ApiOperation({ operationId: 'listInquiries', summary: 'Inquiries, a page at a time' })
  @ApiPage(InquirySummaryDto)
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
