import { ApiProperty } from '@nestjs/swagger';
import { LONGEST_VIEW_NAME } from '@tiraz/contracts/inquiry-view';
import { Type } from 'class-transformer';
import { IsBoolean, IsObject, ValidateNested } from 'class-validator';
import { Documented, Id } from '../../shared/http/documentation.js';
import { IsOneLine, IsSeenText } from '../../shared/http/text-field.js';
import type { SavedView, View } from '../domain/saved-view.js';
import { InquiryOrderQuery, toFilter } from './inquiry-filter.dto.js';

/** What narrows and orders the list; what is left out is as the list has it. */
@Documented('InquiryViewFilter')
class InquiryViewFilter extends InquiryOrderQuery {}

export class WrittenInquiryView {
  @ApiProperty({ minLength: 1, maxLength: LONGEST_VIEW_NAME, example: 'Mine, new, over 50,000' })
  @IsSeenText(LONGEST_VIEW_NAME, 'Name is required')
  @IsOneLine()
  name!: string;

  @ApiProperty({ description: 'The list opens with it; no other of the account does then.' })
  @IsBoolean()
  isFirst!: boolean;

  @ApiProperty({ type: InquiryViewFilter })
  @IsObject({ message: 'filter is an object' })
  @ValidateNested({ message: 'filter is an object' })
  @Type(() => InquiryViewFilter)
  filter!: InquiryViewFilter;
}

/** @throws DomainError `malformed` for a filter that the list would refuse */
export function toView({ name, isFirst, filter }: WrittenInquiryView): View {
  toFilter(filter);
  const said = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { name, isFirst, filter: Object.fromEntries(said) };
}

export const viewExample = {
  name: 'Mine, new, over 50,000',
  isFirst: false,
  filter: { status: 'new', minValue: '50000', sort: 'newFirst' },
};

@Documented('InquiryView', { example: { id: '01993c00-0000-7000-8000-00000000abcd', ...viewExample } })
export class InquiryViewDto implements SavedView {
  @Id() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() isFirst!: boolean;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Parameters of listInquiries. What they name may be gone: then they find nothing.',
  })
  filter!: Record<string, string>;
}
