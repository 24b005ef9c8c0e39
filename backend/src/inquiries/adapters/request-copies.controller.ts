import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems, CLIENT_THROTTLED, UNKNOWN_LINK } from '../../shared/http/documentation.js';
import { ApiPdf, FileQuery, sendPdf } from '../../shared/http/pdf-file.js';
import { OPENED_BY_LINK } from '../../shared/http/route-limits.js';
import { RequestCopies } from '../application/request-copies.js';

@ApiTags('Inquiries')
@Controller('requests/:token/document')
export class RequestCopiesController {
  constructor(private readonly copies: RequestCopies) {}

  @Get()
  @RouteConfig(OPENED_BY_LINK)
  @ApiPdf('getCustomerRequestDocument', "The customer's copy of an inquiry")
  @ApiProblems(UNKNOWN_LINK, CLIENT_THROTTLED, 503)
  async getCustomerRequestDocument(
    @Param('token') token: string,
    @Query() { language }: FileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPdf(reply, await this.copies.copy(token, language));
  }
}
