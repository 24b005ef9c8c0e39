import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { MailPreviews } from '../application/mail-preview.js';
import { MailPreviewDto } from './mail-preview.dto.js';
import { NO_DRAFT, UNKNOWN_QUOTATION } from './refusals.js';

@ApiTags('Quotations')
@StaffOnly('quotations.write')
@Controller('admin/inquiries/:id/quotation/draft')
export class MailPreviewsController {
  constructor(private readonly previews: MailPreviews) {}

  @Get('mail')
  @ApiOperation({
    operationId: 'previewQuotationMail',
    summary: 'The mail that sending the draft writes',
    description: "Its link is masked: the customer's is made when the mail goes out.",
  })
  @ApiOkResponse({ description: 'The mail', type: MailPreviewDto })
  @ApiProblems(UNKNOWN_QUOTATION, NO_DRAFT)
  previewQuotationMail(@Param('id', IdPipe) id: string, @SignedIn() by: Staff): Promise<MailPreviewDto> {
    return this.previews.mail(id, by);
  }
}
