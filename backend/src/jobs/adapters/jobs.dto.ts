import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PageQuery } from '../../shared/http/paging.js';
import { IfGiven } from '../../shared/http/fields.js';

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

export const jobExample = {
  id: '1204',
  name: 'delete-unwanted-pictures',
  addedAt: '2026-11-19T09:07:00.000Z',
  tries: 14,
  reason: 'The object store does not answer.',
};

export const jobSchema = {
  title: 'Job',
  type: 'object',
  required: ['id', 'name', 'addedAt', 'tries', 'reason'],
  properties: {
    id: { type: 'string', pattern: '^\\d{1,18}$' },
    name: { type: 'string', description: 'What is to be done.' },
    addedAt: { type: 'string', format: 'date-time' },
    tries: { type: 'integer', minimum: 1, description: 'How often it was tried.' },
    reason: {
      type: ['string', 'null'],
      description:
        'What the last try failed of, in English; null when the process ended in the middle of it.',
    },
  },
};
