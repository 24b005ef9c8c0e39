import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { LARGEST_SHEET_BYTES, tooLargeSheet } from '../../shared/domain/sheet-reader.js';
import { wholeFile } from '../../shared/files/arriving-file.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { TAKES_A_FILE } from '../../shared/http/route-limits.js';
import { READS_A_SHEET } from '../../shared/http/sheet-file.js';
import { ReadPriceSheets } from '../application/read-price-sheets.js';
import { ReadPricesDto, toReadPricesDto } from './read-prices.dto.js';

@ApiTags('Catalogue')
@StaffOnly('catalogue.write')
@Controller('admin/price-changes')
export class ReadPriceSheetsController {
  constructor(private readonly sheets: ReadPriceSheets) {}

  @Post('sheet')
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
