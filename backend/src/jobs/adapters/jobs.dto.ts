import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { ParkedJob } from '../../shared/domain/jobs.js';
import { PageQuery } from '../../shared/http/paging.js';
import { Documented, IfGiven, Moment, TextOrNull, Whole } from '../../shared/http/documentation.js';

const STATES = ['parked'] as const;

/** The query of listJobs. */
export class JobsQuery extends PageQuery {
  @ApiPropertyOptional({
    enum: STATES,
    default: 'parked',
    description: '`parked`: those that failed as often as they may.',
  })
  @IfGiven()
  @IsIn(STATES, { message: 'state is parked' })
  state: (typeof STATES)[number] = 'parked';
}

@Documented('Job', {
  example: {
    id: '1204',
    name: 'delete-unwanted-pictures',
    addedAt: '2026-11-19T09:07:00.000Z',
    tries: 14,
    reason: 'The object store does not answer.',
  },
})
export class JobDto implements ParkedJob {
  @ApiProperty({ pattern: '^\\d{1,18}$' }) id!: string;
  @ApiProperty({ description: 'What is to be done.' }) name!: string;
  @Moment() addedAt!: Date;
  @Whole(1, { description: 'How often it was tried.' }) tries!: number;
  @TextOrNull('What the last try failed of, in English; null when the process ended in the middle of it.')
  reason!: string | null;
}
