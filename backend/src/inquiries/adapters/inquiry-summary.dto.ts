import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { CONTACT, CONTACT_FIELDS, NO_CONTACT } from '@tiraz/contracts/contact';
import {
  ACCEPTANCE_CONCERNS,
  INQUIRY_STATUSES,
  LONGEST_LOST_NOTE,
  LOST_REASONS,
  type AcceptanceConcern,
  type InquiryStatus,
  type Lost,
  type LostReason,
} from '@tiraz/contracts/inquiry-status';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import {
  Amount,
  Documented,
  Id,
  Moment,
  OneOf,
  Texts,
  Version,
  Whole,
} from '../../shared/http/documentation.js';
import type { Clocked, Garment, InquiryHead, InquirySummary } from '../application/inquiry-summary.js';
import { WaitingDto } from '../waiting.dto.js';

export const inquiryHeadExample = {
  id: '01993c00-0000-7000-8000-00000000abcd',
  reference: 'TRZ-2026-000123',
  customerId: '01993c00-0000-7000-8000-00000000c0de',
  ...NO_CONTACT,
  customerName: 'ليلى حسن',
  customerEmail: 'layla@example.com',
  customerPhone: '+20 100 123 4567',
  isSampleRequest: false,
  quantity: 100,
  pricePerItem: '237.00',
  totalCost: '23700.00',
  status: 'new',
  next: ['in_progress', 'quoted', 'accepted', 'rejected', 'closed'],
  acceptanceConcerns: [],
  lost: null,
  message: 'We would like to start in spring.',
  language: 'ar',
  adminNotes: '',
  ownerId: null,
  priceChanged: false,
  hasInactiveItems: false,
  version: 1,
  createdAt: '2026-03-01T09:30:00.000Z',
  respondedAt: null,
  responseMinutes: null,
  waiting: { dueAt: '2026-03-02T09:00:00.000Z', state: 'due' },
};

class Identified {
  @Id() id!: string;
  @ApiProperty({ pattern: '^TRZ-\\d{4}-\\d{6,}$' }) reference!: string;
  @Id() customerId!: string;
}

const ContactDto = Texts(CONTACT_FIELDS, (field) =>
  'isRequired' in CONTACT[field] ? {} : { description: 'Empty when not given.' },
);

@Documented('Lost', {
  description: 'Why an inquiry came to nothing.',
  example: { reason: 'other', note: 'They close the brand.' },
})
export class LostDto implements Lost {
  @OneOf(LOST_REASONS) reason!: LostReason;
  @ApiProperty({
    maxLength: LONGEST_LOST_NOTE,
    description: 'In the words of staff; empty unless the reason is `other`.',
  })
  note!: string;
}

export function LostField(description: string): PropertyDecorator {
  return ApiProperty({ nullable: true, type: LostDto, description });
}

/** Not a component of its own: lists and details say more. */
export class InquiryHeadDto extends IntersectionType(Identified, ContactDto) implements InquiryHead, Clocked {
  @ApiProperty() isSampleRequest!: boolean;
  @Whole(1, { description: 'Pieces.' }) quantity!: number;
  @Amount('EGP. The share of one piece.') pricePerItem!: string;
  @Amount('EGP. What the inquiry is worth: the sample for a sample request, the order for an order.')
  totalCost!: string;
  @OneOf(INQUIRY_STATUSES) status!: InquiryStatus;
  @ApiProperty({
    enum: INQUIRY_STATUSES,
    isArray: true,
    description: 'The statuses that it may be moved to.',
  })
  next!: readonly InquiryStatus[];
  @ApiProperty({
    enum: ACCEPTANCE_CONCERNS,
    isArray: true,
    description:
      'What to ask about before it is accepted from a list, by the name of the flag; empty once it is.',
  })
  acceptanceConcerns!: readonly AcceptanceConcern[];
  @LostField(
    'Why it was rejected, or closed without having been accepted; null otherwise, and where nobody said.',
  )
  lost!: LostDto | null;
  @ApiProperty({ description: 'Empty when there is none.' }) message!: string;
  @OneOf(LANGUAGES, { description: 'In which the customer wrote, and is answered.' }) language!: Language;
  @ApiProperty({ description: 'Only staff see them.' }) adminNotes!: string;
  @Id({ nullable: true, description: 'The staff account whose it is; null while it is nobody’s.' })
  ownerId!: string | null;
  @ApiProperty({ description: 'An amount that the visitor saw differs from ours.' }) priceChanged!: boolean;
  @ApiProperty({ description: 'Something chosen was switched off before the inquiry came.' })
  hasInactiveItems!: boolean;
  @Version() version!: number;
  @Moment() createdAt!: Date;
  @Moment({
    nullable: true,
    description:
      'The first answer: a communication to the customer, a revision that was sent, or a status beyond new. Null while ' +
      'there is none.',
  })
  respondedAt!: Date | null;
  @Whole(0, {
    nullable: true,
    description:
      'Whole minutes of opening until then, as they were counted then; null where they are not known.',
  })
  responseMinutes!: number | null;
  @ApiProperty({ nullable: true, type: WaitingDto, description: 'Null once it is answered.' })
  waiting!: WaitingDto | null;
}

@Documented('Chosen')
export class Chosen {
  @Id() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ description: 'Empty when there is none.' }) nameAr!: string;
}

@Documented('ChosenColor')
export class ChosenColor {
  @ApiProperty({ description: 'As in `colors` of a selection.' }) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ description: 'Empty when there is none.' }) nameAr!: string;
  @ApiProperty({ description: '#RRGGBB' }) hex!: string;
}

@Documented('InquiryGarment', { description: 'What was asked for, as it was called at the submission.' })
class InquiryGarmentDto implements Garment {
  @ApiProperty({ description: 'What the product type is drawn as today, as in listProductTypes.' })
  silhouette!: string;
  @ApiProperty() productType!: Chosen;
  @ApiProperty() fabric!: Chosen;
  @ApiProperty({
    type: [ChosenColor],
    description: 'Garment colours, in the order in which they were chosen.',
  })
  swatches!: readonly ChosenColor[];
}

const inquirySummaryExample = {
  ...inquiryHeadExample,
  garment: {
    silhouette: 't-shirt',
    productType: {
      id: '01993c00-0000-7000-8000-000000000001',
      name: 'Basic T-Shirt',
      nameAr: 'تيشيرت أساسي',
    },
    fabric: {
      id: '01993c00-0000-7000-8000-000000000102',
      name: 'Combed Single Jersey',
      nameAr: 'سنجل جيرسي ممشط',
    },
    swatches: [{ id: 'black', name: 'Black', nameAr: 'أسود', hex: '#1B1B1D' }],
  },
};

@Documented('InquirySummary', { example: inquirySummaryExample })
export class InquirySummaryDto extends InquiryHeadDto implements InquirySummary {
  @ApiProperty() garment!: InquiryGarmentDto;
}
