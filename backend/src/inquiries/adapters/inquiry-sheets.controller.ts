import { Controller, Get, Query, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { INQUIRY_COLUMNS, MOST_SHEET_ROWS, type InquiryColumn } from '@tiraz/contracts/inquiry-export';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { IsIn, Matches } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { AsksAgain, StaffOnly } from '../../auth/index.js';
import { ApiProblems, DOWNLOADED, IfGiven, OneOf } from '../../shared/http/documentation.js';
import { WORKS_ON_A_FILE } from '../../shared/http/route-limits.js';
import { sendSheet, XLSX } from '../../shared/http/sheet-file.js';
import { InquirySheets, TOO_MANY_ROWS } from '../application/inquiry-sheets.js';
import { InquiryFilterQuery, toFilter } from './inquiry-filter.dto.js';

const A_COLUMN = `(${INQUIRY_COLUMNS.join('|')})`;
const SOME_COLUMNS = new RegExp(`^${A_COLUMN}(,${A_COLUMN}){0,${INQUIRY_COLUMNS.length - 1}}$`);

class InquirySheetQuery extends InquiryFilterQuery {
  @OneOf(LANGUAGES, { description: 'Of its words. An Arabic sheet begins at the right.', example: 'ar' })
  @IsIn(LANGUAGES)
  language!: Language;

  @ApiPropertyOptional({
    type: String,
    pattern: SOME_COLUMNS.source,
    description: 'The columns, with commas between them; all of them when left out.',
    example: 'reference,customer,value',
  })
  @IfGiven()
  @Matches(SOME_COLUMNS, { message: `columns names some of ${INQUIRY_COLUMNS.join(', ')}` })
  columns?: string;
}

@ApiTags('Inquiries')
@StaffOnly('inquiries.read')
@Controller('admin/inquiries')
export class InquirySheetsController {
  constructor(private readonly sheets: InquirySheets) {}

  @Get('export.xlsx')
  @AsksAgain()
  @RouteConfig(WORKS_ON_A_FILE)
  @ApiOperation({
    operationId: 'exportInquirySheet',
    summary: 'Everything that a filter leaves, for Excel',
    description:
      `Newest first, at most ${MOST_SHEET_ROWS} rows. Quantities and amounts (EGP) are numbers, days are those of Cairo, ` +
      'no text is a formula.',
  })
  @ApiProduces(XLSX)
  @ApiOkResponse({
    description: 'inquiries.xlsx',
    headers: DOWNLOADED,
    content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems({ status: 422, ...TOO_MANY_ROWS }, 503)
  async exportInquirySheet(@Query() query: InquirySheetQuery, @Res() reply: FastifyReply): Promise<void> {
    const { language, columns } = query;
    const named = columns?.split(',') as InquiryColumn[] | undefined;
    const wanted = { language, columns: new Set(named ?? INQUIRY_COLUMNS) };
    sendSheet(reply, 'inquiries.xlsx', await this.sheets.write(toFilter(query), wanted));
  }
}
