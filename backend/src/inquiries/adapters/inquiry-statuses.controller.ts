import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { InquiryStatusChanges, type StatusChangeResult } from '../application/inquiry-status-changes.js';
import {
  InquiryStatusChange,
  InquiryStatusUndo,
  statusChangeExample,
  StatusChangeResultDto,
  statusChangeResultsExample,
  statusLossExample,
} from './inquiry-statuses.dto.js';
import { changesExample } from './several-inquiries.dto.js';
import { toLost } from './staff-inquiries.dto.js';

@ApiTags('Inquiries')
@StaffOnly('inquiries.answer')
@Controller('admin/inquiries')
export class InquiryStatusesController {
  constructor(private readonly changes: InquiryStatusChanges) {}

  @Post('status')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changeInquiryStatuses',
    summary: 'Move several inquiries on',
    description:
      'Each for itself: one that fails changes nothing about the others. Results stand as the ids do.',
  })
  @ApiBody({
    type: InquiryStatusChange,
    examples: { begin: { value: statusChangeExample }, lose: { value: statusLossExample } },
  })
  @ApiOkResponse({
    description: 'What became of each',
    type: [StatusChangeResultDto],
    example: statusChangeResultsExample,
  })
  changeInquiryStatuses(
    @Body() { ids, ...move }: InquiryStatusChange,
    @SignedIn() by: Staff,
  ): Promise<StatusChangeResult[]> {
    return this.changes.changeStatuses(ids, move.status, by, toLost(move));
  }

  @Post('status/undo')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'undoInquiryStatuses',
    summary: 'Take several changes of a status back',
    description:
      'Each for itself, named by the version that the change made: an inquiry whose status has moved since fails with ' +
      '`inquiry.changed-since`. A change that was taken back before is unchanged, so this may be sent again.',
  })
  @ApiBody({
    type: InquiryStatusUndo,
    examples: { undo: { value: changesExample } },
  })
  @ApiOkResponse({
    description: 'What became of each',
    type: [StatusChangeResultDto],
    example: statusChangeResultsExample,
  })
  undoInquiryStatuses(
    @Body() { changes }: InquiryStatusUndo,
    @SignedIn() by: Staff,
  ): Promise<StatusChangeResult[]> {
    return this.changes.undoStatuses(changes, by);
  }
}
