import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { SIZE_LIMITS } from '@tiraz/contracts/selection';
import { EMPTY_OR_VISIBLE, VISIBLE } from '@tiraz/contracts/visible-text';
import { Type as Nested } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import type { Money } from '../domain/money.js';
import type { Size } from '../domain/size.js';
import { amountBodySchema, IsAmount } from './amount-field.js';
import { Amount, Documented, Trimmed } from './documentation.js';

const { sizes, label, id } = SIZE_LIMITS;

const ID = {
  pattern: id.source,
  description: 'A short word; inquiries and links know the size by it.',
} as const;
const LABEL = { minLength: 1, maxLength: label, description: 'As it is written in English: `2XL`.' } as const;
const LABEL_AR = { maxLength: label, description: 'Empty: as in English.' } as const;

/** One that the catalogue answers with. */
@Documented('Size', { description: 'A size in which a product type is made.' })
export class StoredSizeDto implements Size {
  @ApiProperty(ID) id!: string;
  @ApiProperty(LABEL) label!: string;
  @ApiProperty(LABEL_AR) labelAr!: string;
  @Amount('EGP. Added for every piece of this size.') surcharge!: Money;
}

/** One in a body. */
@Documented('NewSize', { description: 'A size in which a product type is made.' })
export class SizeBody implements Size {
  @ApiProperty(ID)
  @IsString()
  @Matches(id)
  id!: string;

  @ApiProperty(LABEL)
  @Trimmed()
  @IsString()
  @MaxLength(label)
  @Matches(VISIBLE)
  label!: string;

  @ApiProperty(LABEL_AR)
  @Trimmed()
  @IsString()
  @MaxLength(label)
  @Matches(EMPTY_OR_VISIBLE)
  labelAr!: string;

  @ApiProperty({ type: Object, ...amountBodySchema, description: 'EGP. Added for every piece of this size.' })
  @IsAmount('Surcharge')
  surcharge!: Money;
}

export const EXAMPLE_SIZES = [
  { id: 'm', label: 'M', labelAr: '', surcharge: '0.00' },
  { id: '2xl', label: '2XL', labelAr: '', surcharge: '10.00' },
];

export function shownSizes(one: Type): ApiPropertyOptions {
  return {
    type: [one],
    maxItems: sizes,
    description: 'From small to large; none: it is made without sizes.',
  };
}

export function areSizes(field: string): PropertyDecorator[] {
  return [
    IsArray({ message: `${field} must be a list` }),
    ArrayMaxSize(sizes, { message: `${field} are at most ${sizes}` }),
    ValidateNested({ each: true, message: `${field} must each be an object` }),
    ArrayUnique(({ id: word }: Size) => word, { message: `${field} must each have an id of their own` }),
    Nested(() => SizeBody),
  ];
}
