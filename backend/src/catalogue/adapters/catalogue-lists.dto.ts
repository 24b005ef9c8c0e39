import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { Documented, Moment, TextOrNull } from '../../shared/http/documentation.js';
import { EXAMPLE_ID, EXAMPLE_MOMENT } from './catalogue-items.dto.js';

const MOST_ORDERED = 1000;

export class CatalogueOrder {
  @ApiProperty({ type: [String], format: 'uuid', maxItems: MOST_ORDERED, uniqueItems: true })
  @IsUUID('all', { each: true, message: 'ids must be UUIDs' })
  @ArrayUnique((id: unknown) => String(id).toLowerCase(), { message: 'ids must each occur once' })
  @ArrayMaxSize(MOST_ORDERED)
  @IsArray()
  ids!: string[];
}

export const catalogueOrderExample = { ids: [EXAMPLE_ID] };

@Documented('CatalogueHistoryEntry', {
  example: {
    at: EXAMPLE_MOMENT,
    by: 'staff@tiraz.example',
    action: 'fabric.updated',
    before: { costMultiplier: '15.00' },
    after: { costMultiplier: '18.00' },
  },
})
export class CatalogueHistoryEntryDto {
  @Moment() at!: Date;
  @TextOrNull('The e-mail address of who did it.') by!: string | null;
  @ApiProperty({ examples: ['fabric.created', 'fabric.updated', 'fabric.moved'] }) action!: string;
  @ApiProperty({ type: Object, nullable: true, description: 'The changed fields, as they were.' })
  before!: object | null;
  @ApiProperty({ type: Object, nullable: true, description: 'The same fields, as they are since.' })
  after!: object | null;
}
