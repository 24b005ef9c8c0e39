import {
  BASIS_POINTS,
  CAIRO_MINUTE,
  MOST_CHANGED_ITEMS,
  PRICE_FIELDS,
  PRICED_KINDS,
  ROUNDINGS,
  type PricedKind,
  type PriceField,
  type Rounding,
} from '@tiraz/contracts/price-change';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { invalidField } from '../../shared/domain/domain-error.js';
import type { Money } from '../../shared/domain/money.js';
import { amountBodySchema, IsAmount } from '../../shared/http/amount-field.js';
import { Documented, Id, IfGiven, OneOf, Version, IsId } from '../../shared/http/documentation.js';
import type { PriceRule } from '../domain/price-rule.js';
import type { WantedChange } from '../domain/wanted-change.js';

const SIGNED_AMOUNT = /^-?\d{1,7}(\.\d{1,2})?$/;
const NOW_OR_MINUTE = new RegExp(`^now$|${CAIRO_MINUTE.source}`);
const MOST_PRICES = 2;
const MOST_VERSION = 2_147_483_647;

@Documented('NewPriceRule', {
  description: 'How new prices follow from old ones; either basis points or an amount.',
})
class PriceRuleBody {
  @ApiProperty({
    type: 'integer',
    minimum: BASIS_POINTS.lowest,
    maximum: BASIS_POINTS.highest,
    required: false,
    description: 'Hundredths of a percent: 800 is 8 % more.',
  })
  @IfGiven()
  @Max(BASIS_POINTS.highest)
  @Min(BASIS_POINTS.lowest)
  @IsInt()
  basisPoints?: number;

  @ApiProperty({
    type: 'string',
    pattern: SIGNED_AMOUNT.source,
    required: false,
    description: 'EGP; less, with a minus.',
  })
  @IfGiven()
  @Matches(SIGNED_AMOUNT, { message: 'amount must be an amount with at most two decimals' })
  amount?: string;

  @OneOf(ROUNDINGS, { description: 'EGP; half up.' })
  @IsIn(ROUNDINGS)
  rounding!: Rounding;
}

@Documented('WantedPrice')
class WantedPriceBody {
  @OneOf(PRICE_FIELDS)
  @IsIn(PRICE_FIELDS)
  field!: PriceField;

  @ApiProperty({ type: Object, ...amountBodySchema, description: 'EGP. As it was seen.' })
  @IsAmount('The price that was seen')
  was!: Money;

  @ApiProperty({
    type: Object,
    ...amountBodySchema,
    required: false,
    description: 'EGP. The new price; absent: it follows from the rule.',
  })
  @IfGiven()
  @IsAmount('The price')
  price?: Money;
}

@Documented('WantedPriceChangeItem')
class WantedItemBody {
  @OneOf(PRICED_KINDS)
  @IsIn(PRICED_KINDS)
  kind!: PricedKind;

  @Id()
  @IsId()
  id!: string;

  @Version()
  @Max(MOST_VERSION)
  @Min(1)
  @IsInt()
  version!: number;

  @ApiProperty({ type: [WantedPriceBody], minItems: 1, maxItems: MOST_PRICES })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_PRICES)
  @ValidateNested({ each: true })
  @Type(() => WantedPriceBody)
  prices!: WantedPriceBody[];
}

@Documented('WantedPriceChange')
export class WantedPriceChangeBody {
  @ApiProperty({ required: false, description: 'For every price that has no price of its own here.' })
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => PriceRuleBody)
  rule?: PriceRuleBody;

  @ApiProperty({ type: [WantedItemBody], minItems: 1, maxItems: MOST_CHANGED_ITEMS })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_CHANGED_ITEMS)
  @ValidateNested({ each: true })
  @Type(() => WantedItemBody)
  items!: WantedItemBody[];
}

@Documented('NewPriceChange')
export class NewPriceChangeBody extends WantedPriceChangeBody {
  @ApiProperty({
    type: 'string',
    pattern: NOW_OR_MINUTE.source,
    required: false,
    description:
      'When it takes effect: `now`, or a day and a minute in Cairo, `2026-12-01T08:00`. Absent: a draft.',
  })
  @IfGiven()
  @Matches(NOW_OR_MINUTE, { message: 'effectiveAt must be `now`, or a day and a minute (2026-12-01T08:00)' })
  effectiveAt?: string;
}

@Documented('PriceChangeSchedule')
export class ScheduleBody {
  @ApiProperty({
    type: 'string',
    pattern: CAIRO_MINUTE.source,
    description: 'A day and a minute in Cairo.',
  })
  @IsDefined({ message: 'effectiveAt is required' })
  @Matches(CAIRO_MINUTE, { message: 'effectiveAt must be a day and a minute (2026-12-01T08:00)' })
  effectiveAt!: string;
}

const ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const items = [{ kind: 'fabric', id: ID, version: 1, prices: [{ field: 'costMultiplier', was: '15.00' }] }];
const rule = { basisPoints: 800, rounding: '0.25' };
export const wantedExamples = { 'eight percent more': { value: { rule, items } } };
export const newPriceChangeExamples = {
  'eight percent more': { value: { rule, items, effectiveAt: 'now' } },
};
export const scheduleExamples = { 'a morning': { value: { effectiveAt: '2027-01-03T08:00' } } };

/** @throws DomainError `price-change.one-rule` */
export function toWanted({ rule: given, items: all }: WantedPriceChangeBody): WantedChange {
  return { ...(given && { rule: toRule(given) }), items: all };
}

function toRule({ basisPoints, amount, rounding }: PriceRuleBody): PriceRule {
  if ((basisPoints === undefined) === (amount === undefined)) {
    const message = 'A rule is either basis points or an amount.';
    throw invalidField('rule', 'price-change.one-rule', message);
  }
  if (basisPoints !== undefined) return { basisPoints, rounding };
  const [, sign = '', pounds = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount ?? '') ?? [];
  const piastres = BigInt(pounds) * 100n + BigInt(fraction.padEnd(2, '0'));
  return { piastres: sign === '-' ? -piastres : piastres, rounding };
}
