import { ApiProperty } from '@nestjs/swagger';
import { Documented, IfGiven, IsId } from '../../shared/http/documentation.js';
import type { OwnerChangeResult } from '../application/inquiry-owners.js';
import {
  EXAMPLE_ID,
  OneResultDto,
  SeveralChanges,
  SeveralInquiries,
  unknownExample,
} from './several-inquiries.dto.js';
import { OwnerId } from './staff-inquiries.dto.js';

export class InquiryOwnerChange extends SeveralInquiries {
  @OwnerId()
  ownerId!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    required: false,
    description: 'The staff account whose they are until now, where they shall be taken from nobody else.',
  })
  @IfGiven()
  @IsId({ message: 'from is the id of an account' })
  from?: string;
}

export class InquiryOwnerUndo extends SeveralChanges {}

export const ownerChangeExample = { ids: [EXAMPLE_ID], ownerId: null };

export const ownerChangeResultsExample = [
  { id: EXAMPLE_ID, reference: 'TRZ-2026-000123', outcome: 'changed', from: null, version: 2 },
  unknownExample,
];

@Documented('OwnerChangeResult')
export class OwnerChangeResultDto extends OneResultDto implements OwnerChangeResult {
  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    required: false,
    description: 'The account whose it was, null for nobody’s; absent when it failed.',
  })
  from?: string | null;
}
