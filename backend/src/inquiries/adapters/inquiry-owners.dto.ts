import { ApiProperty } from '@nestjs/swagger';
import { Documented, Id, OneOf, TextOrNull, Whole } from '../../shared/http/documentation.js';
import type { OwnerChangeResult } from '../application/inquiry-owners.js';
import { EXAMPLE_ID, SeveralChanges, SeveralInquiries, unknownExample } from './several-inquiries.dto.js';
import { OwnerId } from './inquiry-owner.dto.js';

export class InquiryOwnerChange extends SeveralInquiries {
  @OwnerId()
  ownerId!: string | null;
}

export class InquiryOwnerUndo extends SeveralChanges {}

export const ownerChangeExample = { ids: [EXAMPLE_ID], ownerId: null };

@Documented('OwnerChangeProblem', { description: 'Why it failed.' })
class OwnerChangeProblemDto {
  @ApiProperty() code!: string;
  @ApiProperty() detail!: string;
}

export const ownerChangeResultsExample = [
  { id: EXAMPLE_ID, reference: 'TRZ-2026-000123', outcome: 'changed', from: null, version: 2 },
  unknownExample,
];

@Documented('OwnerChangeResult')
export class OwnerChangeResultDto implements OwnerChangeResult {
  @Id() id!: string;
  @TextOrNull('Null when there is no such inquiry.') reference!: string | null;
  @OneOf(['changed', 'unchanged', 'failed']) outcome!: OwnerChangeResult['outcome'];
  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    required: false,
    description: 'The account whose it was, null for nobody’s; absent when it failed.',
  })
  from?: string | null;
  @Whole(1, {
    required: false,
    description: 'The version that it has now, by which a change is taken back; absent when it failed.',
  })
  version?: number;
  @ApiProperty({ required: false }) problem?: OwnerChangeProblemDto;
}
