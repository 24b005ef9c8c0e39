import { Controller, Headers, Post, Res } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { DescribedBody } from '../../shared/http/route-schema.js';
import { EnteredInquiries } from '../application/inquiry-submissions.js';
import type { Receipt } from '../domain/receipt.js';
import {
  EnteredInquiryDto,
  enteredInquiryExample,
  EnteredInquiryReceiptDto,
  KEY_HEADER,
  REPLAYED,
  TakesSubmission,
  type SentByStaff,
} from './submission.dto.js';

@ApiTags('Inquiries')
@StaffOnly('inquiries.answer')
@Controller('admin/inquiries')
export class EnteredInquiriesController {
  constructor(private readonly inquiries: EnteredInquiries) {}

  @Post()
  @RouteSchema({ headers: KEY_HEADER })
  @ApiOperation({
    operationId: 'enterInquiry',
    summary: 'Enter what somebody asks for on the telephone or in a message',
    description:
      'As `submitInquiry`, by the same rules and at the same price. It belongs to whoever enters it, and nobody has a ' +
      'turn for it.',
  })
  @TakesSubmission({
    body: EnteredInquiryDto,
    example: enteredInquiryExample,
    receipt: EnteredInquiryReceiptDto,
    answered: 'It is stored; the same again for the same Idempotency-Key and inquiry.',
  })
  async enterInquiry(
    @DescribedBody(EnteredInquiryDto) { notifyCustomer = true, ...inquiry }: SentByStaff,
    @SignedIn() by: Staff,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('Idempotency-Key') idempotencyKey?: string,
  ): Promise<Receipt> {
    const { receipt, isReplay } = await this.inquiries.enter(inquiry, { by, notifyCustomer }, idempotencyKey);
    if (isReplay) void reply.header(REPLAYED, 'true');
    return receipt;
  }
}
