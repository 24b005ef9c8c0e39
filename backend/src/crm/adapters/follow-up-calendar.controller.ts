import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { Clock } from '../../shared/domain/clock.js';
import { ApiProblems, DOWNLOADED, IdPipe } from '../../shared/http/documentation.js';
import { StaffFollowUps } from '../application/staff-follow-ups.js';
import { calendarOf } from './calendar.js';

@ApiTags('Customers')
@StaffOnly('customers.read')
@Controller('admin/follow-ups')
export class FollowUpCalendarController {
  constructor(
    private readonly followUps: StaffFollowUps,
    private readonly clock: Clock,
  ) {}

  @Get(':id/calendar.ics')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @ApiOperation({ operationId: 'getFollowUpCalendar', summary: 'The follow-up for one’s own calendar' })
  @ApiOkResponse({
    description: 'An iCalendar file (RFC 5545) with one event',
    headers: DOWNLOADED,
    content: { 'text/calendar': { schema: { type: 'string' }, example: 'BEGIN:VCALENDAR…' } },
  })
  @ApiProblems({ status: 404, code: 'follow-up.unknown', detail: 'There is no such follow-up.' })
  async getFollowUpCalendar(
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const followUp = await this.followUps.read(id);
    reply.header('content-disposition', 'attachment; filename="follow-up.ics"');
    return calendarOf(followUp, this.clock.now());
  }
}
