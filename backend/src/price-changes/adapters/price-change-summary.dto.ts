import { PRICED_KINDS, type PricedKind } from '@tiraz/contracts/price-change';
import { ApiProperty } from '@nestjs/swagger';
import { Documented, OneOf, Whole } from '../../shared/http/documentation.js';
import type { PriceChangeSummary } from '../application/price-change-list.js';
import { baseExample, baseOf, PriceChangeBase } from './price-change.dto.js';
import { firstExample } from './price-line.dto.js';

@Documented('FirstChangedItem')
class FirstItemDto {
  @OneOf(PRICED_KINDS) kind!: PricedKind;
  @ApiProperty() name!: string;
  @ApiProperty() nameAr!: string;
}

@Documented('PriceChangeSummary', {
  example: { ...baseExample, itemCount: 8, leftAloneCount: 0, first: firstExample },
})
export class PriceChangeSummaryDto extends PriceChangeBase {
  @Whole(1) itemCount!: number;
  @Whole(0, { description: 'How many of them were left alone, as somebody had given them another price.' })
  leftAloneCount!: number;
  @ApiProperty({ description: 'The first of them.' }) first!: FirstItemDto;
}

export function toSummaryDto({
  itemCount,
  leftAloneCount,
  first,
  ...change
}: PriceChangeSummary): PriceChangeSummaryDto {
  return { ...baseOf(change), itemCount, leftAloneCount, first };
}
