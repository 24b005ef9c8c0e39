import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CUSTOMER_CARE_LIMITS,
  FOLLOW_UP_STATUSES,
  type FollowUpStatus,
} from '@tiraz/contracts/customer-care';
import { IsIn, IsNotEmpty, IsOptional, IsString, IsUUID } from 'class-validator';
import { PageQuery } from '../../shared/http/paging.js';
import { IfGiven } from '../../shared/http/fields.js';
import {
  count,
  entity,
  EXAMPLE_IDS,
  id,
  moment,
  oneOf,
  orNull,
  RequiredText,
  text,
  Text,
  version,
} from './wire.js';

const { subject, description } = CUSTOMER_CARE_LIMITS;
const SUBJECT_REQUIRED = 'Subject is required';
const DATE_REQUIRED = { message: 'Scheduled date is required' };
const scheduledDate = {
  description:
    'A date, which means 09:00 in Cairo, or a date and time, which are Cairo’s when they name no zone (ISO 8601).',
  examples: ['2026-11-22', '2026-11-22T15:30', '2026-11-22T13:30:00Z'],
};

/** The body of createFollowUp. */
export class NewFollowUp {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Customer is required' })
  customerId!: string;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  @IsOptional()
  @IsUUID()
  inquiryId?: string | null;

  @ApiProperty(scheduledDate)
  @IsNotEmpty(DATE_REQUIRED)
  @IsString(DATE_REQUIRED)
  scheduledDate!: string;

  @ApiProperty({ minLength: 1, maxLength: subject })
  @RequiredText(subject, SUBJECT_REQUIRED)
  subject!: string;

  @ApiPropertyOptional({ maxLength: description, default: '' })
  @Text(description)
  description: string = '';
}

/** The body of updateFollowUp; absent fields stay as they are. */
export class FollowUpChanges {
  @ApiPropertyOptional({
    enum: FOLLOW_UP_STATUSES,
    description: 'Completes, cancels, or takes up again what was completed or cancelled.',
  })
  @IfGiven()
  @IsIn(FOLLOW_UP_STATUSES)
  status?: FollowUpStatus;

  @ApiPropertyOptional(scheduledDate)
  @IfGiven()
  @IsNotEmpty(DATE_REQUIRED)
  @IsString(DATE_REQUIRED)
  scheduledDate?: string;

  @ApiPropertyOptional({ minLength: 1, maxLength: subject })
  @IfGiven()
  @RequiredText(subject, SUBJECT_REQUIRED)
  subject?: string;

  @ApiPropertyOptional({ maxLength: description })
  @IfGiven()
  @Text(description)
  description?: string;
}

const ANY_STATUS = ['all', ...FOLLOW_UP_STATUSES] as const;

/** The query of listFollowUps. */
export class FollowUpsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: ANY_STATUS, default: 'all' })
  @IsIn(ANY_STATUS)
  status: (typeof ANY_STATUS)[number] = 'all';

  @ApiPropertyOptional({ format: 'uuid' })
  @IfGiven()
  @IsUUID()
  customerId?: string;
}

const planned = {
  customerId: EXAMPLE_IDS.customer,
  inquiryId: EXAMPLE_IDS.inquiry,
  subject: 'Ask how the first delivery sells',
  description: 'She wanted to decide about the second colour.',
};

export const newFollowUpExamples = {
  day: { value: { ...planned, scheduledDate: '2026-11-22' } },
  hour: {
    value: { customerId: EXAMPLE_IDS.customer, subject: 'Call', scheduledDate: '2026-11-22T15:30' },
  },
};

export const followUpChangesExamples = {
  done: { value: { status: 'completed' } },
  putOff: { value: { scheduledDate: '2026-11-29T11:00' } },
};

const flag = (means: string) => ({ type: 'boolean', description: means }) as const;

export const followUpSchema = entity(
  'FollowUp',
  {
    id,
    customerId: id,
    customerName: text,
    inquiryId: orNull(id),
    inquiryReference: orNull(text),
    scheduledDate: moment,
    subject: text,
    description: text,
    status: oneOf(FOLLOW_UP_STATUSES),
    isOverdue: flag('Pending, and its day in Cairo is over.'),
    isDueToday: flag('Pending, and its day in Cairo is today.'),
    version,
    createdAt: moment,
  },
  {
    id: EXAMPLE_IDS.followUp,
    ...planned,
    customerName: 'Layla Haddad',
    inquiryReference: 'TRZ-2026-000123',
    scheduledDate: '2026-11-22T07:00:00.000Z',
    status: 'pending',
    isOverdue: false,
    isDueToday: false,
    version: 1,
    createdAt: '2026-11-20T12:30:00.000Z',
  },
);

export const followUpCountsSchema = entity(
  'FollowUpCounts',
  { dueToday: count, overdue: count },
  { dueToday: 2, overdue: 1 },
);
