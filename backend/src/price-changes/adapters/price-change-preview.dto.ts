import { ApiProperty } from '@nestjs/swagger';
import type { Money } from '../../shared/domain/money.js';
import { Amount, Documented, Version, Whole } from '../../shared/http/documentation.js';
import type { PriceChangePreview } from '../application/price-change-previews.js';
import { itemExample, lineExample, NamedItemDto, PriceLineDto, toLine } from './price-line.dto.js';

@Documented('PreviewedPriceChangeItem')
class PreviewedItemDto extends NamedItemDto {
  @Version() version!: number;
  @ApiProperty({ description: 'Somebody gave it another price since it was seen; it would be left alone.' })
  isKeptOut!: boolean;
  @ApiProperty({ type: [PriceLineDto], description: 'Those that stay as they are, too.' })
  lines!: PriceLineDto[];
}

@Documented('PriceOfSelection')
class SelectionPriceDto {
  @Amount('EGP, half up to the piastre.') pricePerItem!: Money;
  @Amount('EGP.') totalCost!: Money;
}

@Documented('NameInBothLanguages')
class NameDto {
  @ApiProperty() name!: string;
  @ApiProperty() nameAr!: string;
}

@Documented('PricedExample', {
  description: 'Something that was often asked for, at the pieces of its latest inquiry.',
})
class PricedExampleDto {
  @Whole(1, { description: 'How many asked for it.' }) inquiries!: number;
  @ApiProperty({ type: [NameDto], description: 'Product type, fabric, fit, finishing, prints.' })
  things!: NameDto[];
  @Whole(1) pieces!: number;
  @ApiProperty() now!: SelectionPriceDto;
  @ApiProperty() after!: SelectionPriceDto;
}

const priced = (pricePerItem: string, totalCost: string) => ({ pricePerItem, totalCost });
@Documented('PriceChangePreview', {
  example: {
    items: [{ ...itemExample, version: 3, isKeptOut: false, lines: [lineExample] }],
    examples: [
      {
        inquiries: 14,
        things: [{ name: 'Basic T-Shirt', nameAr: 'تيشيرت أساسي' }],
        pieces: 100,
        now: priced('215.00', '21500.00'),
        after: priced('216.25', '21625.00'),
      },
    ],
    days: 90,
    openQuotations: 3,
  },
})
export class PriceChangePreviewDto {
  @ApiProperty({ type: [PreviewedItemDto] }) items!: PreviewedItemDto[];
  @ApiProperty({
    type: [PricedExampleDto],
    description: 'What was asked for most, the commonest first; at most 20.',
  })
  examples!: PricedExampleDto[];
  @Whole(1, { description: 'So many days of inquiries were looked at.' }) days!: number;
  @Whole(0, { description: 'Quotations that customers can answer still: they keep their prices.' })
  openQuotations!: number;
}

export function toPreviewDto({
  items,
  examples,
  days,
  openQuotations,
}: PriceChangePreview): PriceChangePreviewDto {
  return {
    items: items.map(({ byRule: _, lines, ...item }) => ({ ...item, lines: lines.map(toLine) })),
    examples: examples.map(({ inquiries, things, pieces, now, after }) => ({
      inquiries,
      things: things.map(({ name, nameAr }) => ({ name, nameAr })),
      pieces,
      now: toPrice(now),
      after: toPrice(after),
    })),
    days,
    openQuotations,
  };
}

function toPrice({ pricePerItem, totalCost }: SelectionPriceDto): SelectionPriceDto {
  return { pricePerItem, totalCost };
}
