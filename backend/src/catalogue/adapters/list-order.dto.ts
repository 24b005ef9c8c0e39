import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray } from 'class-validator';
import { IsId } from '../../shared/http/documentation.js';

const MOST_ORDERED = 1000;

export class CatalogueOrder {
  @ApiProperty({ type: [String], format: 'uuid', maxItems: MOST_ORDERED, uniqueItems: true })
  @IsId({ each: true, message: 'ids must be UUIDs' })
  @ArrayUnique({ message: 'ids must each occur once' })
  @ArrayMaxSize(MOST_ORDERED)
  @IsArray()
  ids!: string[];
}

export const catalogueOrderExample = { ids: ['0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11'] };
