import { Controller, Get, Param } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../shared/http/documentation.js';
import { OPENED_BY_LINK } from '../../shared/http/route-limits.js';
import { CustomerRequests } from '../application/customer-requests.js';
import { CustomerRequestDto, toCustomerRequestDto } from './customer-request.dto.js';

@ApiTags('Inquiries')
@Controller('requests')
export class CustomerRequestsController {
  constructor(private readonly requests: CustomerRequests) {}

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
  @ApiProblems(
    { status: 404, code: 'link.unknown', detail: 'This link leads nowhere.' },
    { status: 429, code: 'client.throttled', detail: 'Too many from one address; try again later.' },
  )
  async getCustomerRequest(@Param('token') token: string): Promise<CustomerRequestDto> {
    return toCustomerRequestDto(await this.requests.open(token));
  }
}
