import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { answerPage, ApiPage, PageQuery, positionOf } from '../../shared/http/paging.js';
import { PriceChangeList } from '../application/price-change-list.js';
import { PriceChangeSummaryDto, toSummaryDto } from './price-change-summary.dto.js';

const SORT = 'createdAt';

@ApiTags('Catalogue')
@StaffOnly('catalogue.read')
@Controller('admin/price-changes')
export class PriceChangeListController {
  constructor(private readonly changes: PriceChangeList) {}

  @Get()
  @ApiOperation({ operationId: 'listPriceChanges', summary: 'Changes of prices, the newest first' })
  @ApiPage(PriceChangeSummaryDto)
  async listPriceChanges(
    @Query() { limit, cursor }: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PriceChangeSummaryDto[]> {
    const page = await this.changes.page({ limit, position: positionOf(cursor, SORT) });
    return answerPage(page, SORT, request, reply).map(toSummaryDto);
  }
}
