import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { Documented, OneOf } from '../../shared/http/documentation.js';
import type { StatusChangeResult } from '../application/inquiry-status-changes.js';
import {
  EXAMPLE_ID,
  OneResultDto,
  SeveralChanges,
  SeveralInquiries,
  unknownExample,
} from './several-inquiries.dto.js';
import { IsInquiryStatus, LosingMove } from './staff-inquiries.dto.js';

export class InquiryStatusChange extends IntersectionType(SeveralInquiries, LosingMove) {
  @ApiProperty({ enum: INQUIRY_STATUSES, example: 'in_progress' })
  @IsInquiryStatus()
  status!: InquiryStatus;
}

export class InquiryStatusUndo extends SeveralChanges {}

export const statusChangeExample = { ids: [EXAMPLE_ID], status: 'in_progress' };
export const statusLossExample = { ids: [EXAMPLE_ID], status: 'rejected', lost: { reason: 'no_answer' } };

export const statusChangeResultsExample = [
  { id: EXAMPLE_ID, reference: 'TRZ-2026-000123', outcome: 'changed', from: 'new', version: 2 },
  unknownExample,
];

@Documented('StatusChangeResult')
export class StatusChangeResultDto extends OneResultDto implements StatusChangeResult {
  @OneOf(INQUIRY_STATUSES, { required: false, description: 'Where it stood; absent when it failed.' })
  from?: InquiryStatus;
}
