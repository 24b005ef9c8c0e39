import { ApiProperty } from '@nestjs/swagger';
import {
  COMMUNICATION_TYPES,
  CUSTOMER_STATUSES,
  DIRECTIONS,
  FOLLOW_UP_STATUSES,
  type CommunicationType,
  type CustomerStatus,
  type Direction,
  type FollowUpStatus,
  VALUE_TIERS,
  type ValueTier,
} from '@tiraz/contracts/customer-care';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { INQUIRY_STATUSES } from '@tiraz/contracts/inquiry-status';
import {
  Amount,
  Documented,
  Id,
  IN_UTC,
  Moment,
  OneOf,
  TextOrNull,
  UUID_V7,
  Version,
  Whole,
} from '../../shared/http/documentation.js';
import type {
  CommunicationDetails,
  CustomerDetails,
  CustomerFigures,
  CustomerInquiry,
  FollowUpDetails,
} from '../application/customer-details.js';

export const EXAMPLE_IDS = {
  customer: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
  duplicate: '0199a5f0-8d2f-7c4b-8e66-1e9f7b5d3f22',
  inquiry: '0199a5f0-9e3a-7d5c-9f77-2fa08c6e4a33',
  followUp: '0199a5f0-af4b-7e6d-8a88-3ab19d7f5b44',
  communication: '0199a5f0-b05c-7f7e-9b99-4bc2ae806c55',
} as const;

/** What storing something about a customer may be refused with. */
export const ABOUT_NOBODY = {
  status: 422,
  code: 'customer.unknown',
  detail: 'There is no such customer.',
  errors: [{ path: 'customerId', code: 'customer.unknown', message: 'There is no such customer.' }],
} as const;

export const loggedExample = {
  customerId: EXAMPLE_IDS.customer,
  inquiryId: EXAMPLE_IDS.inquiry,
  type: 'phone',
  direction: 'outbound',
  subject: 'Delivery in two parts',
  content: 'Half in March, half in April. She will confirm the sizes.',
} as const;

