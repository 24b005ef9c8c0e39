import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { Money } from '../../shared/domain/money.js';
import { Amount, Documented, Whole } from '../../shared/http/documentation.js';
import { schemaOf } from '../../shared/http/route-schema.js';
import { answeredBreak } from '../application/answered-configuration.js';
import type { Ladder } from '../application/quotes.js';
import { AppliedBreakDto } from '../price.dto.js';
import { quoteExample, QuoteDto, toQuoteDto } from '../quote.dto.js';
import { SelectionDto, selectionExample } from '../selection.dto.js';

const MOST_QUANTITIES = 20;

@Documented('LadderRequest')
export class LadderRequestDto extends OmitType(SelectionDto, ['quantity']) {
  @ApiProperty({
    type: 'array',
    minItems: 1,
    maxItems: MOST_QUANTITIES,
    items: { type: 'integer', minimum: -2_147_483_648, maximum: 2_147_483_647 },
    description: 'As the quantity of a quote, in any order.',
  })
  quantities!: number[];
}

export const ladderRequestSchema = schemaOf(LadderRequestDto);

const { quantity: _, ...things } = selectionExample;
export const ladderRequestExample = { ...things, quantities: [100, 1000] };

@Documented('LadderStep', { description: 'A quote with its quantity.' })
class LadderStepDto extends QuoteDto {
  @Whole(1) quantity!: number;
  @Amount('Of the price of a piece: its share of the set-up, half up to the piastre. EGP.')
  setupPerItem!: Money;
}

@Documented('LadderBreak', { description: 'A quantity break of something that is chosen.' })
class LadderBreakDto extends AppliedBreakDto {
  @ApiProperty({ description: 'What is cheaper, in English.' }) name!: string;
  @ApiProperty({ description: 'The same in Arabic; empty when there is none.' }) nameAr!: string;
}

const ITEM = { id: selectionExample.productTypeId, name: 'Basic T-Shirt', nameAr: 'تيشيرت أساسي' };

@Documented('QuoteLadder', {
  example: {
    steps: [{ ...quoteExample, quantity: 100, setupPerItem: '7.00' }],
    printSetup: '700.00',
    breaks: [{ part: 'baseCost', ...ITEM, from: 500, listPrice: '145.00', price: '137.75' }],
  },
})
export class QuoteLadderDto {
  @ApiProperty({
    type: [LadderStepDto],
    description:
      'From few pieces to many: the quantities that were asked for, and those at which a price breaks.',
  })
  steps!: LadderStepDto[];
  @Amount('What setting the prints up costs, once for the whole order. EGP.') printSetup!: Money;
  @ApiProperty({ type: [LadderBreakDto] }) breaks!: LadderBreakDto[];
}

export function toLadderDto({ steps, printSetup, breaks }: Ladder): QuoteLadderDto {
  return {
    steps: steps.map(({ quantity, price, setupPerItem }) => ({
      ...toQuoteDto(price),
      quantity,
      setupPerItem,
    })),
    printSetup,
    breaks: breaks.map(({ name, nameAr, ...each }) => ({ ...answeredBreak(each), name, nameAr })),
  };
}
