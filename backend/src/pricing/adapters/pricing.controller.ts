import { Controller, Get, Post } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SentSelection } from '@tiraz/contracts/selection';
import type { FastifyRequest } from 'fastify';
import { Direct } from '../../shared/http/direct.js';
import { ApiProblems, type ProblemExample } from '../../shared/http/documentation.js';
import { schemaOf } from '../../shared/http/route-schema.js';
import { Quotes } from '../application/quotes.js';
import { toSelection } from '../domain/configuration.js';
import { QuoteDto, toQuoteDto } from '../quote.dto.js';
import { SelectionDto, selectionExample } from '../selection.dto.js';
import {
  LadderRequestDto,
  ladderRequestExample,
  ladderRequestSchema,
  QuoteLadderDto,
  toLadderDto,
} from './quote-ladder.dto.js';
import { toWorkedExampleDto, WorkedExampleDto } from './worked-example.dto.js';

/** What a selection is refused for, with the field of its pieces. */
function refusals(path: string): ProblemExample[] {
  return [
    {
      status: 422,
      code: 'quantity.below-minimum',
      detail: 'The quantity is 1 for a sample, or at least 100 pieces.',
      errors: [
        {
          path,
          code: 'quantity.below-minimum',
          message: 'The quantity is 1 for a sample, or at least 100 pieces.',
        },
      ],
    },
    {
      status: 422,
      code: 'selection.inactive-fabric',
      detail: 'This fabric is no longer offered.',
      errors: [
        { path: 'fabricId', code: 'selection.inactive-fabric', message: 'This fabric is no longer offered.' },
      ],
    },
  ];
}

@ApiTags('Quotes')
@Controller()
export class PricingController {
  constructor(private readonly quotes: Quotes) {}

  @Post('calculate-quote')
  @Direct()
  @RouteSchema({ body: schemaOf(SelectionDto), response: { 200: schemaOf(QuoteDto) } })
  @ApiOperation({
    operationId: 'calculateQuote',
    summary: 'What a selection costs',
    description:
      'Prices come from memory, so quotes go on while the database is away. Unknown fields are ignored.',
  })
  @ApiBody({ type: SelectionDto, examples: { 'worked example': { value: selectionExample } } })
  @ApiOkResponse({ description: 'The price.', type: QuoteDto })
  @ApiProblems(...refusals('quantity'), 503)
  calculateQuote({ body }: FastifyRequest<{ Body: SentSelection }>): QuoteDto {
    return toQuoteDto(this.quotes.quote(toSelection(body)));
  }

  @Post('quote-ladder')
  @Direct()
  @RouteSchema({ body: ladderRequestSchema, response: { 200: schemaOf(QuoteLadderDto) } })
  @ApiOperation({
    operationId: 'quoteLadder',
    summary: 'What a selection costs at several quantities, and why',
    description: 'All of it from the prices of one moment, and from memory as a quote.',
  })
  @ApiBody({ type: LadderRequestDto, examples: { 'worked example': { value: ladderRequestExample } } })
  @ApiOkResponse({ description: 'The prices and their reasons.', type: QuoteLadderDto })
  @ApiProblems(...refusals('quantities[0]'), 503)
  quoteLadder({ body }: FastifyRequest<{ Body: LadderRequestDto }>): QuoteLadderDto {
    return toLadderDto(this.quotes.ladder(body, body.quantities));
  }

  @Get('worked-example')
  @ApiOperation({
    operationId: 'getWorkedExample',
    summary: 'What an order costs, line by line, for who has chosen nothing yet',
    description:
      'The smallest order of the first product type, with the first of everything else that costs anything, at the prices of this moment.',
  })
  @ApiOkResponse({ description: 'The order and its price.', type: WorkedExampleDto })
  @ApiProblems(
    { status: 404, code: 'example.nothing-offered', detail: 'Nothing is offered at the moment.' },
    503,
  )
  getWorkedExample(): WorkedExampleDto {
    return toWorkedExampleDto(this.quotes.example());
  }
}
