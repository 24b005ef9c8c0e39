import { ApiProperty } from '@nestjs/swagger';
import { SIZE_LIMITS } from '@tiraz/contracts/sizes';
import type { Money } from '../shared/domain/money.js';
import { Amount, Documented, OneOf, TextOrNull, Whole } from '../shared/http/documentation.js';
import {
  type PricedSizes,
  COLOR_USES,
  type ColorUse,
  type SizeCell,
  type SizedPieces,
  type SizeParts,
  type SizeSelection,
} from './domain/configuration.js';

const SIZE = { type: 'string', maxLength: 12, description: 'The id of a size of the product type.' } as const;
const MODES = ['ratio', 'exact'] as const;

@Documented('SizeParts')
class SizePartsDto implements SizeParts {
  @ApiProperty(SIZE) size!: string;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: SIZE_LIMITS.parts }) parts!: number;
}

@Documented('SizeCell')
class SizeCellDto implements SizeCell {
  @ApiProperty({
    type: 'string',
    nullable: true,
    maxLength: 36,
    description: 'One of the chosen colours, where they are colourways; else null.',
  })
  color!: string | null;
  @ApiProperty(SIZE) size!: string;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: SIZE_LIMITS.pieces }) pieces!: number;
}

@Documented('SizeSelection', { description: 'How the pieces are shared out over the sizes.' })
export class SizesDto implements SizeSelection {
  @ApiProperty({ enum: MODES }) mode!: 'ratio' | 'exact';
  @ApiProperty({
    type: [SizePartsDto],
    required: false,
    maxItems: SIZE_LIMITS.sizes,
    description: 'For a ratio: so many parts of each size, by the largest remainder.',
  })
  ratio?: readonly SizePartsDto[];
  @ApiProperty({
    type: [SizeCellDto],
    required: false,
    maxItems: SIZE_LIMITS.sizes * 64,
    description: 'For exact pieces: together they are the quantity.',
  })
  cells?: readonly SizeCellDto[];
}

@Documented('KeptSize')
class PricedSizeDto {
  @ApiProperty() id!: string;
  @ApiProperty() label!: string;
  @ApiProperty({ description: 'Empty: as in English.' }) labelAr!: string;
}

@Documented('SizedPieces')
class SizedPiecesDto implements SizedPieces {
  @TextOrNull('A colour, where they are colourways; else null.') color!: string | null;
  @ApiProperty({ type: PricedSizeDto }) size!: PricedSizeDto;
  @Amount('EGP. What the size added to a piece.') surcharge!: Money;
  @Whole(0, { description: 'Pieces.' }) pieces!: number;
}

/** Every piece in its size, as it was called and what it cost at that moment. */
@Documented('KeptSizes')
class PricedSizesDto implements PricedSizes {
  @OneOf(MODES) mode!: 'ratio' | 'exact';
  @ApiProperty({
    type: [SizePartsDto],
    required: false,
    description: 'As it was asked for, where it was a ratio.',
  })
  ratio?: readonly SizePartsDto[];
  @ApiProperty({ type: [SizedPiecesDto] }) cells!: readonly SizedPiecesDto[];
}

/** Of a stored configuration. */
export function PricedSizesField(): PropertyDecorator {
  return ApiProperty({ type: PricedSizesDto, required: false, description: 'Absent: they are said later.' });
}

export function ColorUses(): PropertyDecorator {
  return ApiProperty({
    enum: COLOR_USES,
    required: false,
    description: 'Of two colours or more: one garment that has them all, or a garment of each.',
  });
}

export type { ColorUse, PricedSizes };
