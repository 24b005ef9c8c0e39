import { ApiProperty } from '@nestjs/swagger';
import {
  COMMUNICATION_TYPES,
  CUSTOMER_CARE_LIMITS,
  DIRECTIONS,
  type CommunicationType,
  type Direction,
} from '@tiraz/contracts/customer-care';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { entity, EXAMPLE_IDS, id, moment, oneOf, orNull, RequiredText, text, Text } from './wire.js';

const { subject, content } = CUSTOMER_CARE_LIMITS;

/** The body of createCommunication. */
export class NewCommunication {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Customer is required' })
  customerId!: string;

  @ApiProperty({ type: String, format: 'uuid', required: false, nullable: true })
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
  @Text(subject)
  subject: string = '';

  @ApiProperty({ minLength: 1, maxLength: content })
  @RequiredText(content, 'Content is required')
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

export const communicationSchema = entity(
  'Communication',
  {
    id,
    customerId: id,
    inquiryId: orNull(id),
    inquiryReference: orNull(text),
    type: oneOf(COMMUNICATION_TYPES),
    direction: oneOf(DIRECTIONS),
    subject: text,
    content: text,
    loggedBy: { ...text, description: 'The e-mail address of the member of staff.' },
    createdAt: moment,
  },
  {
    id: EXAMPLE_IDS.communication,
    inquiryReference: 'TRZ-2026-000123',
    ...sent,
    loggedBy: 'demo@tiraz.example',
    createdAt: '2026-11-20T12:30:00.000Z',
  },
);
