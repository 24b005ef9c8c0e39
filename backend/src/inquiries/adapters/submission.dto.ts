import { applyDecorators, type Type } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiProperty,
  IntersectionType,
  OmitType,
} from '@nestjs/swagger';
import {
  CONTACT,
  CONTACT_FIELDS,
  LONGEST_MESSAGE,
  type ContactField,
  type SentContact,
  type VisitorText,
} from '@tiraz/contracts/contact';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { SentArtworkDto } from '../../artwork/sent-artwork.dto.js';
import { SelectionDto, selectionExample } from '../../pricing/selection.dto.js';
import type { Money } from '../../shared/domain/money.js';
import {
  Amount,
  ApiProblems,
  Documented,
  Id,
  Moment,
  OneOf,
  Texts,
} from '../../shared/http/documentation.js';
import type { Submitted } from '../application/inquiry-submissions.js';
import type { Receipt } from '../domain/receipt.js';
import { ONE_PIECE, type SubmittedInquiry } from '../domain/submitted-inquiry.js';

const atMost = (longest: number) => `At most ${longest} characters after trimming.`;

/** The domain looks at the form of the texts, once they are trimmed. */
function sentText(field: ContactField): { required?: false; description: string } {
  const { kind, longest, isRequired }: VisitorText = CONTACT[field];
  const line = isRequired ? 'A single line with something to see in it.' : 'A single line.';
  const form = kind === 'email' ? 'An e-mail address.' : line;
  return { ...(!isRequired && { required: false }), description: `${atMost(longest)} ${form}` };
}

const SentContactDto = Texts(CONTACT_FIELDS, sentText) as Type<SentContact>;

function SeenAmount(): PropertyDecorator {
  return ApiProperty({
    required: false,
    anyOf: [
      { type: 'string', pattern: '^\\d{1,15}(\\.\\d{1,2})?$' },
      { type: 'number', minimum: 0 },
    ],
    description:
      "EGP, what the visitor's page showed. Kept beside the server's own figure; never used as the price.",
  });
}

/** The one form of a submission: Fastify checks requests against its schema, and the API document shows it. */
@Documented('InquirySubmission')
export class InquirySubmissionDto
  extends IntersectionType(SelectionDto, SentContactDto)
  implements SubmittedInquiry
{
  @ApiProperty({ required: false, description: atMost(LONGEST_MESSAGE) }) message?: string;
  @OneOf(LANGUAGES, {
    required: false,
    description: 'In which the customer is answered; English when absent.',
  })
  language?: Language;
  @ApiProperty({
    required: false,
    description: 'False when absent, which a quantity of 1 does not allow: one piece is a sample.',
  })
  isSampleRequest?: boolean;
  @SeenAmount() totalCost?: string | number;
  @SeenAmount() pricePerItem?: string | number;
  @SeenAmount() sampleCost?: string | number;
  @ApiProperty({ required: false, type: SentArtworkDto, description: 'Designs that were uploaded before.' })
  artwork?: SentArtworkDto;
}

export const inquirySubmissionExample = {
  ...selectionExample,
  customerName: 'ليلى حسن',
  customerEmail: 'layla@example.com',
  customerPhone: '+20 100 123 4567',
  message: 'We would like to start in spring.',
  language: 'en',
  isSampleRequest: false,
  totalCost: '23700.00',
  pricePerItem: '237.00',
  sampleCost: '1000.00',
};

export interface SentByStaff extends SubmittedInquiry {
  notifyCustomer?: boolean;
}

@Documented('EnteredInquiry')
export class EnteredInquiryDto extends InquirySubmissionDto implements SentByStaff {
  @ApiProperty({
    required: false,
    description:
      'Whether the customer gets the mail that a visitor gets, with the link; true when absent. It belongs to no key: ' +
      'a repetition mails nothing.',
  })
  notifyCustomer?: boolean;
}

export const enteredInquiryExample = { ...inquirySubmissionExample, notifyCustomer: true };