const communicationExample = {
  id: EXAMPLE_IDS.communication,
  inquiryReference: 'TRZ-2026-000123',
  ...loggedExample,
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

export const plannedExample = {
  customerId: EXAMPLE_IDS.customer,
  inquiryId: EXAMPLE_IDS.inquiry,
  subject: 'Ask how the first delivery sells',
  description: 'She wanted to decide about the second colour.',
};

const followUpExample = {
  id: EXAMPLE_IDS.followUp,
  ...plannedExample,
  customerName: 'Layla Haddad',
  customerPhone: '+971 50 555 0121',
  language: 'en',
  inquiryReference: 'TRZ-2026-000123',
  scheduledDate: '2026-11-22T07:00:00.000Z',
  status: 'pending',
  isOverdue: false,
  isDueToday: false,
  next: ['completed', 'cancelled'],
  canMove: true,
  version: 1,
  createdAt: '2026-11-20T12:30:00.000Z',
};

@Documented('FollowUp', { example: followUpExample })
export class FollowUpDto implements FollowUpDetails {
  @Id(UUID_V7) id!: string;
  @Id(UUID_V7) customerId!: string;
  @ApiProperty() customerName!: string;
  @ApiProperty({ description: 'Empty when not known.' }) customerPhone!: string;
  @OneOf(LANGUAGES, { description: 'In which the customer wrote, and is answered.' }) language!: Language;
  @Id({ ...UUID_V7, nullable: true }) inquiryId!: string | null;
  @TextOrNull() inquiryReference!: string | null;
  @Moment(IN_UTC) scheduledDate!: Date;
  @ApiProperty() subject!: string;
  @ApiProperty() description!: string;
  @OneOf(FOLLOW_UP_STATUSES) status!: FollowUpStatus;
  @ApiProperty({ description: 'Pending, and its day in Cairo is over.' }) isOverdue!: boolean;
  @ApiProperty({ description: 'Pending, and its day in Cairo is today.' }) isDueToday!: boolean;
  @ApiProperty({
    enum: FOLLOW_UP_STATUSES,
    isArray: true,
    description: 'The statuses that it may be moved to.',
  })
  next!: readonly FollowUpStatus[];
  @ApiProperty({ description: 'It may be put off to another day.' }) canMove!: boolean;
  @Version() version!: number;
  @Moment(IN_UTC) createdAt!: Date;
}

const customerExample = {
  id: EXAMPLE_IDS.customer,
  name: 'Layla Haddad',
  email: 'layla@dune-label.example',
  phone: '+971 50 555 0121',
  company: 'Dune Label',
  lifetimeValue: '48200.00',
  valueTier: 'high',
  lastOrderDate: '2026-11-04T09:12:00.000Z',
  lastCommunication: '2026-11-18T14:05:00.000Z',
  lastActivity: '2026-11-18T14:05:00.000Z',
  status: 'active',
  version: 3,
  createdAt: '2026-01-13T10:00:00.000Z',
};

@Documented('Customer', { example: customerExample })
export class CustomerDto implements CustomerFigures {
  @Id(UUID_V7) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty() phone!: string;
  @ApiProperty() company!: string;
  @Amount('EGP, of all accepted inquiries') lifetimeValue!: string;
  @OneOf(VALUE_TIERS, { description: 'The step that its lifetime value has reached' }) valueTier!: ValueTier;
  @Moment({ nullable: true, description: 'When an inquiry was accepted last' }) lastOrderDate!: Date | null;
  @Moment({ ...IN_UTC, nullable: true }) lastCommunication!: Date | null;
  @Moment({ description: 'When something happened last: 180 quiet days make it inactive.' })
  lastActivity!: Date;
  @OneOf(CUSTOMER_STATUSES) status!: CustomerStatus;
  @Version() version!: number;
  @Moment(IN_UTC) createdAt!: Date;
}

const inquiryExample = {
  id: EXAMPLE_IDS.inquiry,
  reference: 'TRZ-2026-000123',
  status: 'accepted',
  isSampleRequest: false,
  quantity: 160,
  totalCost: '48200.00',
  acceptedAt: '2026-11-04T09:12:00.000Z',
  createdAt: '2026-11-01T08:30:00.000Z',
};

@Documented('CustomerInquiry', { example: inquiryExample })
class CustomerInquiryDto implements CustomerInquiry {
  @Id(UUID_V7) id!: string;
  @ApiProperty() reference!: string;
  @OneOf(INQUIRY_STATUSES) status!: string;
  @ApiProperty() isSampleRequest!: boolean;
  @Whole(1) quantity!: number;
  @Amount('EGP: the price of the sample, or of the order') totalCost!: string;
  @Moment({ ...IN_UTC, nullable: true }) acceptedAt!: Date | null;
  @Moment(IN_UTC) createdAt!: Date;
}

const countsExample = { inquiries: 1, communications: 1, followUps: 1, pendingFollowUps: 1 };

@Documented('CustomerCounts', { example: countsExample })
class CustomerCountsDto {
  @Whole(0) inquiries!: number;
  @Whole(0) communications!: number;
  @Whole(0) followUps!: number;
  @Whole(0) pendingFollowUps!: number;
}

@Documented('CompanyContact')
class CompanyContactDto {
  @Id(UUID_V7) id!: string;
  @ApiProperty() name!: string;
}

const newest = { description: 'At most 100; counts says how many.' };

@Documented('CustomerDetails', {
  example: {
    ...customerExample,
    otherEmails: ['layla.haddad@example.com'],
    sameCompany: [{ id: '01993c00-0000-7000-8000-0000000000c2', name: 'Omar Haddad' }],
    counts: countsExample,
    inquiries: [inquiryExample],
    communications: [communicationExample],
    followUps: [followUpExample],
  },
})
export class CustomerDetailsDto extends CustomerDto implements CustomerDetails {
  @ApiProperty({ type: [String], description: 'The addresses of customers that were merged into this one.' })
  otherEmails!: string[];
  @ApiProperty({
    type: [CompanyContactDto],
    description:
      'Who else names the same company, however it is spelt or accented; by name, the first twenty.',
  })
  sameCompany!: CompanyContactDto[];
  @ApiProperty() counts!: CustomerCountsDto;
  @ApiProperty({ type: [CustomerInquiryDto], ...newest }) inquiries!: CustomerInquiryDto[];
  @ApiProperty({ type: [CommunicationDto], ...newest }) communications!: CommunicationDto[];
  @ApiProperty({
    type: [FollowUpDto],
    description: 'Whatever became of them, the latest day first; at most 100, counts says how many.',
  })
  followUps!: FollowUpDto[];
}
