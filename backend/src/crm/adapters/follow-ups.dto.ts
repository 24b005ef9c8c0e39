import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CUSTOMER_CARE_LIMITS,
  FOLLOW_UP_STATUSES,
  type FollowUpStatus,
} from '@tiraz/contracts/customer-care';
import { IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { PageQuery } from '../../shared/http/paging.js';
import { IsSeenText, IsText } from '../../shared/http/text-field.js';
import { Documented, Id, IfGiven, Whole, IsId } from '../../shared/http/documentation.js';
import { EXAMPLE_IDS, plannedExample } from './customer-details.dto.js';

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
  @Id()
  @IsId({ message: 'Customer is required' })
  customerId!: string;

  @Id({ required: false, nullable: true })
  @IsOptional()
  @IsId()
  inquiryId?: string | null;

  @ApiProperty(scheduledDate)
  @IsNotEmpty(DATE_REQUIRED)
  @IsString(DATE_REQUIRED)
  scheduledDate!: string;

  @ApiProperty({ minLength: 1, maxLength: subject })
  @IsSeenText(subject, SUBJECT_REQUIRED)
  subject!: string;

  @ApiPropertyOptional({ maxLength: description, default: '' })
  @IsText(description)
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
  @IsSeenText(subject, SUBJECT_REQUIRED)
  subject?: string;

  @ApiPropertyOptional({ maxLength: description })
  @IfGiven()
  @IsText(description)
  description?: string;
}

const ANY_STATUS = ['all', ...FOLLOW_UP_STATUSES] as const;

/** The query of listFollowUps. */
export class FollowUpsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: ANY_STATUS, default: 'all' })
  @IsIn(ANY_STATUS)
  status: (typeof ANY_STATUS)[number] = 'all';

  @Id({ required: false })
  @IfGiven()
  @IsId()
  customerId?: string;
}

export const newFollowUpExamples = {
  day: { value: { ...plannedExample, scheduledDate: '2026-11-22' } },
  hour: {
    value: { customerId: EXAMPLE_IDS.customer, subject: 'Call', scheduledDate: '2026-11-22T15:30' },
  },
};

export const followUpChangesExamples = {
  done: { value: { status: 'completed' } },
  putOff: { value: { scheduledDate: '2026-11-29T11:00' } },
};

@Documented('FollowUpCounts', { example: { dueToday: 2, overdue: 1 } })
export class FollowUpCountsDto {
  @Whole(0) dueToday!: number;
  @Whole(0) overdue!: number;
}
