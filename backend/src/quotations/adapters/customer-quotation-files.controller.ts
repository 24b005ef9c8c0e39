import { Controller, Get, Param, ParseIntPipe, Query, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CustomerLinks, openedBy } from '../../customer-links/index.js';
import { ApiProblems, CLIENT_THROTTLED, UNKNOWN_LINK } from '../../shared/http/documentation.js';
import { ApiPdf, FileQuery, sendPdf } from '../../shared/http/pdf-file.js';
import { OPENED_BY_LINK } from '../../shared/http/route-limits.js';
import { QuotationFiles } from '../application/quotation-files.js';
import { PENDING_FILE, UNKNOWN_QUOTATION } from './refusals.js';

@ApiTags('Quotations')
@Controller('requests/:token/quotation/revisions/:revision/document')
export class CustomerQuotationFilesController {
  constructor(
    private readonly files: QuotationFiles,
    private readonly links: CustomerLinks,
  ) {}

  @Get()
  @RouteConfig(OPENED_BY_LINK)
  @ApiPdf('getCustomerQuotationDocument', 'The PDF of a revision')
  @ApiProblems(UNKNOWN_LINK, UNKNOWN_QUOTATION, PENDING_FILE, CLIENT_THROTTLED)
  async getCustomerQuotationDocument(
    @Param('token') token: string,
    @Param('revision', ParseIntPipe) revision: number,
    @Query() { language }: FileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { inquiryId } = await openedBy(this.links, token);
    sendPdf(reply, await this.files.read(inquiryId, revision, language));
  }
}
