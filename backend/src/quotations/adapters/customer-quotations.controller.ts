import { Body, Controller, Get, Headers, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CustomerLinks, openedBy } from '../../customer-links/index.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { ApiProblems, CLIENT_THROTTLED, UNKNOWN_LINK } from '../../shared/http/documentation.js';
import { OPENED_BY_LINK } from '../../shared/http/route-limits.js';
import { CustomerQuotations } from '../application/customer-quotations.js';
import {
  AcceptingAnswer,
  ChangeAnswer,
  CustomerQuotationDto,
  DecliningAnswer,
  RevisionAnswer,
  toCustomerQuotationDto,
} from './customer-quotation.dto.js';
import { refusal, UNKNOWN_QUOTATION } from './refusals.js';

const LONGEST_BROWSER = 400;

const UNKNOWN_REVISION = refusal(409, 'unknown-revision', 'There is no such revision.');
const SUPERSEDED = refusal(409, 'superseded', 'There is a newer revision.');
const CLOSED = refusal(409, 'closed', 'This revision can no longer be answered.');
const ACCEPTED = refusal(409, 'already-accepted', 'It is accepted already.');
const EXPIRED = refusal(409, 'expired', 'The quotation was valid until a day that is over.');
const PENDING = refusal(409, 'document-pending', 'The document of this revision is still being made.');
/** As the domain's `expectOpen` says it. */
const NOT_OPEN = [UNKNOWN_LINK, UNKNOWN_QUOTATION, UNKNOWN_REVISION, SUPERSEDED, CLOSED, ACCEPTED];
const ofCode = (code: string, message: string) => ({
  ...refusal(422, code, message),
  errors: [{ path: 'code', code: `quotation.${code}`, message }],
});
const ENOUGH = refusal(409, 'too-many-requests', 'Enough was asked about this revision; we answer soon.');
const UNKNOWN_DRAFT = 'The files of this draft are not there, or not any more.';
const answer = { description: 'As it is now', type: CustomerQuotationDto };

/** What a customer's own page shows of a quotation, and what can be answered there. Looking changes nothing. */
@ApiTags('Quotations')
@Controller('requests/:token/quotation')
export class CustomerQuotationsController {
  constructor(
    private readonly links: CustomerLinks,
    private readonly quotations: CustomerQuotations,
  ) {}

  @Get()
  @RouteConfig(OPENED_BY_LINK)
  @ApiOperation({ operationId: 'getCustomerQuotation', summary: 'The latest revision that was sent' })
  @ApiOkResponse({ ...answer, description: 'The quotation' })
  @ApiProblems(UNKNOWN_LINK, UNKNOWN_QUOTATION, CLIENT_THROTTLED)
  async getCustomerQuotation(@Param('token') token: string): Promise<CustomerQuotationDto> {
    return toCustomerQuotationDto(await this.quotations.read(await this.inquiryOf(token)));
  }

  @Post('seen')
  @RouteConfig(OPENED_BY_LINK)
  @HttpCode(204)
  @ApiOperation({
    operationId: 'seeQuotation',
    summary: 'Say that somebody has looked at a revision',
    description: 'Once it has been in sight for two seconds; the first time is remembered.',
  })
  @ApiBody({ type: RevisionAnswer, examples: { first: { value: { revision: 1 } } } })
  @ApiNoContentResponse({ description: 'It is remembered.' })
  @ApiProblems(UNKNOWN_LINK, UNKNOWN_QUOTATION, CLIENT_THROTTLED)
  async seeQuotation(@Param('token') token: string, @Body() { revision }: RevisionAnswer): Promise<void> {
    await this.quotations.see(await this.inquiryOf(token), revision);
  }

  @Post('code')
  @RouteConfig(OPENED_BY_LINK)
  @HttpCode(204)
  @ApiOperation({
    operationId: 'mailAcceptanceCode',
    summary: 'Have a code mailed with which the quotation can be accepted',
    description:
      'To the address that it was sent to. Six digits, good for ten minutes and five tries; another one within the hour uses ' +
      'up a try. Only where `needsCode` says so is one needed.',
  })
  @ApiBody({ type: RevisionAnswer, examples: { first: { value: { revision: 1 } } } })
  @ApiNoContentResponse({ description: 'It is on its way.' })
  @ApiProblems(...NOT_OPEN, EXPIRED, PENDING, CLIENT_THROTTLED, {
    status: 429,
    code: 'quotation.code-just-sent',
    detail: 'A code was mailed less than a minute ago.',
  })
  async mailAcceptanceCode(
    @Param('token') token: string,
    @Body() { revision }: RevisionAnswer,
  ): Promise<void> {
    await this.quotations.mailCode(await this.inquiryOf(token), revision);
  }

