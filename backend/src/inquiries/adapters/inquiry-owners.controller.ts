import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { InquiryOwners, type OwnerChangeResult } from '../application/inquiry-owners.js';
import {
  InquiryOwnerChange,
  InquiryOwnerUndo,
  ownerChangeExample,
  OwnerChangeResultDto,
  ownerChangeResultsExample,
} from './inquiry-owners.dto.js';
import { changesExample } from './several-inquiries.dto.js';

@ApiTags('Inquiries')
@StaffOnly('inquiries.answer')
@Controller('admin/inquiries')
export class InquiryOwnersController {
  constructor(private readonly owners: InquiryOwners) {}

  @Post('owner')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'assignInquiries',
    summary: 'Say whose several inquiries are',
    description:
      'All of them or none, but for an id that is unknown: that has a result, as each has. With `from`, one that is ' +
      'somebody else’s by now fails with `inquiry.owner-changed-since`, and stays. Results stand as the ids do.',
  })
  @ApiBody({ type: InquiryOwnerChange, examples: { nobody: { value: ownerChangeExample } } })
  @ApiOkResponse({
    description: 'What became of each',
    type: [OwnerChangeResultDto],
    example: ownerChangeResultsExample,
  })
  @ApiProblems({
    status: 422,
    code: 'owner.may-not-answer',
    detail: 'This account may not answer inquiries.',
  })
  assignInquiries(
    @Body() { ids, ownerId, from }: InquiryOwnerChange,
    @SignedIn() by: Staff,
  ): Promise<OwnerChangeResult[]> {
    return this.owners.assignAll(ids, ownerId, by, from);
  }

  @Post('owner/undo')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'undoInquiryOwners',
    summary: 'Give several inquiries back to whom they came from',
    description:
      'Each is named by the version that the change made, and is again whose it was, exactly. One that was given to ' +
      'somebody since fails with `inquiry.owner-changed-since`; what was taken back before is unchanged, so this may be ' +
      'sent again.',
  })
  @ApiBody({ type: InquiryOwnerUndo, examples: { undo: { value: changesExample } } })
  @ApiOkResponse({
    description: 'What became of each',
    type: [OwnerChangeResultDto],
    example: ownerChangeResultsExample,
  })
  undoInquiryOwners(
    @Body() { changes }: InquiryOwnerUndo,
    @SignedIn() by: Staff,
  ): Promise<OwnerChangeResult[]> {
    return this.owners.undoAssignments(changes, by);
  }
}
