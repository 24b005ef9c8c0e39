import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CONTACT_LIMITS } from '@tiraz/contracts/contact';
import { CUSTOMER_STATUSES, type CustomerStatus } from '@tiraz/contracts/customer-care';
import { EMPTY_OR_VISIBLE } from '@tiraz/contracts/visible-text';
import { VALUE_TIERS, type ValueTier } from '@tiraz/contracts/value-tier';
import { Transform } from 'class-transformer';
import { ArrayUnique, IsIn, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { ONE_LINE } from '../../shared/domain/one-line.js';
import { PageQuery } from '../../shared/http/paging.js';
import { IfGiven } from '../../shared/http/fields.js';
import { communicationSchema } from './communications.dto.js';
import { followUpSchema } from './follow-ups.dto.js';
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
  @RequiredText(customerName, 'Name is required')
  name?: string;

  @ApiPropertyOptional({ maxLength: customerPhone })
  @IfGiven()
  @Matches(ONE_LINE, oneLine('phone'))
  @Text(customerPhone)
  phone?: string;

  @ApiPropertyOptional({ maxLength: customerCompany })
  @IfGiven()
  @Matches(ONE_LINE, oneLine('company'))
  @Matches(EMPTY_OR_VISIBLE, { message: 'company has nothing to see in it' })
  @Text(customerCompany)
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
  @ApiProperty({ format: 'uuid', description: 'Becomes part of the customer in the address.' })
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

const amount = { type: 'string', pattern: '^\\d+\\.\\d{2}$', description: 'EGP' } as const;

const customerProperties = {
  id,
  name: text,
  email: text,
  phone: text,
  company: text,
  lifetimeValue: { ...amount, description: 'EGP, of all accepted inquiries' },
  lastOrderDate: { ...orNull(moment), description: 'When an inquiry was accepted last' },
  lastCommunication: orNull(moment),
  lastActivity: { ...moment, description: 'When something happened last: 180 quiet days make it inactive.' },
  status: oneOf(CUSTOMER_STATUSES),
  version,
  createdAt: moment,
};

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

export const customerSchema = entity('Customer', customerProperties, customerExample);

const customerInquirySchema = entity(
  'CustomerInquiry',
  {
    id,
    reference: text,
    status: oneOf(['new', 'in_progress', 'quoted', 'accepted', 'rejected', 'closed']),
    isSampleRequest: { type: 'boolean' },
    quantity: { ...count, minimum: 1 },
    totalCost: { ...amount, description: 'EGP: the price of the sample, or of the order' },
    acceptedAt: orNull(moment),
    createdAt: moment,
  },
  {
    id: EXAMPLE_IDS.inquiry,
    reference: 'TRZ-2026-000123',
    status: 'accepted',
    isSampleRequest: false,
    quantity: 160,
    totalCost: '48200.00',
    acceptedAt: '2026-11-04T09:12:00.000Z',
    createdAt: '2026-11-01T08:30:00.000Z',
  },
);

const newest = (items: object) => ({
  type: 'array',
  items,
  description: 'At most 100; counts says how many.',
});

const countsExample = { inquiries: 1, communications: 1, followUps: 1, pendingFollowUps: 1 };

export const customerDetailsSchema = entity(
  'CustomerDetails',
  {
    ...customerProperties,
    otherEmails: {
      type: 'array',
      items: text,
      description: 'The addresses of customers that were merged into this one.',
    },
    counts: entity(
      'CustomerCounts',
      { inquiries: count, communications: count, followUps: count, pendingFollowUps: count },
      countsExample,
    ),
    inquiries: newest(customerInquirySchema),
    communications: newest(communicationSchema),
    followUps: {
      ...newest(followUpSchema),
      description: 'Whatever became of them, the latest day first; at most 100, counts says how many.',
    },
  },
  {
    ...customerExample,
    otherEmails: ['layla.haddad@example.com'],
    counts: countsExample,
    inquiries: [customerInquirySchema.example],
    communications: [communicationSchema.example],
    followUps: [followUpSchema.example],
  },
);
