import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiPdf, FileQuery, sendPdf } from '../../shared/http/pdf-file.js';
import { ApiProblems, UNKNOWN_LINK } from '../../shared/http/documentation.js';
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
  @ApiProblems(UNKNOWN_LINK, {
    status: 429,
    code: 'client.throttled',
    detail: 'Too many from one address; try again later.',
  })
  async getCustomerRequest(@Param('token') token: string): Promise<CustomerRequestDto> {
    return toCustomerRequestDto(await this.requests.open(token));
  }

  @Get(':token/document')
  @RouteConfig(OPENED_BY_LINK)
  @ApiPdf('getCustomerRequestDocument', "The customer's copy of an inquiry")
  @ApiProblems(UNKNOWN_LINK, 429, 503)
  async getCustomerRequestDocument(
    @Param('token') token: string,
    @Query() { language }: FileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPdf(reply, await this.requests.copy(token, language));
  }
}
