import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import { StaffQuotations, type QuotationView } from '../application/staff-quotations.js';
import { OfferBody, toWrittenOffer } from './offer.dto.js';
import { offerExample } from './offered.dto.js';
import { QuotationDto, RevisionDto, toQuotationDto, toRevisionDto } from './quotation.dto.js';
import { CREDIT_TAKEN, NO_DRAFT, UNKNOWN_QUOTATION, UNSOUND } from './refusals.js';

/** What the draft offers, as it is written. */
@ApiTags('Quotations')
@StaffOnly('quotations.write')
@Controller('admin/inquiries/:id/quotation/draft')
export class QuotationOffersController {
  constructor(private readonly quotations: StaffQuotations) {}

  @Put()
  @EntityTag(toQuotationDto)
  @ApiOperation({
    operationId: 'editQuotation',
    summary: 'Replace what the draft offers',
    description: 'All of it at once; the answer has the sums.',
  })
  @ApiBody({ type: OfferBody, examples: { order: { value: offerExample } } })
  @ApiOkResponse({ description: 'As it is now', type: QuotationDto })
  @ApiProblems(UNKNOWN_QUOTATION, NO_DRAFT, CREDIT_TAKEN, UNSOUND)
  editQuotation(
    @Param('id', IdPipe) id: string,
    @Body() body: OfferBody,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<QuotationView> {
    return this.quotations.edit(id, toWrittenOffer(body), by, version);
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'previewQuotation',
    summary: 'What the draft would come to',
    description: 'If it were replaced by this. Nothing is stored; what is wrong is said as by editQuotation.',
  })
  @ApiBody({ type: OfferBody, examples: { order: { value: offerExample } } })
  @ApiOkResponse({ description: 'With its sums', type: RevisionDto })
  @ApiProblems(UNKNOWN_QUOTATION, NO_DRAFT, UNSOUND)
  async previewQuotation(@Param('id', IdPipe) id: string, @Body() body: OfferBody): Promise<RevisionDto> {
    return toRevisionDto(await this.quotations.preview(id, toWrittenOffer(body)));
  }
}
