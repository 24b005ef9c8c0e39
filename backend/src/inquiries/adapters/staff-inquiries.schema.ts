import type { OpenAPIObject } from '@nestjs/swagger';
import { quoteBreakdownSchema, quoteExample } from '../../pricing/index.js';
import { INQUIRY_STATUSES, LIFE_CYCLE } from '../domain/inquiry.js';

/** Characters of a member of staff's notes. */
export const LONGEST_NOTES = 10_000;

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Schemas[string];

const id = { type: 'string', format: 'uuid' };
const text = { type: 'string' };
const flag = (description: string) => ({ type: 'boolean', description });
const moment = { type: 'string', format: 'date-time' };
const pieces = { type: 'integer', minimum: 1, description: 'Pieces.' };
const status = { type: 'string', enum: [...INQUIRY_STATUSES] };
const amount = (description: string) => ({
  type: 'string',
  pattern: '^\\d+\\.\\d{2}$',
  description: `EGP. ${description}`,
});
const orNull = (schema: { type: string }): Schema => ({ ...schema, type: [schema.type, 'null'] });

/** An object that always has all of these properties. */
function whole(title: string, properties: Schemas, description?: string) {
  return {
    title,
    type: 'object',
    required: Object.keys(properties),
    properties,
    ...(description ? { description } : {}),
  };
}

const summary = {
  id,
  reference: { type: 'string', pattern: '^TRZ-\\d{4}-\\d{6,}$' },
  customerId: id,
  customerName: text,
  customerEmail: text,
  customerPhone: { type: 'string', description: 'Empty when not given.' },
  customerCompany: { type: 'string', description: 'Empty when not given.' },
  isSampleRequest: { type: 'boolean' },
  quantity: pieces,
  pricePerItem: amount('The share of one piece.'),
  totalCost: amount('What the inquiry is worth: the sample for a sample request, the order for an order.'),
  status,
  next: { type: 'array', items: status, description: 'The statuses that it may be moved to.' },
  message: { type: 'string', description: 'Empty when there is none.' },
  adminNotes: { type: 'string', description: 'Only staff see them.' },
  priceChanged: flag('An amount that the visitor saw differs from ours.'),
  hasInactiveItems: flag('Something chosen was switched off before the inquiry came.'),
  version: { type: 'integer', minimum: 1, description: 'Rises with every stored change; also the ETag.' },
  createdAt: moment,
};

const named = (title: string, price: Schemas) =>
  whole(title, {
    id,
    name: text,
    nameAr: { type: 'string', description: 'Empty when there is none.' },
    ...price,
  });

const selectionSchema = whole(
  'InquirySelection',
  {
    productType: named('ChosenProductType', { basePrice: amount('Per piece.') }),
    fabric: named('ChosenFabric', { costMultiplier: amount('Added per piece.') }),
    fit: named('ChosenFit', { priceModifier: amount('Added per piece.') }),
    finishingQuality: named('ChosenFinishingQuality', { priceModifier: amount('Added per piece.') }),
    prints: {
      type: 'array',
      items: named('ChosenPrint', {
        setupCost: amount('Once per print colour.'),
        perItemCost: amount('Per piece.'),
        colors: { type: 'integer', minimum: 1 },
      }),
    },
    colors: { type: 'array', items: text, description: 'Garment colours.' },
    quantity: pieces,
  },
  'What was chosen, with names and prices as of the submission; later catalogue edits never change it.',
);

const price = {
  totalCost: amount('The whole order.'),
  pricePerItem: amount('The share of one piece.'),
  breakdown: quoteBreakdownSchema,
};

const quoteSchema = {
  ...whole('InquiryQuote', {
    isSample: flag('The quantity is 1.'),
    ...price,
    sampleCost: amount('One sample piece.'),
    range: whole('PriceRange', {
      totalCostUpTo: amount('The upper end that the visitor was shown beside the total.'),
      pricePerItemUpTo: amount('The upper end beside the price of a piece.'),
    }),
  }),
  description: 'What it cost at the moment of submission.',
};
const inquiryQuoteSchema = {
  ...quoteSchema,
  properties: {
    ...quoteSchema.properties,
    production: { ...whole('InquiryProduction', price), description: 'Only for one piece: 100 of the same.' },
  },
};

export const inquiryUpdateSchema: Schema = {
  oneOf: [
    {
      title: 'InquiryStatusUpdate',
      type: 'object',
      required: ['status'],
      additionalProperties: false,
      properties: { status: { type: 'string', enum: [...INQUIRY_STATUSES] } },
    },
    {
      title: 'InquiryNotesUpdate',
      type: 'object',
      required: ['adminNotes'],
      additionalProperties: false,
      properties: {
        adminNotes: {
          type: 'string',
          maxLength: LONGEST_NOTES,
          description: 'All of the notes; empty clears them.',
        },
      },
    },
  ],
};

