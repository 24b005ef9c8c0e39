import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ARTWORK_DRAFT_PATTERN,
  ARTWORK_LIMITS as MOST,
  type SentArtwork,
  type SentPlacement,
} from '@tiraz/contracts/artwork';
import { Documented } from '../shared/http/documentation.js';

const FARTHEST_MM = 1000;

function Offset(description: string): PropertyDecorator {
  return ApiProperty({ type: 'integer', minimum: -FARTHEST_MM, maximum: FARTHEST_MM, description });
}

export const ARTWORK_IDS = {
  type: 'array',
  items: { type: 'string', format: 'uuid' },
  minItems: 1,
  maxItems: MOST.files,
  uniqueItems: true,
} as const;

@Documented('SentPlacement')
class SentPlacementDto implements SentPlacement {
  @ApiProperty({ maxLength: 36, description: 'One of the files that come along; others are passed over.' })
  artworkId!: string;
  @ApiProperty({ maxLength: 80, description: "One of the product type's print areas." }) areaId!: string;
  @ApiProperty({
    type: 'integer',
    minimum: MOST.widthMm.least,
    maximum: MOST.widthMm.most,
    description: 'Of the print.',
  })
  widthMm!: number;
  @Offset('From the middle of the area, to the right of who looks at it.') xMm!: number;
  @Offset('From the middle of the area, down.') yMm!: number;
  @ApiProperty({ description: 'The one colour of its border is left unprinted.' }) withoutGround!: boolean;
}

/** For the bodies of other modules: a draft whose files come along. */
@Documented('SentArtwork')
export class SentArtworkDto implements SentArtwork {
  @ApiProperty({
    pattern: ARTWORK_DRAFT_PATTERN,
    description: 'Its files that are uploaded come along.',
  })
  draft!: string;
  @ApiPropertyOptional({
    ...ARTWORK_IDS,
    description: 'These files of it alone; all of them when absent. A refusal names each that is gone.',
  })
  ids?: string[];
  @ApiPropertyOptional({ type: [SentPlacementDto], maxItems: MOST.files }) placements?: SentPlacementDto[];
  @ApiProperty({ enum: [true], description: 'The sender may have these designs made.' }) mayBeUsed!: true;
}
