import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Needs, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import { answerPage, ApiPage, positionOf } from '../../shared/http/paging.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import type { FollowUpDetails } from '../application/customer-details.js';
import { FollowUpReads } from '../application/follow-up-reads.js';
import { StaffFollowUps } from '../application/staff-follow-ups.js';
import { ABOUT_NOBODY, FollowUpDto } from './customer-details.dto.js';
import {
  FollowUpChanges,
  followUpChangesExamples,
  FollowUpCountsDto,
  FollowUpsQuery,
  NewFollowUp,
  newFollowUpExamples,
} from './follow-ups.dto.js';

const SORT = 'due';
const UNKNOWN = { status: 404, code: 'follow-up.unknown', detail: 'There is no such follow-up.' };

@ApiTags('Customers')
@StaffOnly('customers.read')
@Controller('admin/follow-ups')
export class FollowUpsController {
  constructor(
    private readonly reads: FollowUpReads,
    private readonly followUps: StaffFollowUps,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listFollowUps',
    summary: 'Follow-ups: pending ones first, the longest overdue at the top; then the others, latest first',
  })
  @ApiPage(FollowUpDto)
  async listFollowUps(
    @Query() query: FollowUpsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FollowUpDetails[]> {
    const { status, customerId, limit, cursor } = query;
    const position = positionOf(cursor, SORT);
    const filter = { status: status === 'all' ? undefined : status, customerId };
    return answerPage(await this.reads.list(filter, { limit, position }), SORT, request, reply);
  }

  @Get('counts')
  @ApiOperation({ operationId: 'getFollowUpCounts', summary: 'How many are due today, and how many overdue' })
  @ApiOkResponse({ description: 'Pending follow-ups, by Cairo’s days', type: FollowUpCountsDto })
  getFollowUpCounts(): Promise<{ dueToday: number; overdue: number }> {
    return this.reads.counts();
  }

  @Post()
  @Needs('customers.write')
  @EntityTag()
  @ApiOperation({ operationId: 'createFollowUp', summary: 'Schedule a follow-up' })
  @ApiBody({ type: NewFollowUp, examples: newFollowUpExamples })
  @ApiCreatedResponse({ description: 'It is scheduled.', type: FollowUpDto })
  @ApiProblems(ABOUT_NOBODY)
  createFollowUp(@Body() followUp: NewFollowUp, @SignedIn() by: Staff): Promise<FollowUpDetails> {
    return this.followUps.plan(followUp, by);
  }

  @Put(':id')
  @Needs('customers.write')
  @EntityTag()
  @ApiOperation({
    operationId: 'updateFollowUp',
    summary: 'Complete, cancel, take up again, reschedule or reword a follow-up',
  })
  @ApiBody({ type: FollowUpChanges, examples: followUpChangesExamples })
  @ApiOkResponse({ description: 'As it is now', type: FollowUpDto })
  @ApiProblems(UNKNOWN, {
    status: 409,
    code: 'follow-up.impossible-move',
    detail: 'A follow-up cannot go from completed to cancelled.',
  })
  updateFollowUp(
    @Param('id', IdPipe) id: string,
    @Body() changes: FollowUpChanges,
    @IfMatch() version: number | undefined,
    @SignedIn() by: Staff,
  ): Promise<FollowUpDetails> {
    return this.followUps.edit(id, changes, version, by);
  }

  @Post(':id/undo')
  @Needs('customers.write')
  @HttpCode(200)
  @EntityTag()
  @ApiOperation({
    operationId: 'undoFollowUp',
    summary: 'Take the last change of the status or the day back',
    description:
      'Restores both exactly, and since when its customer is quiet, so that every figure is what it was; the words stay. ' +
      'Send the ETag that the change answered with: otherwise it is whichever change was the last.',
  })
  @ApiOkResponse({ description: 'As it is now', type: FollowUpDto })
  @ApiProblems(UNKNOWN, {
    status: 409,
    code: 'follow-up.nothing-to-undo',
    detail: 'There is no change of the status or the day that could be taken back.',
  })
  undoFollowUp(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number | undefined,
    @SignedIn() by: Staff,
  ): Promise<FollowUpDetails> {
    return this.followUps.undo(id, version, by);
  }
}
