import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  INQUIRY_STATUSES,
  LOST_REASONS,
  type InquiryStatus,
  type LostReason,
} from '@tiraz/contracts/inquiry-status';
import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { startOfDayNamed } from '../../shared/domain/cairo.js';
import { malformedAddress } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import { IfGiven, LowerCased, IsId } from '../../shared/http/documentation.js';
import { EndOfDays, momentsOf } from '../../shared/http/paging.js';
import {
  INQUIRY_SORTS,
  NEWEST_FIRST,
  NOBODY,
  type InquiryFilter,
  type InquirySort,
} from '../application/inquiry-filter.js';

/** Which lists are counted to their end; of others `MOST_COUNTED_INQUIRIES`. */
export const COUNTED_FULLY = 'nothing but status, type and owner narrows the list';
const LONGEST_SEARCH = 200;
const ALL = 'all';
const TYPES = [ALL, 'sample', 'order'] as const;
const OWNER = /^(nobody|[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12})$/;
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
const AMOUNT_SHOWN = { type: String, pattern: AMOUNT.source, example: '20000' };

/** What narrows the inquiries besides their status. */
export class InquiryCountsQuery {
  @ApiPropertyOptional({
    maxLength: LONGEST_SEARCH,
    description:
      'Words that the contact, the reference, the names of product type, fabric and colours or the message hold, each ' +
      'of them somewhere. Letter case, accents and harakat do not matter, nor do the forms of alef, yaa and taa marbuta, nor Arabic digits.',
    example: 'احمد',
  })
  @IfGiven()
  @MaxLength(LONGEST_SEARCH)
  @IsString()
  q: string = '';

  @ApiPropertyOptional({ enum: TYPES, default: ALL, description: 'Sample requests, or orders.' })
  @IfGiven()
  @IsIn(TYPES, { message: `type is one of ${TYPES.join(', ')}` })
  type: (typeof TYPES)[number] = ALL;

  @ApiPropertyOptional({ format: 'uuid', description: 'The product type that was asked for.' })
  @IfGiven()
  @IsId({ message: 'productType is the id of a product type' })
  productType?: string;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The customer who asked, also under addresses that were merged into theirs.',
  })
  @IfGiven()
  @IsId({ message: 'customer is the id of a customer' })
  customer?: string;

  @ApiPropertyOptional({
    type: String,
    pattern: OWNER.source,
    example: NOBODY,
    description: `The staff account whose they are, or \`${NOBODY}\`.`,
  })
  @IfGiven()
  @LowerCased()
  @Matches(OWNER, { message: `owner is the id of an account, or ${NOBODY}` })
  owner?: string;

  @ApiPropertyOptional({ enum: LOST_REASONS, description: 'Why they came to nothing.' })
  @IfGiven()
  @IsIn(LOST_REASONS, { message: `lostReason is one of ${LOST_REASONS.join(', ')}` })
  lostReason?: LostReason;

  @EndOfDays('from', 'Received on that day or later, by the clocks of Cairo.')
  from?: string;

  @EndOfDays('to', 'Received on that day or before, by the clocks of Cairo.')
  to?: string;

  @ApiPropertyOptional({ ...AMOUNT_SHOWN, description: 'EGP. Worth that much or more.' })
  @IfGiven()
  @Matches(AMOUNT, { message: 'minValue is an amount: 20000 or 20000.50' })
  minValue?: string;

  @ApiPropertyOptional({ ...AMOUNT_SHOWN, description: 'EGP. Worth that much or less.' })
  @IfGiven()
  @Matches(AMOUNT, { message: 'maxValue is an amount: 20000 or 20000.50' })
  maxValue?: string;
}

/** Which inquiries a list or an export is about. */
export class InquiryFilterQuery extends InquiryCountsQuery {
  @ApiPropertyOptional({ enum: [ALL, ...INQUIRY_STATUSES], default: ALL })
  @IfGiven()
  @IsIn([ALL, ...INQUIRY_STATUSES], { message: `status is ${ALL} or a status of an inquiry` })
  status: InquiryStatus | typeof ALL = ALL;
}

/** Which inquiries, and in which order. */
export class InquiryOrderQuery extends InquiryFilterQuery {
  @ApiPropertyOptional({
    enum: INQUIRY_SORTS,
    default: NEWEST_FIRST,
    description:
      'A minus sign: descending. `newFirst`: those that are new, the oldest on top; then the others, newest first.',
  })
  @IfGiven()
  @IsIn(INQUIRY_SORTS, { message: `sort is one of ${INQUIRY_SORTS.join(', ')}` })
  sort: InquirySort = NEWEST_FIRST;
}

/** @throws DomainError `request.invalid` for a day that the calendar does not have, or an end before its beginning */
export function toFilter(
  query: InquiryCountsQuery & Partial<Pick<InquiryFilterQuery, 'status'>>,
): InquiryFilter {
  const { status = ALL, q, type, productType, customer, owner, lostReason } = query;
  const { minValue, maxValue } = query;
  const least = minValue === undefined ? undefined : Money.parse(minValue);
  const most = maxValue === undefined ? undefined : Money.parse(maxValue);
  if (least && most && most.piastres < least.piastres)
    throw malformedAddress({
      path: 'maxValue',
      code: 'field.too-small',
      message: 'maxValue must not be less than minValue',
    });
  return {
    q,
    ...(status !== ALL && { status }),
    ...(type !== ALL && { isSampleRequest: type === 'sample' }),
    ...(productType && { productTypeId: productType }),
    ...(customer && { customerId: customer }),
    ...(owner !== undefined && { ownerId: owner === NOBODY ? null : owner }),
    ...(lostReason && { lostReason }),
    ...momentsOf(query, startOfDayNamed),
    ...(least && { least }),
    ...(most && { most }),
  };
}
