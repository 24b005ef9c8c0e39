import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { IsIn } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Needs, StaffOnly } from '../../auth/index.js';
import { LARGEST_SHEET_BYTES, tooLargeSheet } from '../../shared/domain/sheet-reader.js';
import { wholeFile } from '../../shared/files/arriving-file.js';
import { ApiProblems, OneOf } from '../../shared/http/documentation.js';
import { TAKES_A_FILE, WORKS_ON_A_FILE } from '../../shared/http/route-limits.js';
import { READS_A_SHEET, sendSheet, XLSX } from '../../shared/http/sheet-file.js';
import { PriceSheets } from '../application/price-sheets.js';
import { ReadPricesDto, toReadPricesDto } from './read-prices.dto.js';

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
    content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems(503)
  async exportPrices(@Query() { language }: PriceSheetQuery, @Res() reply: FastifyReply): Promise<void> {
    sendSheet(reply, 'prices.xlsx', await this.sheets.write(language));
  }

  @Post('sheet')
  @Needs('catalogue.write')
  @HttpCode(200)
  @RouteConfig(TAKES_A_FILE)
  @ApiOperation({
    operationId: 'readPriceSheet',
    summary: 'What a table of prices would change',
    description:
      'The first sheet of a workbook (.xlsx), or CSV (UTF-8, UTF-16 or Windows-1256), at most 2 MB and 5,000 rows: with columns for the item ' +
      'and the price, where needed for its kind, which of its prices, and its id. Nothing is stored.',
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ description: 'Row by row, with what is wrong', type: ReadPricesDto })
  @ApiProblems(...READS_A_SHEET)
  async readPriceSheet(@Req() request: FastifyRequest): Promise<ReadPricesDto> {
    const file = await wholeFile(request.body, LARGEST_SHEET_BYTES, tooLargeSheet);
    return toReadPricesDto(await this.sheets.read(file));
  }
}
