import { ApiProperty } from '@nestjs/swagger';
import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsUUID,
  Min,
  ValidateNested,
} from 'class-validator';
import { Documented, Id, OneOf, TextOrNull, Whole } from '../../shared/http/documentation.js';
import type { StatusChangeResult } from '../application/inquiry-status-changes.js';
import { IsInquiryStatus, LosingMove } from './staff-inquiries.dto.js';

const MOST_AT_ONCE = 100;
const EXAMPLE_ID = '01993c00-0000-7000-8000-00000000abcd';

export class InquiryStatusChange extends LosingMove {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: MOST_AT_ONCE,
    uniqueItems: true,
    example: [EXAMPLE_ID],
  })
  @IsUUID(undefined, { each: true, message: 'every id is a UUID' })
  @ArrayUnique({ message: 'every id stands once' })
  @ArrayMaxSize(MOST_AT_ONCE)
  @ArrayMinSize(1)
  @IsArray()
  ids!: string[];

  @ApiProperty({ enum: INQUIRY_STATUSES, example: 'in_progress' })
  @IsInquiryStatus()
  status!: InquiryStatus;
}

/** A change of a status, as changeInquiryStatuses or updateInquiry answered it. */
class StatusUndo {
  @ApiProperty({ format: 'uuid', example: EXAMPLE_ID })
  @IsUUID(undefined, { message: 'every id is a UUID' })
  id!: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version that the change made.', example: 2 })
  @Min(1)
  @IsInt({ message: 'version must be a whole number' })
  version!: number;
}

export class InquiryStatusUndo {
  @ApiProperty({ type: [StatusUndo], minItems: 1, maxItems: MOST_AT_ONCE })
  @ValidateNested({ each: true })
  @Type(() => StatusUndo)
  @ArrayUnique((change: StatusUndo | null) => change?.id, { message: 'every id stands once' })
  @ArrayMaxSize(MOST_AT_ONCE)
  @ArrayMinSize(1)
  @IsArray()
  changes!: StatusUndo[];
}

export const statusUndoExample = { changes: [{ id: EXAMPLE_ID, version: 2 }] };
export const statusChangeExample = { ids: [EXAMPLE_ID], status: 'in_progress' };
export const statusLossExample = { ids: [EXAMPLE_ID], status: 'rejected', lost: { reason: 'no_answer' } };

@Documented('StatusChangeProblem', { description: 'Why it failed.' })
class StatusChangeProblemDto {
  @ApiProperty() code!: string;
  @ApiProperty() detail!: string;
}

export const statusChangeResultsExample = [
  { id: EXAMPLE_ID, reference: 'TRZ-2026-000123', outcome: 'changed', from: 'new', version: 2 },
  {
    id: '01993c00-0000-7000-8000-00000000dead',
    reference: null,
    outcome: 'failed',
    problem: { code: 'inquiry.unknown', detail: 'There is no such inquiry.' },
  },
];

@Documented('StatusChangeResult')
export class StatusChangeResultDto implements StatusChangeResult {
  @Id() id!: string;
  @TextOrNull('Null when there is no such inquiry.') reference!: string | null;
  @OneOf(['changed', 'unchanged', 'failed']) outcome!: StatusChangeResult['outcome'];
  @OneOf(INQUIRY_STATUSES, { required: false, description: 'Where it stood; absent when it failed.' })
  from?: InquiryStatus;
  @Whole(1, {
    required: false,
    description: 'The version that it has now, by which a change is taken back; absent when it failed.',
  })
  version?: number;
  @ApiProperty({ required: false }) problem?: StatusChangeProblemDto;
}
