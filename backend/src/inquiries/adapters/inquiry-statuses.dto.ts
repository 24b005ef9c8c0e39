import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { Documented, Id, OneOf, TextOrNull, Whole } from '../../shared/http/documentation.js';
import type { StatusChangeResult } from '../application/inquiry-status-changes.js';
import { EXAMPLE_ID, SeveralChanges, SeveralInquiries, unknownExample } from './several-inquiries.dto.js';
import { IsInquiryStatus, LosingMove } from './staff-inquiries.dto.js';

export class InquiryStatusChange extends IntersectionType(SeveralInquiries, LosingMove) {
  @ApiProperty({ enum: INQUIRY_STATUSES, example: 'in_progress' })
  @IsInquiryStatus()
  status!: InquiryStatus;
}

export class InquiryStatusUndo extends SeveralChanges {}

export const statusChangeExample = { ids: [EXAMPLE_ID], status: 'in_progress' };
export const statusLossExample = { ids: [EXAMPLE_ID], status: 'rejected', lost: { reason: 'no_answer' } };

@Documented('StatusChangeProblem', { description: 'Why it failed.' })
class StatusChangeProblemDto {
  @ApiProperty() code!: string;
  @ApiProperty() detail!: string;
}

export const statusChangeResultsExample = [
  { id: EXAMPLE_ID, reference: 'TRZ-2026-000123', outcome: 'changed', from: 'new', version: 2 },
  unknownExample,
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
