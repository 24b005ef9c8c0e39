import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { QUANTITY_BREAK_LIMITS } from '@tiraz/contracts/quantity-breaks';
import { Type as Nested } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, Max, Min, ValidateNested } from 'class-validator';
import type { Money } from '../domain/money.js';
import type { QuantityBreak } from '../domain/quantity-break.js';
import { amountBodySchema, IsAmount } from './amount-field.js';
import { Amount, Documented, IfGiven } from './documentation.js';

const { from: pieces, basisPointsOff: off, breaks } = QUANTITY_BREAK_LIMITS;

const FROM = {
  type: 'integer',
  minimum: pieces.least,
  maximum: pieces.most,
  description: 'Pieces of the order.',
} as const;
const BASIS_POINTS_OFF = {
  type: 'integer',
  minimum: off.least,
  maximum: off.most,
  required: false,
  description: 'Hundredths of a percent of the price. Either this or the unit price.',
} as const;

/** One that the catalogue answers with. */
@Documented('QuantityBreak', { description: 'What a piece costs from so many pieces on.' })
export class StoredQuantityBreakDto implements QuantityBreak {
  @ApiProperty(FROM) from!: number;
  @ApiProperty(BASIS_POINTS_OFF) basisPointsOff?: number;
  @Amount('EGP. In place of the price.', { required: false }) unitPrice?: Money;
}

/** One in a body. Whether several agree with each other and with the price is the domain's to say. */
@Documented('NewQuantityBreak', { description: 'What a piece costs from so many pieces on.' })
export class QuantityBreakBody implements QuantityBreak {
  @ApiProperty(FROM)
  @Max(pieces.most)
  @Min(pieces.least)
  @IsInt()
  from!: number;

  @ApiProperty(BASIS_POINTS_OFF)
  @IfGiven()
  @Max(off.most)
  @Min(off.least)
  @IsInt()
  basisPointsOff?: number;

  @ApiProperty({
    type: Object,
    ...amountBodySchema,
    required: false,
    description: 'EGP. In place of the price.',
  })
  @IfGiven()
  @IsAmount('Unit price')
  unitPrice?: Money;
}

export const EXAMPLE_BREAKS = [
  { from: 500, basisPointsOff: 500 },
  { from: 1000, unitPrice: '130.00' },
];

export function shownBreaks(one: Type): ApiPropertyOptions {
  return {
    type: [one],
    maxItems: breaks,
    description: 'From few pieces to many; the one with the most pieces that an order reaches holds.',
  };
}

export function areQuantityBreaks(label: string): PropertyDecorator[] {
  return [
    IsArray({ message: `${label} must be a list` }),
    ArrayMaxSize(breaks, { message: `${label} are at most ${breaks}` }),
    ValidateNested({ each: true, message: `${label} must each be an object` }),
    Nested(() => QuantityBreakBody),
  ];
}
