import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MOST_COUNTED_ENTRIES } from '@tiraz/contracts/audit-trail';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { answerPage, ApiPage, positionOf } from '../../shared/http/paging.js';
import { AuditEntries, type AuditTrailEntry } from '../application/audit-entries.js';
import { AuditTrailEntryDto, AuditTrailQuery, toFilter } from './audit-trail.dto.js';

const SORT = '-at';

@ApiTags('Audit trail')
@StaffOnly('audit.read')
@Controller('admin/audit-trail')
export class AuditTrailController {
  constructor(private readonly entries: AuditEntries) {}

  @Get()
  @ApiOperation({
    operationId: 'listAuditTrail',
    summary: 'Who did what, when, newest first',
    description: 'Every write, sign-in and sign-out. Entries are never changed nor deleted.',
  })
  @ApiPage(AuditTrailEntryDto, MOST_COUNTED_ENTRIES)
  async listAuditTrail(
    @Query() query: AuditTrailQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditTrailEntry[]> {
    const position = positionOf(query.cursor, SORT);
    const page = await this.entries.list(toFilter(query), { limit: query.limit, position });
    return answerPage(page, SORT, request, reply);
  }

  @Get('people')
  @ApiOperation({ operationId: 'listAuditedPeople', summary: 'Everybody who ever did something' })
  @ApiOkResponse({
    description: 'E-mail addresses, in their order.',
    type: [String],
    example: ['staff@tiraz.example'],
  })
  listAuditedPeople(): Promise<string[]> {
    return this.entries.people();
  }
}
