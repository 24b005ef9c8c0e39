import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { Money } from '../../shared/domain/money.js';
import { Amount, Documented, Whole } from '../../shared/http/documentation.js';
import { schemaOf } from '../../shared/http/route-schema.js';
import type { Ladder } from '../domain/ladder.js';
import { AppliedBreakDto, toAppliedBreak } from '../quote.dto.js';
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
export const ladderRequestExample = { ...things, quantities: [1, 100, 1000] };

@Documented('LadderStep')
class LadderStepDto {
  @Whole(1) quantity!: number;
  @Amount('The share of one piece, half up to the piastre. EGP.') pricePerItem!: Money;
  @Amount('The whole order. EGP.') totalCost!: Money;
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
    steps: [
      { quantity: 1, pricePerItem: '1000.00', totalCost: '1000.00', setupPerItem: '0.00' },
      { quantity: 100, pricePerItem: '237.00', totalCost: '23700.00', setupPerItem: '7.00' },
      { quantity: 500, pricePerItem: '224.15', totalCost: '112075.00', setupPerItem: '1.40' },
      { quantity: 1000, pricePerItem: '223.45', totalCost: '223450.00', setupPerItem: '0.70' },
    ],
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
    steps: steps.map(({ quantity, price: { pricePerItem, totalCost }, setupPerItem }) => ({
      quantity,
      pricePerItem,
      totalCost,
      setupPerItem,
    })),
    printSetup,
    breaks: breaks.map(({ name, nameAr, ...each }) => ({ ...toAppliedBreak(each), name, nameAr })),
  };
}
