import { Body, Controller, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { ApiPdf, FileQuery, sendPdf } from '../../shared/http/pdf-file.js';
import { DraftDocuments } from '../application/draft-documents.js';
import { OfferBody, toWrittenOffer } from './offer.dto.js';
import { offerExample } from './offered.dto.js';
import { NO_DRAFT, UNKNOWN_QUOTATION, UNSOUND } from './refusals.js';

@ApiTags('Quotations')
@StaffOnly('quotations.write')
@Controller('admin/inquiries/:id/quotation/draft')
export class DraftDocumentsController {
  constructor(private readonly documents: DraftDocuments) {}

  @Post('document')
  @HttpCode(200)
  @ApiPdf('previewQuotationDocument', 'The PDF of the draft', 'Marked as a draft; nothing is stored.')
  @ApiBody({ type: OfferBody, examples: { order: { value: offerExample } } })
  @ApiProblems(UNKNOWN_QUOTATION, NO_DRAFT, UNSOUND, 503)
  async previewQuotationDocument(
    @Param('id', IdPipe) id: string,
    @Body() body: OfferBody,
    @Query() { language }: FileQuery,
    @SignedIn() by: Staff,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPdf(reply, await this.documents.document(id, toWrittenOffer(body), language, by));
  }

  @Post('pages')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'previewQuotationPages',
    summary: 'The pages of the PDF of the draft, as a picture',
    description: 'One below the other. Nothing is stored. 503, too, on machines where none can be drawn.',
  })
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({
    description: 'An SVG',
    content: { 'image/svg+xml': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiBody({ type: OfferBody, examples: { order: { value: offerExample } } })
  @ApiProblems(UNKNOWN_QUOTATION, NO_DRAFT, UNSOUND, 503)
  async previewQuotationPages(
    @Param('id', IdPipe) id: string,
    @Body() body: OfferBody,
    @Query() { language }: FileQuery,
    @SignedIn() by: Staff,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const svg = await this.documents.pages(id, toWrittenOffer(body), language, by);
    void reply
      .headers({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('image/svg+xml')
      .send(Buffer.from(svg));
  }
}
