import { ApiProperty, PickType } from '@nestjs/swagger';
import type { ColorUse } from '@tiraz/contracts/selection';
import { PricedSizeDto } from '../../pricing/price.dto.js';
import { ColorUses, SizesDto } from '../../pricing/selection.dto.js';
import { Documented, Moment } from '../../shared/http/documentation.js';
import type { CustomerRequest, Seller } from '../application/customer-requests.js';
import { inquiryDetailsExample, InquiryDetailsDto } from './inquiry-details.dto.js';

/** Of an inquiry; nothing that names it to staff, nor what they say of it. */
const SHOWN = [
  'reference',
  'customerName',
  'customerCompany',
  'isSampleRequest',
  'quantity',
  'pricePerItem',
  'totalCost',
  'sampleCost',
  'orderTotal',
  'status',
  'message',
  'language',
  'priceChanged',
  'seenPrices',
  'createdAt',
  'selection',
  'quote',
] as const satisfies readonly (keyof InquiryDetailsDto)[];

const pick = <Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;

const sellerExample = {
  nameEn: 'Tiraz',
  nameAr: 'طراز',
  phone: '+20 100 555 0143',
  email: 'hello@tiraz.example',
};

@Documented('Seller', { example: sellerExample })
class SellerDto implements Seller {
  @ApiProperty() nameEn!: string;
  @ApiProperty() nameAr!: string;
  @ApiProperty({ description: 'Empty when there is none.' }) phone!: string;
  @ApiProperty({ description: 'Empty when there is none.' }) email!: string;
}

const customerRequestExample = {
  ...pick(
    inquiryDetailsExample,
    SHOWN.filter((field) => field !== 'customerCompany'),
  ),
  customerCompany: '',
  statusSince: '2026-03-01T09:30:00.000Z',
  silhouette: 't-shirt',
  seller: sellerExample,
  offeredSizes: [
    { id: 'm', label: 'M', labelAr: '' },
    { id: '2xl', label: '2XL', labelAr: '' },
  ],
};

@Documented('CustomerRequest', { example: customerRequestExample })
export class CustomerRequestDto extends PickType(InquiryDetailsDto, SHOWN) {
  @Moment() statusSince!: Date;
  @ApiProperty({ description: 'What its product type is drawn as, as in listProductTypes.' })
  silhouette!: string;
  @ApiProperty({ description: 'Whom to ask.' }) seller!: SellerDto;
  @ApiProperty({
    type: [PricedSizeDto],
    required: false,
    description:
      'Those that may be said, as they are called today, also where its product type is not offered any more. Absent: there are none, or they are settled.',
  })
  offeredSizes?: readonly PricedSizeDto[];
}

export function toCustomerRequestDto(request: CustomerRequest): CustomerRequestDto {
  const { inquiry, silhouette, seller, offeredSizes } = request;
  const { selection, ...shown } = pick(inquiry, SHOWN);
  return {
    ...shown,
    selection: { ...selection, prints: selection.prints.map(withoutQuotedUnderbase) },
    statusSince: statusSince(inquiry),
    silhouette,
    seller: pick(seller, ['nameEn', 'nameAr', 'phone', 'email']),
    ...(offeredSizes.length > 0 && {
      offeredSizes: offeredSizes.map((size) => pick(size, ['id', 'label', 'labelAr'])),
    }),
  };
}

/** As an undo restores it: neither the undo nor what it took back counts. */
function statusSince({ history, createdAt }: CustomerRequest['inquiry']): Date {
  let at = 0;
  while (history[at]?.isUndo) at += 2;
  return history[at]?.changedAt ?? createdAt;
}

function withoutQuotedUnderbase({ underbase, ...print }: CustomerRequestDto['selection']['prints'][number]) {
  return underbase === 'all' ? { ...print, underbase } : print;
}

export const saidSizesExample = {
  sizes: {
    mode: 'ratio',
    ratio: [
      { size: 'm', parts: 3 },
      { size: '2xl', parts: 1 },
    ],
  },
};

@Documented('SaidSizes', { example: saidSizesExample })
export class SaidSizesDto {
  @ColorUses() colorUse?: ColorUse;
  @ApiProperty({ type: SizesDto, nullable: true, description: 'Null: they come later.' })
  sizes!: SizesDto | null;
}
