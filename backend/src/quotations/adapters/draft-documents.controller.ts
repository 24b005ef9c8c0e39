import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { ApiPdf, FileQuery, sendPdf } from '../../shared/http/pdf-file.js';
import { DraftDocuments } from '../application/draft-documents.js';
import { OfferBody, toWrittenOffer } from './offer.dto.js';
import { offerExample } from './offered.dto.js';
import { NO_DRAFT, UNKNOWN_QUOTATION } from './refusals.js';

@ApiTags('Quotations')
@StaffOnly('quotations.write')
@Controller('admin/inquiries/:id/quotation/draft')
export class DraftDocumentsController {
  constructor(private readonly documents: DraftDocuments) {}

  @Post('document')
  @HttpCode(200)
  @ApiPdf('previewQuotationDocument', 'The PDF of the draft', 'Marked as a draft; nothing is stored.')
  @ApiBody({ type: OfferBody, examples: { order: { value: offerExample } } })
  @ApiProblems(UNKNOWN_QUOTATION, NO_DRAFT, 422, 503)
  async previewQuotationDocument(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: OfferBody,
    @Query() { language }: FileQuery,
    @SignedIn() by: Staff,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPdf(reply, await this.documents.document(id, toWrittenOffer(body), language, by));
  }
}
