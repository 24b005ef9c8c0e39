import { ApiProperty } from '@nestjs/swagger';
import { CHANGE_REFUSALS, type ChangeRefusal } from '@tiraz/contracts/inquiry-status';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  Min,
  ValidateNested,
} from 'class-validator';
import { Documented, Id, OneOf, TextOrNull, Whole, IsId } from '../../shared/http/documentation.js';

const MOST_AT_ONCE = 100;
export const EXAMPLE_ID = '01993c00-0000-7000-8000-00000000abcd';

export class SeveralInquiries {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: MOST_AT_ONCE,
    uniqueItems: true,
    example: [EXAMPLE_ID],
  })
  @IsId({ each: true, message: 'every id is a UUID' })
  @ArrayUnique({ message: 'every id stands once' })
  @ArrayMaxSize(MOST_AT_ONCE)
  @ArrayMinSize(1)
  @IsArray()
  ids!: string[];
}

/** A change of an inquiry, as the request that made it answered. */
class NamedChangeDto {
  @ApiProperty({ format: 'uuid', example: EXAMPLE_ID })
  @IsId({ message: 'every id is a UUID' })
  id!: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version that the change made.', example: 2 })
  @Min(1)
  @IsInt({ message: 'version must be a whole number' })
  version!: number;
}

export class SeveralChanges {
  @ApiProperty({ type: [NamedChangeDto], minItems: 1, maxItems: MOST_AT_ONCE })
  @ValidateNested({ each: true })
  @Type(() => NamedChangeDto)
  @ArrayUnique((change: NamedChangeDto | null) => change?.id, { message: 'every id stands once' })
  @ArrayMaxSize(MOST_AT_ONCE)
  @ArrayMinSize(1)
  @IsArray()
  changes!: NamedChangeDto[];
}

export const changesExample = { changes: [{ id: EXAMPLE_ID, version: 2 }] };
export const unknownExample = {
  id: '01993c00-0000-7000-8000-00000000dead',
  reference: null,
  outcome: 'failed',
  problem: { code: 'inquiry.unknown', detail: 'There is no such inquiry.' },
};

@Documented('InquiryChangeProblem', { description: 'Why it failed.' })
class ProblemDto {
  @OneOf(CHANGE_REFUSALS) code!: ChangeRefusal;
  @ApiProperty() detail!: string;
}

/** What became of one of them. */
export class OneResultDto {
  @Id() id!: string;
  @TextOrNull('Null when there is no such inquiry.') reference!: string | null;
  @OneOf(['changed', 'unchanged', 'failed']) outcome!: 'changed' | 'unchanged' | 'failed';
  @Whole(1, {
    required: false,
    description: 'The version that it has now, by which a change is taken back; absent when it failed.',
  })
  version?: number;
  @ApiProperty({ required: false }) problem?: ProblemDto;
}
