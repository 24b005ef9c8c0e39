import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  Confirmed,
  expectConfirmed,
  expectPermitted,
  MayAskAgain,
  Needs,
  Permitted,
  SignedIn,
  StaffOnly,
  type Permissions,
} from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import { StaffQuotations, type QuotationView } from '../application/staff-quotations.js';
import { HeardBody, QuotationDto, SendBody, toQuotationDto, UndoBody } from './quotation.dto.js';
import { CREDIT_TAKEN, CREDITS_EXCEED, NO_DRAFT, refusal, UNKNOWN_QUOTATION, UNSOUND } from './refusals.js';

const NOT_SENT = refusal(409, 'not-sent', 'No revision is waiting for an answer.');
const ACCEPTED = refusal(409, 'already-accepted', 'It is accepted already.');
const answer = { description: 'As it is now', type: QuotationDto };

/** The quotation of an inquiry: one draft at most, and one revision that the customer can answer. */
@ApiTags('Quotations')
@StaffOnly('quotations.read')
@Controller('admin/inquiries/:id/quotation')
export class StaffQuotationsController {
  constructor(private readonly quotations: StaffQuotations) {}

  @Post('draft')
  @Needs('quotations.write')
  @EntityTag(toQuotationDto)
  @ApiOperation({
    operationId: 'prepareQuotation',
    summary: 'Begin a draft',
    description: 'Of what the inquiry asks for, at its prices; of the latest revision where there is one.',
  })
  @ApiCreatedResponse(answer)
  @ApiProblems(
    { status: 404, code: 'inquiry.unknown', detail: 'There is no such inquiry.' },
    refusal(409, 'draft-exists', 'There is a draft already.'),
    ACCEPTED,
  )
  prepareQuotation(@Param('id', IdPipe) id: string, @SignedIn() by: Staff): Promise<QuotationView> {
    return this.quotations.prepare(id, by);
  }

