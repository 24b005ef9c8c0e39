import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems, CLIENT_THROTTLED } from '../../shared/http/documentation.js';
import { BOUNDED_PER_CLIENT } from '../../shared/http/route-limits.js';
import { schemaOf } from '../../shared/http/route-schema.js';
import { InquirySubmissions, type Submitted } from '../application/inquiry-submissions.js';
import type { Receipt } from '../domain/receipt.js';
import type { SubmittedInquiry } from '../domain/submitted-inquiry.js';
import {
  InquiryReceiptDto,
  InquirySubmissionDto,
  inquirySubmissionExample,
  KEY_HEADER,
  REPLAYED,
  TakesSubmission,
} from './submission.dto.js';

@ApiTags('Inquiries')
@Controller('inquiries')
export class InquiriesController {
  constructor(private readonly inquiries: InquirySubmissions) {}

  @Post()
  @RouteConfig(BOUNDED_PER_CLIENT)
  @ApiOperation({
    operationId: 'submitInquiry',
    summary: 'Ask for a sample or a quotation',
    description:
      'The server prices the selection itself; totals that are sent are only compared. What was switched off since ' +
      'the page loaded is accepted. Unknown fields are ignored.',
  })
  @RouteSchema({ body: schemaOf(InquirySubmissionDto), headers: KEY_HEADER })
  @TakesSubmission({
    body: InquirySubmissionDto,
    example: inquirySubmissionExample,
    receipt: InquiryReceiptDto,
    answered: 'It is stored; the same again for the same Idempotency-Key and body, but for another link.',
  })
  @ApiProblems(CLIENT_THROTTLED)
  async submitInquiry(
    @Body() inquiry: SubmittedInquiry,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('Idempotency-Key') idempotencyKey?: string,
  ): Promise<Receipt & Pick<Submitted, 'link'>> {
    const { receipt, link, isReplay } = await this.inquiries.submit(inquiry, idempotencyKey);
    if (isReplay) void reply.header(REPLAYED, 'true');
    return { ...receipt, link };
  }
}
