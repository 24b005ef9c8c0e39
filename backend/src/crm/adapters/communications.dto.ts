import { ApiProperty } from '@nestjs/swagger';
import {
  COMMUNICATION_TYPES,
  CUSTOMER_CARE_LIMITS,
  DIRECTIONS,
  type CommunicationType,
  type Direction,
} from '@tiraz/contracts/customer-care';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { Documented, Id, IN_UTC, Moment, OneOf, TextOrNull, UUID_V7 } from '../../shared/http/fields.js';
import { IsSeenText, IsText } from '../../shared/http/text-field.js';
import type { CommunicationDetails } from '../application/communications.js';
import { EXAMPLE_IDS } from './examples.js';

const { subject, content } = CUSTOMER_CARE_LIMITS;

/** The body of createCommunication. */
export class NewCommunication {
  @Id()
  @IsUUID(undefined, { message: 'Customer is required' })
  customerId!: string;

  @Id({ required: false, nullable: true })
  @IsOptional()
  @IsUUID()
  inquiryId?: string | null;

  @ApiProperty({ enum: COMMUNICATION_TYPES, required: false, default: 'note' })
  @IsIn(COMMUNICATION_TYPES)
  type: CommunicationType = 'note';

  @ApiProperty({ enum: DIRECTIONS, required: false, default: 'outbound' })
  @IsIn(DIRECTIONS)
  direction: Direction = 'outbound';

  @ApiProperty({ required: false, default: '', maxLength: subject })
  @IsText(subject)
  subject: string = '';

  @ApiProperty({ minLength: 1, maxLength: content })
  @IsSeenText(content, 'Content is required')
  content!: string;
}

const sent = {
  customerId: EXAMPLE_IDS.customer,
  inquiryId: EXAMPLE_IDS.inquiry,
  type: 'phone',
  direction: 'outbound',
  subject: 'Delivery in two parts',
  content: 'Half in March, half in April. She will confirm the sizes.',
} as const;

export const newCommunicationExamples = {
  call: { value: sent },
  note: { value: { customerId: EXAMPLE_IDS.customer, content: 'Prefers WhatsApp after five.' } },
};

export const communicationExample = {
  id: EXAMPLE_IDS.communication,
  inquiryReference: 'TRZ-2026-000123',
  ...sent,
  loggedBy: 'demo@tiraz.example',
  createdAt: '2026-11-20T12:30:00.000Z',
};

@Documented('Communication', { example: communicationExample })
export class CommunicationDto implements CommunicationDetails {
  @Id(UUID_V7) id!: string;
  @Id(UUID_V7) customerId!: string;
  @Id({ ...UUID_V7, nullable: true }) inquiryId!: string | null;
  @TextOrNull() inquiryReference!: string | null;
  @OneOf(COMMUNICATION_TYPES) type!: CommunicationType;
  @OneOf(DIRECTIONS) direction!: Direction;
  @ApiProperty() subject!: string;
  @ApiProperty() content!: string;
  @ApiProperty({ description: 'The e-mail address of the member of staff.' }) loggedBy!: string;
  @Moment(IN_UTC) createdAt!: Date;
}
