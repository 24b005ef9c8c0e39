import { Controller, Get, Query, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { IsIn } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { ApiProblems, DOWNLOADED, OneOf } from '../../shared/http/documentation.js';
import { WORKS_ON_A_FILE } from '../../shared/http/route-limits.js';
import { sendSheet, XLSX } from '../../shared/http/sheet-file.js';
import { PriceSheets } from '../application/price-sheets.js';

class PriceSheetQuery {
  @OneOf(LANGUAGES, { description: 'Of its words. An Arabic sheet begins at the right.', example: 'ar' })
  @IsIn(LANGUAGES)
  language!: Language;
}

@ApiTags('Catalogue')
@StaffOnly('catalogue.read')
@Controller('admin/price-changes')
export class PriceSheetsController {
  constructor(private readonly sheets: PriceSheets) {}

  @Get('prices.xlsx')
  @RouteConfig(WORKS_ON_A_FILE)
  @ApiOperation({
    operationId: 'exportPrices',
    summary: 'Every price of the catalogue, for Excel',
    description: 'In the columns that reading a table of prices knows. Archived items are left out.',
  })
  @ApiProduces(XLSX)
  @ApiOkResponse({
    description: 'prices.xlsx',
    headers: DOWNLOADED,
    content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems(503)
  async exportPrices(@Query() { language }: PriceSheetQuery, @Res() reply: FastifyReply): Promise<void> {
    sendSheet(reply, 'prices.xlsx', await this.sheets.write(language));
  }
}
