import { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiBody,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
  refs,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Needs, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import { answerPage, ApiPage, positionOf } from '../../shared/http/paging.js';
import { ApiProblems } from '../../shared/http/problem.js';
import { STREAMS_ITS_ANSWER } from '../../shared/http/route-limits.js';
import { ManageInquiries, type StatusChangeResult } from '../application/manage-inquiries.js';
import type { InquiryDetails, InquirySummary, Written } from '../application/inquiry-details.js';
import { InquiryLists } from '../application/inquiry-lists.js';
import { CSV_HEAD } from './inquiry-csv.js';
import { InquiryDetailsDto } from './inquiry-details.dto.js';
import {
  InquiryFilterQuery,
  InquiryListQuery,
  InquiryNotesUpdate,
  InquiryStatusChange,
  InquiryStatusUndo,
  InquiryStatusUpdate,
  InquirySummaryDto,
  inquirySummaryExample,
  InquiryUpdate,
  StatusChangeResultDto,
  statusChangeResultsExample,
  toChange,
  toFilter,
} from './staff-inquiries.dto.js';

const UNKNOWN = { status: 404, code: 'inquiry.unknown', detail: 'There is no such inquiry.' };

@ApiTags('Inquiries')
@StaffOnly('inquiries.read')
@Controller('admin/inquiries')
export class StaffInquiriesController {
  constructor(
    private readonly inquiries: ManageInquiries,
    private readonly lists: InquiryLists,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listInquiries', summary: 'Inquiries, a page at a time' })
  @ApiPage(InquirySummaryDto)
  async listInquiries(
    @Query() query: InquiryListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<InquirySummary>[]> {
    const { sort, limit, cursor } = query;
    const position = positionOf(cursor, sort);
    const page = await this.lists.list(toFilter(query), sort, { limit, position });
    return answerPage(page, sort, request, reply);
  }

  @Get('export.csv')
  @RouteConfig(STREAMS_ITS_ANSWER)
  @ApiOperation({
    operationId: 'exportInquiries',
    summary: 'Everything that a filter leaves, as CSV',
    description:
      'Newest first, however many rows: RFC 4180 in UTF-8 with a byte order mark. Texts are quoted, and one that a ' +
      'spreadsheet could take for a formula gets a leading apostrophe. The status is in words, dates are those of ' +
      'Cairo. An answer that breaks off is not complete.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({
    description: 'inquiries.csv',
    headers: {
      'Content-Disposition': {
        schema: { type: 'string', examples: ['attachment; filename="inquiries.csv"'] },
      },
    },
    content: {
      'text/csv': {
        schema: { type: 'string' },
        example: `${CSV_HEAD}"ليلى حسن","layla@example.com","Production Order",100,23700.00,"New",2026-03-01\r\n`,
      },
    },
  })
  async exportInquiries(@Query() query: InquiryFilterQuery, @Res() reply: FastifyReply): Promise<void> {
    const batches = this.lists.export(toFilter(query));
    // What goes wrong before the first row can still be answered in full.
    const first = await batches.next();
    void reply
      .header('content-disposition', 'attachment; filename="inquiries.csv"')
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(csvOf(first.value ?? '', batches)));
  }

  @Get(':id')
  @EntityTag()
  @ApiOperation({ operationId: 'getInquiry', summary: 'The whole inquiry, with its selection and history' })
  @ApiOkResponse({ description: 'The inquiry', type: InquiryDetailsDto })
  @ApiProblems(UNKNOWN)
  getInquiry(@Param('id', ParseUUIDPipe) id: string): Promise<InquiryDetails> {
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
      'Restores the status and the moment of acceptance exactly, so that every figure is what it was; the notes stay. ' +
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
    @Param('id', ParseUUIDPipe) id: string,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<InquiryDetails> {
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
      notes: { value: { adminNotes: 'Called on Sunday.' } },
    },
  })
  @ApiOkResponse({
    description: 'As it is now',
    type: InquiryDetailsDto,
  })
  @ApiProblems(UNKNOWN)
  updateInquiry(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: InquiryUpdate,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<InquiryDetails> {
    const change = toChange(body);
    return 'status' in change
      ? this.inquiries.changeStatus(id, change.status, by, version)
      : this.inquiries.saveNotes(id, change.adminNotes, by, version);
  }

  @Post('status')
  @Needs('inquiries.answer')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changeInquiryStatuses',
    summary: 'Move several inquiries on',
    description:
      'Each for itself: one that fails changes nothing about the others. Results stand as the ids do.',
  })
  @ApiBody({
    type: InquiryStatusChange,
    examples: { begin: { value: { ids: [inquirySummaryExample.id], status: 'in_progress' } } },
  })
  @ApiOkResponse({
    description: 'What became of each',
    type: [StatusChangeResultDto],
    example: statusChangeResultsExample,
  })
  changeInquiryStatuses(
    @Body() { ids, status }: InquiryStatusChange,
    @SignedIn() by: Staff,
  ): Promise<StatusChangeResult[]> {
    return this.inquiries.changeStatuses(ids, status, by);
  }

  @Post('status/undo')
  @Needs('inquiries.answer')
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
    examples: { undo: { value: { changes: [{ id: inquirySummaryExample.id, version: 2 }] } } },
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
    return this.inquiries.undoStatuses(changes, by);
  }
}

async function* csvOf(first: string, rest: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  yield CSV_HEAD + first;
  yield* rest;
}
