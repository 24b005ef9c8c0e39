import { Controller, Get, Param, ParseIntPipe, ParseUUIDPipe, Query, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { CustomerLinks, openedBy } from '../../customer-links/index.js';
import { ApiProblems, UNKNOWN_LINK } from '../../shared/http/documentation.js';
import { ApiPdf, FileQuery, sendPdf } from '../../shared/http/pdf-file.js';
import { OPENED_BY_LINK } from '../../shared/http/route-limits.js';
import { refusal, UNKNOWN_QUOTATION } from './refusals.js';
import { QuotationFiles } from '../application/quotation-files.js';

const PENDING = refusal(404, 'document-pending', 'The document is still being made.');

@ApiTags('Quotations')
@Controller()
export class QuotationFilesController {
  constructor(
    private readonly files: QuotationFiles,
    private readonly links: CustomerLinks,
  ) {}

  @Get('admin/inquiries/:id/quotation/revisions/:revision/document')
  @StaffOnly('quotations.read')
  @ApiPdf('getQuotationDocument', 'The PDF of a revision')
  @ApiProblems(UNKNOWN_QUOTATION, PENDING)
  getQuotationDocument(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('revision', ParseIntPipe) revision: number,
    @Query() { language }: FileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(id, revision, language, reply);
  }

  @Get('requests/:token/quotation/revisions/:revision/document')
  @RouteConfig(OPENED_BY_LINK)
  @ApiPdf('getCustomerQuotationDocument', 'The PDF of a revision')
  @ApiProblems(UNKNOWN_LINK, UNKNOWN_QUOTATION, PENDING, 429)
  async getCustomerQuotationDocument(
    @Param('token') token: string,
    @Param('revision', ParseIntPipe) revision: number,
    @Query() { language }: FileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { inquiryId } = await openedBy(this.links, token);
    await this.send(inquiryId, revision, language, reply);
  }

  private async send(
    inquiryId: string,
    revision: number,
    language: FileQuery['language'],
    reply: FastifyReply,
  ): Promise<void> {
    sendPdf(reply, await this.files.read(inquiryId, revision, language));
  }
}
