import { CONTACT_LIMITS } from '@tiraz/contracts/contact';
import { selectionExample, selectionSchema } from '../../pricing/index.js';
import { INQUIRY_STATUSES } from '../domain/inquiry.js';

const text = (limit: keyof typeof CONTACT_LIMITS, also = '') => ({
  type: 'string',
  description: `At most ${CONTACT_LIMITS[limit]} characters after trimming.${also}`,
});

const seenAmount = {
  anyOf: [
    { type: 'string', pattern: '^\\d{1,15}(\\.\\d{1,2})?$' },
    { type: 'number', minimum: 0 },
  ],
  description:
    "EGP, what the visitor's page showed. Kept beside the server's own figure; never used as the price.",
};

/** The one form of a submission: requests are checked against it, and the API document shows it. */
export const inquirySubmissionSchema = {
  title: 'InquirySubmission',
  type: 'object',
  required: [...selectionSchema.required, 'customerName', 'customerEmail'],
  properties: {
    ...selectionSchema.properties,
    customerName: text('customerName', ' A single line with something to see in it.'),
    customerEmail: text('customerEmail', ' An e-mail address.'),
    customerPhone: text('customerPhone', ' A single line.'),
    customerCompany: text('customerCompany', ' A single line.'),
    message: text('message'),
    isSampleRequest: {
      type: 'boolean',
      description: 'False when absent, which a quantity of 1 does not allow: one piece is a sample.',
    },
    totalCost: seenAmount,
    pricePerItem: seenAmount,
    sampleCost: seenAmount,
  },
};

export const inquirySubmissionExample = {
  ...selectionExample,
  customerName: 'ليلى حسن',
  customerEmail: 'layla@example.com',
  customerPhone: '+20 100 123 4567',
  message: 'We would like to start in spring.',
  isSampleRequest: false,
  totalCost: '23700.00',
  pricePerItem: '237.00',
  sampleCost: '1000.00',
};

export const idempotencyKeySchema = {
  type: 'string',
  pattern: '^[!-~]{1,128}$',
  description: "The sender's name for one attempt, 1 to 128 visible ASCII characters; kept for 24 hours.",
};

const amount = (description: string) => ({
  type: 'string',
  pattern: '^\\d+\\.\\d{2}$',
  description: `EGP. ${description}`,
});

export const inquiryReceiptSchema = {
  title: 'InquiryReceipt',
  type: 'object',
  required: [
    'id',
    'reference',
    'status',
    'isSampleRequest',
    'quantity',
    'totalCost',
    'pricePerItem',
    'sampleCost',
    'priceChanged',
    'createdAt',
  ],
  properties: {
    id: { type: 'string', format: 'uuid' },
    reference: { type: 'string', pattern: '^TRZ-\\d{4}-\\d{6,}$' },
    status: { type: 'string', enum: [...INQUIRY_STATUSES] },
    isSampleRequest: { type: 'boolean' },
    quantity: { type: 'integer', description: 'Pieces.' },
    totalCost: amount('The order, at the price of this moment.'),
    pricePerItem: amount('The share of one piece.'),
    sampleCost: amount('One sample piece.'),
    priceChanged: { type: 'boolean', description: 'A total that was sent differs from ours.' },
    createdAt: { type: 'string', format: 'date-time' },
  },
};

export const inquiryReceiptExample = {
  id: '01993c00-0000-7000-8000-00000000abcd',
  reference: 'TRZ-2026-000123',
  status: 'new',
  isSampleRequest: false,
  quantity: 100,
  totalCost: '23700.00',
  pricePerItem: '237.00',
  sampleCost: '1000.00',
  priceChanged: false,
  createdAt: '2026-03-01T09:30:00.000Z',
};
