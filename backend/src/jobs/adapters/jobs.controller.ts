import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Needs, SignedIn, StaffOnly } from '../../auth/index.js';
import type { ParkedJob } from '../../shared/domain/jobs.js';
import type { Staff } from '../../shared/domain/staff.js';
import { answerPage, ApiPage, positionOf } from '../../shared/http/paging.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { StaffJobs } from '../application/staff-jobs.js';
import { JobDto, JobsQuery } from './jobs.dto.js';

const SORT = '-addedAt';

@ApiTags('Jobs')
@StaffOnly('jobs.read')
@Controller('admin/jobs')
export class JobsController {
  constructor(private readonly jobs: StaffJobs) {}

  @Get()
  @ApiOperation({
    operationId: 'listJobs',
    summary: 'Jobs that failed as often as they may, newest first',
    description: 'Work for after a request, such as deleting pictures that nobody uses.',
  })
  @ApiPage(JobDto)
  async listJobs(
    @Query() { limit, cursor }: JobsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ParkedJob[]> {
    const position = positionOf(cursor, SORT);
    return answerPage(await this.jobs.page({ limit, position }), SORT, request, reply);
  }

  @Post(':id/retry')
  @Needs('jobs.retry')
  @HttpCode(204)
  @ApiOperation({ operationId: 'retryJob', summary: 'Have a parked job done again, with all its tries' })
  @ApiParam({ name: 'id', schema: { type: 'string', pattern: '^\\d{1,18}$' }, example: '1204' })
  @ApiNoContentResponse({ description: 'It is due' })
  @ApiProblems({ status: 404, code: 'job.unknown', detail: 'There is no parked job with this id.' })
  retry(@Param('id') id: string, @SignedIn() by: Staff): Promise<void> {
    return this.jobs.retry(id, by);
  }
}
