import { ApiProperty } from '@nestjs/swagger';
import {
  COMMUNICATION_TYPES,
  CUSTOMER_CARE_LIMITS,
  DIRECTIONS,
  type CommunicationType,
  type Direction,
} from '@tiraz/contracts/customer-care';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../shared/http/paging.js';
import { Id, IsId } from '../../shared/http/documentation.js';
import { IsSeenText, IsText } from '../../shared/http/text-field.js';
import { EXAMPLE_IDS, loggedExample } from './customer-details.dto.js';

const { subject, content } = CUSTOMER_CARE_LIMITS;

/** The query of listCommunications. */
export class CommunicationsQuery extends PageQuery {
  @Id({ description: 'That they are about.', example: EXAMPLE_IDS.inquiry })
  @IsId({ message: 'inquiryId is required' })
  inquiryId!: string;
}

/** The body of createCommunication. */
export class NewCommunication {
  @Id()
  @IsId({ message: 'Customer is required' })
  customerId!: string;

  @Id({ required: false, nullable: true })
  @IsOptional()
  @IsId()
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

export const newCommunicationExamples = {
  call: { value: loggedExample },
  note: { value: { customerId: EXAMPLE_IDS.customer, content: 'Prefers WhatsApp after five.' } },
};
