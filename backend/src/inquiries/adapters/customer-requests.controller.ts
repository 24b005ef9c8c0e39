import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import { ApiBody, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { SaidSizes } from '@tiraz/contracts/selection';
import { ApiProblems, CLIENT_THROTTLED, UNKNOWN_LINK } from '../../shared/http/documentation.js';
import { OPENED_BY_LINK } from '../../shared/http/route-limits.js';
import { schemaOf } from '../../shared/http/route-schema.js';
import { CustomerRequests } from '../application/customer-requests.js';
import { CustomerSizes } from '../application/customer-sizes.js';
import {
  CustomerRequestDto,
  SaidSizesDto,
  saidSizesExample,
  toCustomerRequestDto,
} from './customer-request.dto.js';

const NOT_ALL = '30 pieces have no size yet.';

@ApiTags('Inquiries')
@Controller('requests')
export class CustomerRequestsController {
  constructor(
    private readonly requests: CustomerRequests,
    private readonly sizes: CustomerSizes,
  ) {}

  @Get(':token')
  @RouteConfig(OPENED_BY_LINK)
  @ApiOperation({
    operationId: 'getCustomerRequest',
    summary: "An inquiry, as its customer's link shows it",
    description:
      'For whoever has the token. A wrong, a revoked and an unknown one get the same answer. Reading it changes nothing.',
  })
  @ApiParam({ name: 'token', schema: { type: 'string' }, example: 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA' })
  @ApiOkResponse({ description: 'The inquiry', type: CustomerRequestDto })
  @ApiProblems(UNKNOWN_LINK, CLIENT_THROTTLED)
  async getCustomerRequest(@Param('token') token: string): Promise<CustomerRequestDto> {
    return toCustomerRequestDto(await this.requests.open(token));
  }

  @Put(':token/sizes')
  @RouteConfig(OPENED_BY_LINK)
  @RouteSchema({ body: schemaOf(SaidSizesDto) })
  @ApiOperation({
    operationId: 'saySizes',
    summary: 'Say in which sizes the pieces are made',
    description:
      'Until the inquiry is rejected or closed; null where they come later. What large sizes add is priced as of today; ' +
      'once a price has been offered they may not change it. Saying the same again changes nothing; ' +
      'else fifty times in 24 hours at most.',
  })
  @ApiParam({ name: 'token', schema: { type: 'string' }, example: 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA' })
  @ApiBody({ type: SaidSizesDto, examples: { ratio: { value: saidSizesExample } } })
  @ApiOkResponse({ description: 'The inquiry as it is now', type: CustomerRequestDto })
  @ApiProblems(
    UNKNOWN_LINK,
    { status: 409, code: 'sizes.closed', detail: 'The sizes of this inquiry are settled.' },
    {
      status: 409,
      code: 'sizes.price-would-change',
      detail: 'These sizes would change the price that was offered.',
    },
    {
      status: 422,
      code: 'sizes.do-not-add-up',
      detail: NOT_ALL,
      errors: [{ path: 'sizes.cells', code: 'sizes.do-not-add-up', message: NOT_ALL }],
    },
    CLIENT_THROTTLED,
  )
  async saySizes(@Param('token') token: string, @Body() said: SaidSizes): Promise<CustomerRequestDto> {
    await this.sizes.say(token, said);
    return toCustomerRequestDto(await this.requests.open(token));
  }
}
