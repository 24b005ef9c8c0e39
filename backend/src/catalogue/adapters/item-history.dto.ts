import { ApiProperty } from '@nestjs/swagger';
import { Documented, Moment, TextOrNull } from '../../shared/http/documentation.js';

@Documented('CatalogueHistoryEntry', {
  example: {
    at: '2026-11-20T09:30:00.000Z',
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
