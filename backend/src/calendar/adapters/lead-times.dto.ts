import { ApiProperty } from '@nestjs/swagger';
import { MAXIMUM_QUANTITY } from '@tiraz/contracts/selection';
import { IsInt, Max, Min } from 'class-validator';
import { Documented, Whole } from '../../shared/http/documentation.js';
import { AsWritten } from '../../shared/http/paging.js';
import type { LeadTime, Range } from '../application/lead-times.js';

export class LeadTimeQuery {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MAXIMUM_QUANTITY,
    example: 250,
    description: 'Pieces.',
  })
  @AsWritten()
  @Max(MAXIMUM_QUANTITY)
  @Min(1)
  @IsInt()
  quantity!: number;
}

@Documented('WorkingDays')
class RangeDto implements Range {
  @Whole(1, { description: 'Working days, at the earliest.' }) fromDays!: number;
  @Whole(1, { description: 'Working days, at the latest.' }) toDays!: number;
}

@Documented('SampleTime')
class SampleTimeDto extends RangeDto {
  @ApiProperty({ format: 'date', description: 'If it is asked for today.' }) from!: string;
  @ApiProperty({ format: 'date', description: 'If it is asked for today.' }) to!: string;
}

@Documented('ProductionTime')
class ProductionTimeDto extends RangeDto {
  @Whole(1, { description: 'About how many weeks that is.' }) weeks!: number;
}

@Documented('LeadTime', {
  example: {
    sample: { fromDays: 10, toDays: 15, from: '2026-12-07', to: '2026-12-14' },
    production: { fromDays: 20, toDays: 30, weeks: 5 },
  },
})
export class LeadTimeDto implements LeadTime {
  @ApiProperty({ description: 'Until a sample is ready.' }) sample!: SampleTimeDto;
  @ApiProperty({
    type: ProductionTimeDto,
    nullable: true,
    description: 'From the approval of the sample; null for an order so large that it is planned by itself.',
  })
  production!: ProductionTimeDto | null;
}
