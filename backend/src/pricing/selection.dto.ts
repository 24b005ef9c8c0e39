import { ApiProperty } from '@nestjs/swagger';
import {
  MAXIMUM_PRINT_COLOURS,
  MAXIMUM_PRINT_OPTIONS,
  MAXIMUM_QUANTITY,
  MINIMUM_ORDER_QUANTITY,
} from '@tiraz/contracts/quantity';
import { Documented } from '../shared/http/documentation.js';
import { schemaOf } from '../shared/http/route-schema.js';
import type { PrintOption, Selection, SentSelection, ColorUse } from './domain/configuration.js';
import { ColorUses, SizesDto } from './sizes.dto.js';

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
    maxItems: 64,
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

export const selectionSchema = schemaOf(SelectionDto);

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

export function toSelection(sent: SentSelection): Selection {
  return {
    productTypeId: sent.productTypeId,
    fabricId: sent.fabricId,
    fitId: sent.fitId,
    finishingQualityId: sent.finishingQualityId,
    lines: [{ pieces: sent.quantity }],
    colors: sent.colors,
    printOptions: sent.printOptions,
    ...(sent.colorUse && { colorUse: sent.colorUse }),
    ...(sent.sizes && { sizes: sent.sizes }),
  };
}