  @Post('accept')
  @RouteConfig(OPENED_BY_LINK)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'acceptQuotation',
    summary: 'Accept a revision and its terms',
    description: 'Once: whoever presses again is told that it is accepted already.',
  })
  @ApiBody({
    type: AcceptingAnswer,
    examples: {
      agreed: {
        value: { revision: 1, name: 'ليلى حسن', position: 'Owner', isAgreed: true, language: 'ar' },
      },
    },
  })
  @ApiOkResponse(answer)
  @ApiProblems(
    ...[...NOT_OPEN, EXPIRED, PENDING, CLIENT_THROTTLED],
    ofCode('code-required', 'The code that was mailed is needed.'),
    ofCode('code-wrong', 'That is not the code that was mailed.'),
    ofCode('code-over', 'This code can no longer be used; ask for another one.'),
  )
  async acceptQuotation(
    @Param('token') token: string,
    @Body() { isAgreed: _, ...yes }: AcceptingAnswer,
    @Ip() address: string,
    @Headers('user-agent') browser = '',
  ): Promise<CustomerQuotationDto> {
    const page = { address, browser: browser.slice(0, LONGEST_BROWSER) };
    const inquiryId = await this.inquiryOf(token);
    return toCustomerQuotationDto(await this.quotations.accept(inquiryId, { ...yes, ...page }));
  }

  @Post('change')
  @RouteConfig(OPENED_BY_LINK)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'askForQuotationChange',
    summary: 'Ask for something else',
    description:
      'The revision can be accepted until the next one is sent; one that is over can be asked to be renewed.',
  })
  @ApiBody({
    type: ChangeAnswer,
    examples: { fewer: { value: { revision: 1, text: 'نحتاج ٢٥٠ قطعة بدلًا من ٣٠٠' } } },
  })
  @ApiOkResponse(answer)
  @ApiProblems(...NOT_OPEN, ENOUGH, CLIENT_THROTTLED, {
    status: 422,
    code: 'artwork.unknown-draft',
    detail: UNKNOWN_DRAFT,
    errors: [{ path: 'artworkIds[1]', code: 'artwork.unknown-draft', message: UNKNOWN_DRAFT }],
  })
  async askForQuotationChange(
    @Param('token') token: string,
    @Body() { revision, text, artworkDraft: draft, artworkIds: ids }: ChangeAnswer,
  ): Promise<CustomerQuotationDto> {
    const inquiryId = await this.inquiryOf(token);
    const designs = draft === undefined ? undefined : { draft, ...(ids && { ids }) };
    const asked = this.quotations.askForChange(inquiryId, revision, text, designs).catch(namedAsHere);
    return toCustomerQuotationDto(await asked);
  }

  @Post('decline')
  @RouteConfig(OPENED_BY_LINK)
  @HttpCode(200)
  @ApiOperation({ operationId: 'declineQuotation', summary: 'Decline a revision' })
  @ApiBody({ type: DecliningAnswer, examples: { price: { value: { revision: 1, reason: 'price' } } } })
  @ApiOkResponse(answer)
  @ApiProblems(...NOT_OPEN, CLIENT_THROTTLED)
  async declineQuotation(
    @Param('token') token: string,
    @Body() { revision, reason, note }: DecliningAnswer,
  ): Promise<CustomerQuotationDto> {
    const inquiryId = await this.inquiryOf(token);
    return toCustomerQuotationDto(await this.quotations.decline(inquiryId, revision, reason, note));
  }

  private async inquiryOf(token: string): Promise<string> {
    return (await openedBy(this.links, token)).inquiryId;
  }
}

/** What an inquiry has in its `artwork`, a change has in fields of its own. */
function namedAsHere(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'artwork.unknown-draft') throw error;
  const faults = error.faults.map((fault) => ({
    ...fault,
    path: fault.path.replace(/^artwork\.draft/, 'artworkDraft').replace(/^artwork\.ids/, 'artworkIds'),
  }));
  throw new DomainError(error.kind, error.code, error.message, faults);
}