  @Post('draft/reprice')
  @Needs('quotations.write')
  @HttpCode(200)
  @EntityTag(toQuotationDto)
  @ApiOperation({
    operationId: 'repriceQuotation',
    summary: "Give the draft today's prices of the catalogue, and today's tax",
    description:
      'To the lines that were made from the inquiry, with the sizes that the customer says now; prices of their own are ' +
      'lost, and a line that would not be made any more goes. Of its kind of tax it takes what the settings say now.',
  })
  @ApiOkResponse(answer)
  @ApiProblems(
    UNKNOWN_QUOTATION,
    NO_DRAFT,
    refusal(409, 'no-price', 'Something chosen has no price any more.'),
    CREDITS_EXCEED,
  )
  repriceQuotation(
    @Param('id', IdPipe) id: string,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<QuotationView> {
    return this.quotations.reprice(id, by, version);
  }

  @Post('send')
  @Needs('quotations.write')
  @MayAskAgain()
  @HttpCode(200)
  @EntityTag(toQuotationDto)
  @ApiOperation({
    operationId: 'sendQuotation',
    summary: 'Send the draft to the customer',
    description:
      'In place of the revision that waits for an answer. The documents and the mail follow within moments; from then on ' +
      'nothing of the revision changes but its state. A discount of more than 10 % is confirmed by an owner, with a ' +
      'code of the second factor, else 403.',
  })
  @ApiBody({ type: SendBody, examples: { plain: { value: {} } } })
  @ApiOkResponse(answer)
  @ApiProblems(
    UNKNOWN_QUOTATION,
    NO_DRAFT,
    CREDIT_TAKEN,
    UNSOUND,
    refusal(422, 'discount-unconfirmed', 'A discount of more than 10 % has to be confirmed.'),
  )
  sendQuotation(
    @Param('id', IdPipe) id: string,
    @Body() { isDiscountConfirmed }: SendBody,
    @SignedIn() by: Staff,
    @Permitted() permitted: Permissions,
    @Confirmed() isConfirmed: boolean,
    @IfMatch() version: number | undefined,
  ): Promise<QuotationView> {
    if (isDiscountConfirmed) {
      expectPermitted(permitted, 'discounts.confirm');
      expectConfirmed(isConfirmed);
    }
    return this.quotations.send(id, isDiscountConfirmed, by, version);
  }

  @Get()
  @EntityTag(toQuotationDto)
  @ApiOperation({ operationId: 'getQuotation', summary: 'Every revision, and what happened to them' })
  @ApiOkResponse({ ...answer, description: 'The quotation' })
  @ApiProblems(UNKNOWN_QUOTATION)
  getQuotation(@Param('id', IdPipe) id: string): Promise<QuotationView> {
    return this.quotations.read(id);
  }

  @Post('accept')
  @Needs('quotations.write')
  @HttpCode(200)
  @EntityTag(toQuotationDto)
  @ApiOperation({
    operationId: 'acceptQuotationAsHeard',
    summary: 'Accept a revision as the customer did by telephone',
    description: 'Until seven days after its last day, which is marked. The inquiry is accepted with it.',
  })
  @ApiBody({
    type: HeardBody,
    examples: { heard: { value: { revision: 1, name: 'ليلى حسن', saidAt: '2026-11-23T08:30:00Z' } } },
  })
  @ApiOkResponse(answer)
  @ApiProblems(
    UNKNOWN_QUOTATION,
    ACCEPTED,
    refusal(409, 'expired', 'The quotation was valid until a day that is over.'),
    refusal(409, 'document-pending', 'The document of this revision is still being made.'),
    refusal(422, 'said-later', 'It cannot have been said yet.'),
  )
  acceptQuotationAsHeard(
    @Param('id', IdPipe) id: string,
    @Body() { saidAt, ...heard }: HeardBody,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<QuotationView> {
    return this.quotations.acceptAsHeard(id, { ...heard, saidAt: new Date(saidAt) }, by, version);
  }

  @Post('acceptance/undo')
  @Needs('quotations.write')
  @HttpCode(200)
  @EntityTag(toQuotationDto)
  @ApiOperation({
    operationId: 'undoQuotationAcceptance',
    summary: 'Take the acceptance back',
    description:
      'The revision can be answered again, and the inquiry and every figure are as they were before.',
  })
  @ApiBody({ type: UndoBody, examples: { mistake: { value: { reason: 'Another revision was meant.' } } } })
  @ApiOkResponse(answer)
  @ApiProblems(UNKNOWN_QUOTATION, refusal(409, 'not-accepted', 'There is no acceptance to take back.'), {
    status: 409,
    code: 'inquiry.changed-since',
    detail: 'The status has changed again since; that change was left as it is.',
  })
  undoQuotationAcceptance(
    @Param('id', IdPipe) id: string,
    @Body() { reason }: UndoBody,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<QuotationView> {
    return this.quotations.undoAcceptance(id, reason, by, version);
  }

  @Post('withdraw')
  @Needs('quotations.write')
  @HttpCode(200)
  @EntityTag(toQuotationDto)
  @ApiOperation({
    operationId: 'withdrawQuotation',
    summary: 'Take back the revision that waits for an answer',
  })
  @ApiOkResponse(answer)
  @ApiProblems(UNKNOWN_QUOTATION, NOT_SENT)
  withdrawQuotation(
    @Param('id', IdPipe) id: string,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<QuotationView> {
    return this.quotations.withdraw(id, by, version);
  }

  @Delete('draft')
  @Needs('quotations.write')
  @EntityTag(toQuotationDto)
  @ApiOperation({
    operationId: 'discardQuotationDraft',
    summary: 'Throw the draft away',
    description: 'Its number goes to the next one.',
  })
  @ApiOkResponse(answer)
  @ApiProblems(UNKNOWN_QUOTATION, NO_DRAFT)
  discardQuotationDraft(
    @Param('id', IdPipe) id: string,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<QuotationView> {
    return this.quotations.discard(id, by, version);
  }
}
