import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';

const MOST_ORDERED = 1000;

export class CatalogueOrder {
  @ApiProperty({ type: [String], format: 'uuid', maxItems: MOST_ORDERED, uniqueItems: true })
  @IsUUID('all', { each: true, message: 'ids must be UUIDs' })
  @ArrayUnique((id: unknown) => String(id).toLowerCase(), { message: 'ids must each occur once' })
  @ArrayMaxSize(MOST_ORDERED)
  @IsArray()
  ids!: string[];
}

export const catalogueOrderExample = { ids: ['0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11'] };
