import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags, refs } from '@nestjs/swagger';
import { Needs, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { StaffInquiries, type ClockedInquiry } from '../application/staff-inquiries.js';
import { InquiryDetailsDto } from './inquiry-details.dto.js';
import {
  InquiryNotesUpdate,
  InquiryOwner,
  InquiryStatusUpdate,
  InquiryUpdate,
  toChange,
} from './staff-inquiries.dto.js';

const UNKNOWN = { status: 404, code: 'inquiry.unknown', detail: 'There is no such inquiry.' };

@ApiTags('Inquiries')
@StaffOnly('inquiries.read')
@Controller('admin/inquiries')
export class StaffInquiriesController {
  constructor(private readonly inquiries: StaffInquiries) {}

  @Get(':id')
  @EntityTag()
  @ApiOperation({ operationId: 'getInquiry', summary: 'The whole inquiry, with its selection and history' })
  @ApiOkResponse({ description: 'The inquiry', type: InquiryDetailsDto })
  @ApiProblems(UNKNOWN)
  getInquiry(@Param('id', IdPipe) id: string): Promise<ClockedInquiry> {
    return this.inquiries.read(id);
  }

  @Post(':id/status/undo')
  @Needs('inquiries.answer')
  @HttpCode(200)
  @EntityTag()
  @ApiOperation({
    operationId: 'undoInquiryStatus',
    summary: 'Take the last change of the status back',
    description:
      'Restores the status, the moment of acceptance and the reason for a loss exactly, so that every figure is what it was; the notes stay. ' +
      'Send the ETag that the change answered with: otherwise it is whichever change was the last.',
  })
  @ApiOkResponse({
    description: 'As it is now',
    type: InquiryDetailsDto,
  })
  @ApiProblems(UNKNOWN, {
    status: 409,
    code: 'inquiry.nothing-to-undo',
    detail: 'There is no change of the status that could be taken back.',
  })
  undoInquiryStatus(
    @Param('id', IdPipe) id: string,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<ClockedInquiry> {
    return this.inquiries.undoStatus(id, by, version);
  }

  @Put(':id')
  @Needs('inquiries.answer')
  @EntityTag()
  @ApiOperation({
    operationId: 'updateInquiry',
    summary: 'Move an inquiry on, or keep notes about it',
    description:
      'One of the two at a time; the other stays as it is. `next` has the statuses that it may be moved to.',
  })
  @ApiExtraModels(InquiryStatusUpdate, InquiryNotesUpdate)
  @ApiBody({
    schema: { oneOf: refs(InquiryStatusUpdate, InquiryNotesUpdate) },
    examples: {
      status: { value: { status: 'accepted' } },
      lost: { value: { status: 'rejected', lost: { reason: 'price' } } },
      notes: { value: { adminNotes: 'Called on Sunday.' } },
    },
  })
  @ApiOkResponse({
    description: 'As it is now',
    type: InquiryDetailsDto,
  })
  @ApiProblems(UNKNOWN)
  updateInquiry(
    @Param('id', IdPipe) id: string,
    @Body() body: InquiryUpdate,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<ClockedInquiry> {
    const change = toChange(body);
    return 'status' in change
      ? this.inquiries.changeStatus(id, change.status, by, version, change.lost)
      : this.inquiries.saveNotes(id, change.adminNotes, by, version);
  }

  @Put(':id/owner')
  @Needs('inquiries.answer')
  @EntityTag()
  @ApiOperation({ operationId: 'assignInquiry', summary: 'Say whose an inquiry is' })
  @ApiBody({ type: InquiryOwner, examples: { nobody: { value: { ownerId: null } } } })
  @ApiOkResponse({ description: 'As it is now', type: InquiryDetailsDto })
  @ApiProblems(UNKNOWN, {
    status: 422,
    code: 'owner.may-not-answer',
    detail: 'This account may not answer inquiries.',
  })
  assignInquiry(
    @Param('id', IdPipe) id: string,
    @Body() { ownerId }: InquiryOwner,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<ClockedInquiry> {
    return this.inquiries.assign(id, ownerId, by, version);
  }
}
