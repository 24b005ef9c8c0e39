import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { answerPage, ApiPage, positionOf } from '../../shared/http/paging.js';
import { StaffMails } from '../application/staff-mails.js';
import {
  MailDeliveryDto,
  MailDetailsDto,
  MailDto,
  MailsQuery,
  toMailDetailsDto,
  toMailDto,
} from './mail.dto.js';

const SORT = '-createdAt';

@ApiTags('Mails')
@StaffOnly('mail.read')
@Controller('admin')
export class MailsController {
  constructor(private readonly mails: StaffMails) {}

  @Get('mails')
  @ApiOperation({ operationId: 'listMails', summary: 'Mails to customers and staff, newest first' })
  @ApiPage(MailDto, 10_000)
  async listMails(
    @Query() { state, inquiryId, limit, cursor }: MailsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MailDto[]> {
    const page = await this.mails.page({ state, inquiryId }, { limit, position: positionOf(cursor, SORT) });
    return answerPage({ ...page, items: page.items.map(toMailDto) }, SORT, request, reply);
  }

  @Get('mail-delivery')
  @ApiOperation({ operationId: 'getMailDelivery', summary: 'Where mails go, and how many wait for somebody' })
  @ApiOkResponse({ type: MailDeliveryDto })
  delivery(): Promise<MailDeliveryDto> {
    return this.mails.delivery();
  }

  @Get('mails/:id')
  @ApiOperation({ operationId: 'getMail', summary: 'A mail with its bodies, the link in it masked' })
  @ApiOkResponse({ type: MailDetailsDto })
  @ApiProblems({ status: 404, code: 'mail.unknown', detail: 'There is no mail with this id.' })
  async read(@Param('id', IdPipe) id: string): Promise<MailDetailsDto> {
    return toMailDetailsDto(await this.mails.read(id));
  }
}