export const inquirySummarySchema = whole('InquirySummary', summary);

export const inquiryDetailsSchema = whole('InquiryDetails', {
  ...summary,
  sampleCost: amount('One sample piece.'),
  orderTotal: amount('The whole selection as it was priced, for a sample request too.'),
  acceptedAt: { ...orNull(moment), description: 'From when it counts as revenue.' },
  seen: whole(
    'SeenTotals',
    {
      totalCost: orNull(amount('')),
      pricePerItem: orNull(amount('')),
      sampleCost: orNull(amount('')),
    },
    "What the visitor's page showed; null where it sent nothing.",
  ),
  selection: selectionSchema,
  quote: inquiryQuoteSchema,
  history: {
    type: 'array',
    description: 'Newest first.',
    items: whole('InquiryHistoryEntry', {
      from: {
        type: ['string', 'null'],
        enum: [...INQUIRY_STATUSES, null],
        description: 'Null for the submission.',
      },
      to: status,
      changedBy: {
        ...orNull(text),
        description: 'The e-mail address of the member of staff at the time; null for the visitor.',
      },
      changedAt: moment,
      isUndo: flag('It took the change before it back, the moment of acceptance with it.'),
    }),
  },
});

export const statusChangeResultSchema = {
  title: 'StatusChangeResult',
  type: 'object',
  required: ['id', 'reference', 'outcome'],
  properties: {
    id,
    reference: { ...orNull(text), description: 'Null when there is no such inquiry.' },
    outcome: { type: 'string', enum: ['changed', 'unchanged', 'failed'] },
    from: { ...status, description: 'Where it stood; absent when it failed.' },
    version: {
      type: 'integer',
      minimum: 1,
      description: 'The version that it has now, by which a change is taken back; absent when it failed.',
    },
    problem: {
      ...whole('StatusChangeProblem', { code: text, detail: text }),
      description: 'Why it failed.',
    },
  },
};

export const inquirySummaryExample = {
  id: '01993c00-0000-7000-8000-00000000abcd',
  reference: 'TRZ-2026-000123',
  customerId: '01993c00-0000-7000-8000-00000000c0de',
  customerName: 'ليلى حسن',
  customerEmail: 'layla@example.com',
  customerPhone: '+20 100 123 4567',
  customerCompany: '',
  isSampleRequest: false,
  quantity: 100,
  pricePerItem: '237.00',
  totalCost: '23700.00',
  status: 'new',
  next: LIFE_CYCLE.new.next,
  message: 'We would like to start in spring.',
  adminNotes: '',
  priceChanged: false,
  hasInactiveItems: false,
  version: 1,
  createdAt: '2026-03-01T09:30:00.000Z',
};

const item = (number: string, name: string, nameAr: string) => ({
  id: `01993c00-0000-7000-8000-000000000${number}`,
  name,
  nameAr,
});

export const inquiryDetailsExample = {
  ...inquirySummaryExample,
  sampleCost: '1000.00',
  orderTotal: '23700.00',
  acceptedAt: null,
  seen: { totalCost: '23700.00', pricePerItem: '237.00', sampleCost: null },
  selection: {
    productType: { ...item('001', 'Basic T-Shirt', 'تيشيرت أساسي'), basePrice: '145.00' },
    fabric: { ...item('102', 'Combed Single Jersey', 'سنجل جيرسي ممشط'), costMultiplier: '15.00' },
    fit: { ...item('204', 'Oversized', 'أوفر سايز'), priceModifier: '30.00' },
    finishingQuality: { ...item('302', 'Premium', 'تشطيب ممتاز'), priceModifier: '25.00' },
    prints: [
      {
        ...item('401', 'Screen Print', 'طباعة سلك سكرين'),
        setupCost: '350.00',
        perItemCost: '15.00',
        colors: 2,
      },
    ],
    colors: ['white', 'black'],
    quantity: 100,
  },
  quote: {
    isSample: false,
    totalCost: '23700.00',
    pricePerItem: '237.00',
    breakdown: quoteExample.breakdown,
    sampleCost: '1000.00',
    range: { totalCostUpTo: '28440.00', pricePerItemUpTo: '284.40' },
  },
  history: [{ from: null, to: 'new', changedBy: null, changedAt: '2026-03-01T09:30:00.000Z', isUndo: false }],
};

export const statusChangeResultsExample = [
  { id: inquirySummaryExample.id, reference: 'TRZ-2026-000123', outcome: 'changed', from: 'new', version: 2 },
  {
    id: '01993c00-0000-7000-8000-00000000dead',
    reference: null,
    outcome: 'failed',
    problem: { code: 'inquiry.unknown', detail: 'There is no such inquiry.' },
  },
];
