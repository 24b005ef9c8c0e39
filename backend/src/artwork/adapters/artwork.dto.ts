import { ApiProperty } from '@nestjs/swagger';
import {
  ARTWORK_KINDS,
  ARTWORK_LIMITS as MOST,
  ARTWORK_REFUSALS,
  ARTWORK_STATES,
  type ArtworkFacts,
  type ArtworkKind,
  type ArtworkRefusal,
  type ArtworkState,
  type PlacedArea,
  type Placement,
} from '@tiraz/contracts/artwork';
import { Documented, Id, Moment, OneOf, Whole } from '../../shared/http/documentation.js';
import type { Artwork } from '../domain/artwork.js';

const ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e31';

@Documented('Ink')
class InkDto {
  @ApiProperty({ pattern: '^#[\\da-f]{6}$' }) hex!: string;
  @ApiProperty({ description: 'Of what is printed, 0 to 1.' }) share!: number;
}

const PIXELS = 'Null for a drawing, which has no pixels.';
const SAYS = 'As the file itself says; null where it says nothing.';

@Documented('ArtworkFacts')
class ArtworkFactsDto implements ArtworkFacts {
  @Whole(1) pages!: number;
  @ApiProperty({ type: 'integer', nullable: true, description: PIXELS }) widthPx!: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: PIXELS }) heightPx!: number | null;
  @ApiProperty({ type: 'number', nullable: true, description: SAYS }) widthMm!: number | null;
  @ApiProperty({ type: 'number', nullable: true, description: SAYS }) heightMm!: number | null;
  @ApiProperty({ type: [InkDto], description: 'Spot colours, most used first; none for a photograph.' })
  inks!: InkDto[];
  @ApiProperty() photographic!: boolean;
  @ApiProperty({ description: 'Something shows through it.' }) hasAlpha!: boolean;
  @ApiProperty({ type: 'string', nullable: true, description: 'The one colour of its border.' })
  solidGround!: string | null;
}

@Documented('ArtworkArea')
class AreaDto implements PlacedArea {
  @ApiProperty() name!: string;
  @ApiProperty() nameAr!: string;
  @ApiProperty({ description: 'As in listProductTypes.' }) place!: string;
  @Whole(1) widthMm!: number;
  @Whole(1) heightMm!: number;
}

@Documented('ArtworkPlacement')
class PlacementDto implements Placement {
  @ApiProperty() areaId!: string;
  @ApiProperty({ type: AreaDto, nullable: true, description: 'As it was when the inquiry was sent.' })
  area!: AreaDto | null;
  @Whole(MOST.widthMm.least) widthMm!: number;
  @ApiProperty({
    type: 'integer',
    description: 'From the middle of the area, to the right of who looks at it.',
  })
  xMm!: number;
  @ApiProperty({ type: 'integer', description: 'From the middle of the area, down.' }) yMm!: number;
  @ApiProperty({ description: 'The one colour of its border is left unprinted.' }) withoutGround!: boolean;
}

const example = {
  id: ID,
  fileName: 'logo.png',
  bytes: 48_213,
  state: 'done',
  kind: 'png',
  refusal: null,
  facts: {
    pages: 1,
    widthPx: 1600,
    heightPx: 1200,
    widthMm: 135.5,
    heightMm: 101.6,
    inks: [
      { hex: '#27375e', share: 0.61 },
      { hex: '#a3352b', share: 0.39 },
    ],
    photographic: false,
    hasAlpha: true,
    solidGround: null,
  },
  placement: null,
  createdAt: '2026-11-23T10:00:00.000Z',
};

@Documented('Artwork', { example })
export class ArtworkDto implements Artwork {
  @Id() id!: string;
  @ApiProperty() fileName!: string;
  @Whole(1) bytes!: number;
  @OneOf(ARTWORK_STATES, { description: '`kept`: for staff, without being opened.' }) state!: ArtworkState;
  @ApiProperty({
    enum: ARTWORK_KINDS,
    nullable: true,
    description: 'By its first bytes; null until it is here.',
  })
  kind!: ArtworkKind | null;
  @ApiProperty({ enum: ARTWORK_REFUSALS, nullable: true, description: 'Why nothing can be said about it.' })
  refusal!: ArtworkRefusal | null;
  @ApiProperty({ type: ArtworkFactsDto, nullable: true }) facts!: ArtworkFactsDto | null;
  @ApiProperty({ type: PlacementDto, nullable: true, description: 'Where it is to be printed.' })
  placement!: PlacementDto | null;
  @Moment() createdAt!: Date;
}
