import {
  applyDecorators,
  Controller,
  Get,
  Param,
  ParseIntPipe,
  ParseUUIDPipe,
  Query,
  Res,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { CustomerLinks } from '../../customer-links/index.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { OPENED_BY_LINK } from '../../shared/http/route-limits.js';
import { QuotationFiles } from '../application/quotation-files.js';
import { FileQuery } from './quotation-file.dto.js';
import { inquiryOf, UNKNOWN_LINK } from './opened-link.js';

const NONE = { status: 404, code: 'quotation.unknown', detail: 'There is no quotation yet.' };
const PENDING = {
  status: 404,
  code: 'quotation.document-pending',
  detail: 'The document is still being made.',
};

function ApiPdf(operationId: string): MethodDecorator {
  return applyDecorators(
    ApiOperation({ operationId, summary: 'The PDF of a revision', description: 'The same bytes for ever.' }),
    ApiProduces('application/pdf'),
    ApiOkResponse({
      description: 'A PDF',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }),
  );
}

@ApiTags('Quotations')
@Controller()
export class QuotationFilesController {
  constructor(
    private readonly files: QuotationFiles,
    private readonly links: CustomerLinks,
  ) {}

  @Get('admin/inquiries/:id/quotation/revisions/:revision/document')
  @StaffOnly('quotations.read')
  @ApiPdf('getQuotationDocument')
  @ApiProblems(NONE, PENDING)
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
  @ApiPdf('getCustomerQuotationDocument')
  @ApiProblems(UNKNOWN_LINK, NONE, PENDING, 429)
  async getCustomerQuotationDocument(
    @Param('token') token: string,
    @Param('revision', ParseIntPipe) revision: number,
    @Query() { language }: FileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send(await inquiryOf(this.links, token), revision, language, reply);
  }

  private async send(
    inquiryId: string,
    revision: number,
    language: FileQuery['language'],
    reply: FastifyReply,
  ): Promise<void> {
    const { fileName, pdf } = await this.files.read(inquiryId, revision, language);
    void reply
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'no-store')
      .type('application/pdf')
      .send(Buffer.from(pdf));
  }
}
