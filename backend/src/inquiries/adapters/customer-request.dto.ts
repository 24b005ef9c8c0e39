import { ApiProperty, PickType } from '@nestjs/swagger';
import { ColorUses, SizesDto, type ColorUse } from '../../pricing/sizes.dto.js';
import { Documented, Moment } from '../../shared/http/documentation.js';
import type { CustomerRequest, Seller } from '../application/customer-requests.js';
import { inquiryDetailsExample, InquiryDetailsDto, toInquiryDetailsDto } from './inquiry-details.dto.js';

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
};

@Documented('CustomerRequest', { example: customerRequestExample })
export class CustomerRequestDto extends PickType(InquiryDetailsDto, SHOWN) {
  @Moment() statusSince!: Date;
  @ApiProperty({ description: 'What its product type is drawn as, as in listProductTypes.' })
  silhouette!: string;
  @ApiProperty({ description: 'Whom to ask.' }) seller!: SellerDto;
}

export function toCustomerRequestDto({ inquiry, silhouette, seller }: CustomerRequest): CustomerRequestDto {
  const { history, createdAt } = inquiry;
  const { selection, ...shown } = pick(toInquiryDetailsDto({ ...inquiry, silhouette, waiting: null }), SHOWN);
  return {
    ...shown,
    selection: { ...selection, prints: selection.prints.map(withoutQuotedUnderbase) },
    statusSince: history[0]?.changedAt ?? createdAt,
    silhouette,
    seller: pick(seller, ['nameEn', 'nameAr', 'phone', 'email']),
  };
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