const idempotencyKeySchema = {
  type: 'string',
  pattern: '^[!-~]{1,128}$',
  description: "The sender's name for one attempt, 1 to 128 visible ASCII characters; kept for 24 hours.",
};

const inquiryReceiptExample = {
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
  link: 'https://tiraz.example/t/q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA',
};

@Documented('InquiryReceipt', { example: inquiryReceiptExample })
export class InquiryReceiptDto implements Receipt, Pick<Submitted, 'link'> {
  @Id() id!: string;
  @ApiProperty({ pattern: '^TRZ-\\d{4}-\\d{6,}$' }) reference!: string;
  @OneOf(INQUIRY_STATUSES) status!: InquiryStatus;
  @ApiProperty() isSampleRequest!: boolean;
  @ApiProperty({ type: 'integer', description: 'Pieces.' }) quantity!: number;
  @Amount('EGP. The order, at the price of this moment.') totalCost!: Money;
  @Amount('EGP. The share of one piece.') pricePerItem!: Money;
  @Amount('EGP. One sample piece.') sampleCost!: Money;
  @ApiProperty({ description: 'A total that was sent differs from ours.' }) priceChanged!: boolean;
  @Moment() createdAt!: Date;
  @ApiProperty({
    format: 'uri',
    description:
      "The customer's own page of this inquiry, in its language. Whoever has the address may read it: another one at " +
      'each answer, and all of them work.',
  })
  link!: string;
}

const { link: _, ...enteredReceiptExample } = inquiryReceiptExample;

@Documented('EnteredInquiryReceipt', { example: enteredReceiptExample })
export class EnteredInquiryReceiptDto extends OmitType(InquiryReceiptDto, ['link']) {}

const KEY_REUSED = 'This Idempotency-Key was already sent with another inquiry.';
const UNSUITED = 'This fabric does not go with this product type.';
const UNKNOWN_DRAFT = 'The files of this draft are not there, or not any more.';
const UNKNOWN_FABRIC = 'There is no such fabric.';

/** What a route's schema says of the headers. */
export const KEY_HEADER = { type: 'object', properties: { 'idempotency-key': idempotencyKeySchema } };

/** As other services name it that keep such keys. */
export const REPLAYED = 'Idempotent-Replayed';

/** Of a route that takes an inquiry: what it is sent and answers, and why it refuses. */
export function TakesSubmission({
  body,
  example,
  receipt,
  answered,
}: {
  body: Type;
  example: object;
  receipt: Type;
  answered: string;
}): MethodDecorator {
  return applyDecorators(
    ApiHeader({ name: 'Idempotency-Key', required: false, schema: idempotencyKeySchema }),
    ApiBody({ type: body, examples: { order: { value: example } } }),
    ApiCreatedResponse({
      description: answered,
      type: receipt,
      headers: {
        [REPLAYED]: {
          description: 'true when it had been stored before',
          schema: { type: 'string', enum: ['true'] },
        },
      },
    }),
    ApiProblems(
      { status: 422, code: 'idempotency.key-reused', detail: KEY_REUSED },
      {
        status: 422,
        code: 'selection.unknown-fabric',
        detail: UNKNOWN_FABRIC,
        errors: [{ path: 'fabricId', code: 'selection.unknown-fabric', message: UNKNOWN_FABRIC }],
      },
      {
        status: 422,
        code: 'selection.unsuited',
        detail: UNSUITED,
        errors: [{ path: 'fabricId', code: 'selection.unsuited', message: UNSUITED }],
      },
      {
        status: 422,
        code: 'artwork.unknown-draft',
        detail: UNKNOWN_DRAFT,
        errors: [{ path: 'artwork.draft', code: 'artwork.unknown-draft', message: UNKNOWN_DRAFT }],
      },
      { status: 422, code: ONE_PIECE.code, detail: ONE_PIECE.message, errors: [ONE_PIECE] },
      {
        status: 503,
        code: 'database.unavailable',
        detail: 'The database does not answer; try again shortly.',
      },
    ),
  );
}
