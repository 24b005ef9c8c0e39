import { ApiProperty } from '@nestjs/swagger';
import {
  COLOR_USES,
  MAXIMUM_COLOURS,
  MAXIMUM_PRINT_COLOURS,
  MAXIMUM_PRINT_OPTIONS,
  MAXIMUM_QUANTITY,
  MINIMUM_ORDER_QUANTITY,
  SIZE_LIMITS,
  SIZE_MODES,
  type ColorUse,
  type PrintOption,
  type SentSelection,
  type SizeCell,
  type SizeParts,
  type SizeSelection,
} from '@tiraz/contracts/selection';
import { Documented } from '../shared/http/documentation.js';

const SIZE = {
  type: 'string',
  maxLength: SIZE_LIMITS.idLength,
  description: 'The id of a size of the product type.',
} as const;

@Documented('SizeParts')
export class SizePartsDto implements SizeParts {
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
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAXIMUM_QUANTITY }) pieces!: number;
}

@Documented('SizeSelection', { description: 'How the pieces are shared out over the sizes.' })
export class SizesDto implements SizeSelection {
  @ApiProperty({ enum: SIZE_MODES }) mode!: 'ratio' | 'exact';
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
    maxItems: SIZE_LIMITS.sizes * MAXIMUM_COLOURS,
    description: 'For exact pieces: together they are the quantity.',
  })
  cells?: readonly SizeCellDto[];
}

export function ColorUses(): PropertyDecorator {
  return ApiProperty({
    enum: COLOR_USES,
    required: false,
    description: 'Of two colours or more: one garment that has them all, or a garment of each.',
  });
}

/** Whether a whole number is one that business takes is the domain's to say; here it only has to be one. */
function WholeNumber(description: string): PropertyDecorator {
  return ApiProperty({ type: 'integer', minimum: -2_147_483_648, maximum: 2_147_483_647, description });
}

/** `format` alone would let `urn:uuid:` pass. */
function ItemId(): PropertyDecorator {
  const pattern = '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$';
  return ApiProperty({ type: 'string', format: 'uuid', pattern });
}

@Documented('PrintOption')
class PrintOptionDto implements PrintOption {
  @ItemId() printTypeId!: string;
  @WholeNumber(`How many colours the print has, 1 to ${MAXIMUM_PRINT_COLOURS}.`) colors!: number;
}

/** The one form of a selection: Fastify checks requests against its schema, and the API document shows it. */
@Documented('Selection')
export class SelectionDto implements SentSelection {
  @ItemId() productTypeId!: string;
  @ItemId() fabricId!: string;
  @ItemId() fitId!: string;
  @ItemId() finishingQualityId!: string;
  @WholeNumber(`Pieces: 1 for a sample, or ${MINIMUM_ORDER_QUANTITY} to ${MAXIMUM_QUANTITY}.`)
  quantity!: number;
  @ApiProperty({
    type: 'array',
    maxItems: MAXIMUM_COLOURS,
    items: { type: 'string', maxLength: 36 },
    description:
      'Garment colours by their ids in `GET /api/colors`, each once. They do not change the price.',
  })
  colors!: string[];
  @ApiProperty({
    type: [PrintOptionDto],
    maxItems: 64,
    description: `Each print type once, at most ${MAXIMUM_PRINT_OPTIONS}.`,
  })
  printOptions!: PrintOptionDto[];
  @ColorUses() colorUse?: ColorUse;
  @ApiProperty({ required: false, description: 'Absent: they are said later, and add nothing to the price.' })
  sizes?: SizesDto;
}

/** The specification's worked example, on made-up ids. */
export const selectionExample = {
  productTypeId: '01993c00-0000-7000-8000-000000000001',
  fabricId: '01993c00-0000-7000-8000-000000000102',
  fitId: '01993c00-0000-7000-8000-000000000204',
  finishingQualityId: '01993c00-0000-7000-8000-000000000302',
  quantity: 100,
  colors: ['white', 'black'],
  printOptions: [{ printTypeId: '01993c00-0000-7000-8000-000000000401', colors: 2 }],
};
