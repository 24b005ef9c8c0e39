import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { ApiPdf, FileQuery, sendPdf } from '../../shared/http/pdf-file.js';
import { QuotationPreviews } from '../application/quotation-previews.js';
import { MailPreviewDto } from './mail-preview.dto.js';
import { OfferBody, offerExample, toWrittenOffer } from './offer.dto.js';
import { NO_DRAFT, UNKNOWN_QUOTATION } from './refusals.js';
import { RevisionDto, toRevisionDto } from './quotation.dto.js';

/** What the draft would be; nothing is stored. */
@ApiTags('Quotations')
@StaffOnly('quotations.write')
@Controller('admin/inquiries/:id/quotation/draft')
export class QuotationPreviewsController {
  constructor(private readonly previews: QuotationPreviews) {}

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'previewQuotation',
    summary: 'What the draft would come to',
    description: 'If it were replaced by this. Nothing is stored; what is wrong is said as by editQuotation.',
  })
  @ApiBody({ type: OfferBody, examples: { order: { value: offerExample } } })
  @ApiOkResponse({ description: 'With its sums', type: RevisionDto })
  @ApiProblems(UNKNOWN_QUOTATION, NO_DRAFT, 422)
  async previewQuotation(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: OfferBody,
  ): Promise<RevisionDto> {
    return toRevisionDto(await this.previews.offer(id, toWrittenOffer(body)));
  }

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
    sendPdf(reply, await this.previews.document(id, toWrittenOffer(body), language, by));
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
  @ApiProblems(UNKNOWN_QUOTATION, NO_DRAFT, 422, 503)
  async previewQuotationPages(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: OfferBody,
    @Query() { language }: FileQuery,
    @SignedIn() by: Staff,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const svg = await this.previews.pages(id, toWrittenOffer(body), language, by);
    void reply
      .headers({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('image/svg+xml')
      .send(Buffer.from(svg));
  }

  @Get('mail')
  @ApiOperation({
    operationId: 'previewQuotationMail',
    summary: 'The mail that sending the draft writes',
    description: "Its link is masked: the customer's is made when the mail goes out.",
  })
  @ApiOkResponse({ description: 'The mail', type: MailPreviewDto })
  @ApiProblems(UNKNOWN_QUOTATION, NO_DRAFT)
  previewQuotationMail(
    @Param('id', ParseUUIDPipe) id: string,
    @SignedIn() by: Staff,
  ): Promise<MailPreviewDto> {
    return this.previews.mail(id, by);
  }
}
