import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Needs, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { answerPage, ApiPage, positionOf } from '../../shared/http/paging.js';
import { CommunicationLog } from '../application/communication-log.js';
import type { CommunicationDetails } from '../application/customer-details.js';
import { CustomerReads } from '../application/customer-reads.js';
import { CommunicationsQuery, NewCommunication, newCommunicationExamples } from './communications.dto.js';
import { ABOUT_NOBODY, CommunicationDto } from './customer-details.dto.js';

const SORT = '-createdAt';

@ApiTags('Customers')
@StaffOnly('customers.read')
@Controller('admin/communications')
export class CommunicationsController {
  constructor(
    private readonly reads: CustomerReads,
    private readonly communications: CommunicationLog,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listCommunications',
    summary: 'What was logged about an inquiry, the newest first',
  })
  @ApiPage(CommunicationDto)
  async listCommunications(
    @Query() { inquiryId, limit, cursor }: CommunicationsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommunicationDetails[]> {
    const position = positionOf(cursor, SORT);
    const page = await this.reads.communicationsAbout(inquiryId, { limit, position });
    return answerPage(page, SORT, request, reply);
  }

  @Post()
  @Needs('customers.write')
  @ApiOperation({ operationId: 'createCommunication', summary: 'Log what was said or written' })
  @ApiBody({ type: NewCommunication, examples: newCommunicationExamples })
  @ApiCreatedResponse({ description: 'It is logged.', type: CommunicationDto })
  @ApiProblems(ABOUT_NOBODY)
  createCommunication(
    @Body() communication: NewCommunication,
    @SignedIn() by: Staff,
  ): Promise<CommunicationDetails> {
    return this.communications.log(communication, by);
  }
}
