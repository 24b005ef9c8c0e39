import { Readable } from 'node:stream';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AsksAgain, StaffOnly } from '../../auth/index.js';
import { DOWNLOADED } from '../../shared/http/documentation.js';
import { STREAMS_ITS_ANSWER } from '../../shared/http/route-limits.js';
import { InquiryLists } from '../application/inquiry-lists.js';
import { InquiryFilterQuery, toFilter } from './inquiry-filter.dto.js';

@ApiTags('Inquiries')
@StaffOnly('inquiries.read')
@Controller('admin/inquiries')
export class InquiryExportController {
  constructor(private readonly lists: InquiryLists) {}

  @Get('export.csv')
  @AsksAgain()
  @RouteConfig(STREAMS_ITS_ANSWER)
  @ApiOperation({
    operationId: 'exportInquiries',
    summary: 'Everything that a filter leaves, as CSV',
    description:
      'Newest first, however many rows: RFC 4180 in UTF-8 with a byte order mark. Texts are quoted, and one that a ' +
      'spreadsheet could take for a formula gets a leading apostrophe. The status is in words, dates are those of ' +
      'Cairo. An answer that breaks off is not complete.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({
    description: 'inquiries.csv',
    headers: DOWNLOADED,
    content: {
      'text/csv': {
        schema: { type: 'string' },
        example:
          '\uFEFFCustomer,Email,Product,Quantity,Total Value,Status,Date\r\n' +
          '"ليلى حسن","layla@example.com","Production Order",100,23700.00,"New",2026-03-01\r\n',
      },
    },
  })
  async exportInquiries(@Query() query: InquiryFilterQuery, @Res() reply: FastifyReply): Promise<void> {
    const batches = this.lists.export(toFilter(query));
    // What goes wrong before the first row can still be answered in full.
    const first = await batches.next();
    void reply
      .header('content-disposition', 'attachment; filename="inquiries.csv"')
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(csvOf(first.value ?? '', batches)));
  }
}

async function* csvOf(first: string, rest: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  yield first;
  yield* rest;
}
