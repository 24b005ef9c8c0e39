import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import { ApiBody, ApiCreatedResponse, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems } from '../../shared/http/documentation.js';
import { BOUNDED_PER_CLIENT } from '../../shared/http/route-limits.js';
import { schemaOf } from '../../shared/http/route-schema.js';
import { InquirySubmissions, type Submitted } from '../application/inquiry-submissions.js';
import type { Receipt } from '../domain/receipt.js';
import { ONE_PIECE, type SubmittedInquiry } from '../domain/submitted-inquiry.js';
import {
  idempotencyKeySchema,
  InquiryReceiptDto,
  InquirySubmissionDto,
  inquirySubmissionExample,
} from './submission.dto.js';

const KEY_REUSED = 'This Idempotency-Key was already sent with another inquiry.';
const UNSUITED = 'This fabric does not go with this product type.';
const UNKNOWN_DRAFT = 'The files of this draft are not there, or not any more.';
const UNKNOWN_FABRIC = 'There is no such fabric.';

/** As other services name it that keep such keys. */
const REPLAYED = 'Idempotent-Replayed';
@ApiTags('Inquiries')
@Controller('inquiries')
export class InquiriesController {
  constructor(private readonly inquiries: InquirySubmissions) {}

  @Post()
  @RouteConfig(BOUNDED_PER_CLIENT)
  @RouteSchema({
    body: schemaOf(InquirySubmissionDto),
    headers: { type: 'object', properties: { 'idempotency-key': idempotencyKeySchema } },
  })
  @ApiOperation({
    operationId: 'submitInquiry',
    summary: 'Ask for a sample or a quotation',
    description:
      'The server prices the selection itself; totals that are sent are only compared. What was switched off since ' +
      'the page loaded is accepted. Unknown fields are ignored.',
  })
  @ApiHeader({ name: 'Idempotency-Key', required: false, schema: idempotencyKeySchema })
  @ApiBody({ type: InquirySubmissionDto, examples: { order: { value: inquirySubmissionExample } } })
  @ApiCreatedResponse({
    description: 'It is stored; the same again for the same Idempotency-Key and body, but for another link.',
    type: InquiryReceiptDto,
    headers: {
      [REPLAYED]: {
        description: 'true when it had been stored before',
        schema: { type: 'string', enum: ['true'] },
      },
    },
  })
  @ApiProblems(
    { status: 422, code: 'idempotency.key-reused', detail: KEY_REUSED },
    {
      status: 422,
      code: 'selection.unknown-fabric',
      detail: UNKNOWN_FABRIC,
      errors: [{ path: 'fabricId', code: 'selection.unknown-fabric', message: UNKNOWN_FABRIC }],
    },
    {
      status: 422,
      code: 'selection.unsuited',
      detail: UNSUITED,
      errors: [{ path: 'fabricId', code: 'selection.unsuited', message: UNSUITED }],
    },
    {
      status: 422,
      code: 'artwork.unknown-draft',
      detail: UNKNOWN_DRAFT,
      errors: [{ path: 'artwork.draft', code: 'artwork.unknown-draft', message: UNKNOWN_DRAFT }],
    },
    { status: 422, code: ONE_PIECE.code, detail: ONE_PIECE.message, errors: [ONE_PIECE] },
    { status: 429, code: 'client.throttled', detail: 'Too many from one address; try again later.' },
    {
      status: 503,
      code: 'database.unavailable',
      detail: 'The database does not answer; try again shortly.',
    },
  )
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
