import {
  BASIS_POINTS,
  ITEM_OUTCOMES,
  PRICE_CHANGE_STATES,
  PRICE_CHANGE_STEPS,
  ROUNDINGS,
  type ItemOutcome,
  type PriceChangeState,
  type PriceChangeStep,
  type Rounding,
} from '@tiraz/contracts/price-change';
import { ApiProperty } from '@nestjs/swagger';
import type { Money } from '../../shared/domain/money.js';
import { Documented, Id, Moment, OneOf, Version } from '../../shared/http/documentation.js';
import { stepsFrom, type PriceChange } from '../domain/price-change.js';
import type { PriceRule } from '../domain/price-rule.js';
import { itemExample, lineExample, NamedItemDto, PriceLineDto, toLine } from './price-line.dto.js';

@Documented('PriceRule', {
  description: 'How new prices follow from old ones; either basis points or an amount.',
})
class PriceRuleDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: BASIS_POINTS.lowest,
    maximum: BASIS_POINTS.highest,
  })
  basisPoints!: number | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    pattern: '^-?\\d+\\.\\d{2}$',
    description: 'EGP; less, with a minus.',
  })
  amount!: string | null;
  @OneOf(ROUNDINGS, { description: 'EGP; half up.' }) rounding!: Rounding;
}

@Documented('StoredPriceChangeLine')
class StoredLineDto extends PriceLineDto {
  @ApiProperty({
    type: 'string',
    nullable: true,
    description:
      'EGP. What stood there when the item was left alone; null: nothing, or it was not left alone.',
  })
  found!: Money | null;
}

@Documented('PriceChangeItem')
class ChangedItemDto extends NamedItemDto {
  @OneOf(ITEM_OUTCOMES) outcome!: ItemOutcome;
  @ApiProperty({ type: [StoredLineDto], description: 'Those that change.' }) lines!: StoredLineDto[];
}

export class PriceChangeBase {
  @Id() id!: string;
  @Version() version!: number;
  @OneOf(PRICE_CHANGE_STATES) state!: PriceChangeState;
  @ApiProperty({
    type: [String],
    enum: [...PRICE_CHANGE_STEPS],
    description: 'What can be done with it now.',
  })
  next!: readonly PriceChangeStep[];
  @ApiProperty({ type: PriceRuleDto, nullable: true, description: 'Null where every price was typed.' })
  rule!: PriceRuleDto | null;
  @Moment({ nullable: true, description: 'When it is due, or was; null for a draft.' })
  effectiveAt!: Date | null;
  @Moment() createdAt!: Date;
  @ApiProperty({ description: 'The e-mail address of who saved it.' }) createdBy!: string;
  @Moment({ nullable: true }) appliedAt!: Date | null;
  @Moment({ nullable: true }) revertedAt!: Date | null;
  @Moment({ nullable: true }) cancelledAt!: Date | null;
}

export const baseExample = {
  id: itemExample.id,
  version: 2,
  state: 'applied',
  next: ['revert'],
  rule: { basisPoints: 800, amount: null, rounding: '0.25' },
  effectiveAt: '2026-11-20T09:30:00.000Z',
  createdAt: '2026-11-20T09:30:00.000Z',
  createdBy: 'mona@tiraz.example',
  appliedAt: '2026-11-20T09:30:00.000Z',
  revertedAt: null,
  cancelledAt: null,
};
@Documented('PriceChange', {
  example: {
    ...baseExample,
    items: [{ ...itemExample, outcome: 'applied', lines: [{ ...lineExample, found: null }] }],
  },
})
export class PriceChangeDto extends PriceChangeBase {
  @ApiProperty({ type: [ChangedItemDto] }) items!: ChangedItemDto[];
}

export function toPriceChangeDto({ items, ...change }: PriceChange): PriceChangeDto {
  return {
    ...baseOf(change),
    items: items.map(({ byRule: _, lines, ...item }) => ({
      ...item,
      lines: lines.map((line) => ({ ...toLine(line), found: line.found ?? null })),
    })),
  };
}

export function baseOf(change: Omit<PriceChange, 'items'>): PriceChangeBase {
  const { id, version, state, rule, effectiveAt, createdAt, createdBy } = change;
  const { appliedAt, revertedAt, cancelledAt } = change;
  return {
    id,
    version,
    state,
    next: stepsFrom(state),
    rule: rule && toRule(rule),
    effectiveAt,
    createdAt,
    createdBy: createdBy.email,
    appliedAt,
    revertedAt,
    cancelledAt,
  };
}

function toRule(rule: PriceRule): PriceRuleDto {
  const { rounding } = rule;
  if ('basisPoints' in rule) return { basisPoints: rule.basisPoints, amount: null, rounding };
  const sign = rule.piastres < 0n ? '-' : '';
  const digits = String(rule.piastres < 0n ? -rule.piastres : rule.piastres).padStart(3, '0');
  return { basisPoints: null, amount: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`, rounding };
}
