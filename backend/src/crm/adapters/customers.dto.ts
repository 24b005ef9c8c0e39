import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CONTACT_LIMITS } from '@tiraz/contracts/contact';
import { CUSTOMER_STATUSES, type CustomerStatus } from '@tiraz/contracts/customer-care';
import { INQUIRY_STATUS_NAMES } from '@tiraz/contracts/inquiry-status';
import { EMPTY_OR_VISIBLE, ONE_LINE } from '@tiraz/contracts/visible-text';
import { VALUE_TIERS, type ValueTier } from '@tiraz/contracts/value-tier';
import { Transform } from 'class-transformer';
import { ArrayUnique, IsIn, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { PageQuery } from '../../shared/http/paging.js';
import { IsSeenText, IsText } from '../../shared/http/text-field.js';
import {
  Amount,
  Documented,
  Id,
  IfGiven,
  IN_UTC,
  Moment,
  OneOf,
  UUID_V7,
  Version,
  Whole,
} from '../../shared/http/fields.js';
import type { CustomerDetails, CustomerFigures, CustomerInquiry } from '../application/customer-reads.js';
import { CommunicationDto, communicationExample } from './communications.dto.js';
import { EXAMPLE_IDS } from './examples.js';
import { FollowUpDto, followUpExample } from './follow-ups.dto.js';

const { customerName, customerPhone, customerCompany } = CONTACT_LIMITS;
const STAFF_STATUSES = ['active', 'inactive'] as const;
const TIERS = VALUE_TIERS.map(({ tier }) => tier);
const ALL = 'all';
const oneLine = (field: string) => ({ message: `${field} is a single line` });

/** The body of updateCustomer; absent fields stay as they are. */
export class CustomerChanges {
  @ApiPropertyOptional({ minLength: 1, maxLength: customerName })
  @IfGiven()
  @Matches(ONE_LINE, oneLine('name'))
  @IsSeenText(customerName, 'Name is required')
  name?: string;

  @ApiPropertyOptional({ maxLength: customerPhone })
  @IfGiven()
  @Matches(ONE_LINE, oneLine('phone'))
  @IsText(customerPhone)
  phone?: string;

  @ApiPropertyOptional({ maxLength: customerCompany })
  @IfGiven()
  @Matches(ONE_LINE, oneLine('company'))
  @Matches(EMPTY_OR_VISIBLE, { message: 'company has nothing to see in it' })
  @IsText(customerCompany)
  company?: string;

  @ApiPropertyOptional({
    enum: STAFF_STATUSES,
    description: 'inactive holds until it is active again, which counts as something that happened today.',
  })
  @IfGiven()
  @IsIn(STAFF_STATUSES)
  status?: (typeof STAFF_STATUSES)[number];
}

/** The body of mergeCustomers. */
export class CustomerMerge {
  @Id({ description: 'Becomes part of the customer in the address.' })
  @IsUUID()
  duplicateId!: string;
}

/** The query of listCustomers. */
export class CustomersQuery extends PageQuery {
  @ApiPropertyOptional({
    maxLength: 200,
    description: 'Searches name, e-mail addresses, phone and company; Arabic letters and digits are folded.',
  })
  @IfGiven()
  @IsString()
  @MaxLength(200)
  q?: string;

  @ApiPropertyOptional({
    type: String,
    default: ALL,
    description: `${ALL}, or one or more of ${CUSTOMER_STATUSES.join(', ')}, separated by commas.`,
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsIn([ALL, ...CUSTOMER_STATUSES], { each: true })
  @ArrayUnique({ message: 'every status stands once' })
  status: (CustomerStatus | typeof ALL)[] = [ALL];

  @ApiPropertyOptional({ enum: [ALL, ...TIERS], default: ALL })
  @IsIn([ALL, ...TIERS])
  tier: ValueTier | typeof ALL = ALL;
}

export const customerChangesExamples = {
  phone: { value: { phone: '+971 50 555 0121' } },
  inactive: { value: { status: 'inactive' } },
};

export const customerMergeExamples = { merge: { value: { duplicateId: EXAMPLE_IDS.duplicate } } };

const customerExample = {
  id: EXAMPLE_IDS.customer,
  name: 'Layla Haddad',
  email: 'layla@dune-label.example',
  phone: '+971 50 555 0121',
  company: 'Dune Label',
  lifetimeValue: '48200.00',
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
  @OneOf(Object.keys(INQUIRY_STATUS_NAMES)) status!: string;
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

const newest = { description: 'At most 100; counts says how many.' };

@Documented('CustomerDetails', {
  example: {
    ...customerExample,
    otherEmails: ['layla.haddad@example.com'],
    counts: countsExample,
    inquiries: [inquiryExample],
    communications: [communicationExample],
    followUps: [followUpExample],
  },
})
export class CustomerDetailsDto extends CustomerDto implements CustomerDetails {
  @ApiProperty({ type: [String], description: 'The addresses of customers that were merged into this one.' })
  otherEmails!: string[];
  @ApiProperty() counts!: CustomerCountsDto;
  @ApiProperty({ type: [CustomerInquiryDto], ...newest }) inquiries!: CustomerInquiryDto[];
  @ApiProperty({ type: [CommunicationDto], ...newest }) communications!: CommunicationDto[];
  @ApiProperty({
    type: [FollowUpDto],
    description: 'Whatever became of them, the latest day first; at most 100, counts says how many.',
  })
  followUps!: FollowUpDto[];
}
