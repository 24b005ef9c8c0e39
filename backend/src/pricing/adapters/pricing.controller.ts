import { Controller, Get, Post } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Direct } from '../../shared/http/direct.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { schemaOf } from '../../shared/http/route-schema.js';
import { Pricing } from '../application/pricing.js';
import type { SentSelection } from '../domain/configuration.js';
import { QuoteDto, toQuoteDto } from '../quote.dto.js';
import { SelectionDto, selectionExample, selectionSchema, toSelection } from '../selection.dto.js';
import { toWorkedExampleDto, WorkedExampleDto } from './worked-example.dto.js';

@ApiTags('Quotes')
@Controller()
export class PricingController {
  constructor(private readonly pricing: Pricing) {}

  @Post('calculate-quote')
  @Direct()
  @RouteSchema({ body: selectionSchema, response: { 200: schemaOf(QuoteDto) } })
  @ApiOperation({
    operationId: 'calculateQuote',
    summary: 'What a selection costs',
    description:
      'Prices come from memory, so quotes go on while the database is away. Unknown fields are ignored.',
  })
  @ApiBody({ type: SelectionDto, examples: { 'worked example': { value: selectionExample } } })
  @ApiOkResponse({ description: 'The price.', type: QuoteDto })
  @ApiProblems(
    {
      status: 422,
      code: 'quantity.below-minimum',
      detail: 'The quantity is 1 for a sample, or at least 100 pieces.',
      errors: [
        {
          path: 'quantity',
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
    503,
  )
  calculateQuote({ body }: FastifyRequest<{ Body: SentSelection }>): QuoteDto {
    return toQuoteDto(this.pricing.quote(toSelection(body)));
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
    return toWorkedExampleDto(this.pricing.example());
  }
}
