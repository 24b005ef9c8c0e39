import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { MOST_VIEWS } from '@tiraz/contracts/inquiry-view';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Needs, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { SavedViews } from '../application/saved-views.js';
import type { SavedView } from '../domain/saved-view.js';
import { InquiryViewDto, toView, viewExample, WrittenInquiryView } from './inquiry-views.dto.js';

const NAME_TAKEN = { status: 409, code: 'view.name-taken', detail: 'Another view has this name already.' };
const TOO_MANY = { status: 409, code: 'view.too-many', detail: `There are ${MOST_VIEWS} views already.` };
const UNKNOWN = { status: 404, code: 'view.unknown', detail: 'There is no such view.' };

@ApiTags('Inquiries')
@StaffOnly('inquiries.read')
@Controller('admin/inquiry-views')
export class InquiryViewsController {
  constructor(private readonly views: SavedViews) {}

  @Get()
  @ApiOperation({ operationId: 'listInquiryViews', summary: 'The views of the list that the account saved' })
  @ApiOkResponse({ description: 'All of them, by name', type: [InquiryViewDto] })
  listInquiryViews(@SignedIn() by: Staff): Promise<SavedView[]> {
    return this.views.list(by.id);
  }

  @Post()
  @Needs('own-account.manage')
  @ApiOperation({
    operationId: 'saveInquiryView',
    summary: 'Keep what narrows and orders the list under a name',
    description: 'For the account alone, in every browser. Sent again, it is the same view.',
  })
  @ApiBody({ type: WrittenInquiryView, examples: { large: { value: viewExample } } })
  @ApiCreatedResponse({ description: 'It is kept.', type: InquiryViewDto })
  @ApiProblems(NAME_TAKEN, TOO_MANY)
  saveInquiryView(@Body() view: WrittenInquiryView, @SignedIn() by: Staff): Promise<SavedView> {
    return this.views.add(by.id, toView(view));
  }

  @Put(':id')
  @Needs('own-account.manage')
  @ApiOperation({ operationId: 'changeInquiryView', summary: 'Rename a view, or open the list with it' })
  @ApiBody({ type: WrittenInquiryView, examples: { first: { value: { ...viewExample, isFirst: true } } } })
  @ApiOkResponse({ description: 'As it is now', type: InquiryViewDto })
  @ApiProblems(UNKNOWN, NAME_TAKEN)
  changeInquiryView(
    @Param('id', IdPipe) id: string,
    @Body() view: WrittenInquiryView,
    @SignedIn() by: Staff,
  ): Promise<SavedView> {
    return this.views.change(by.id, { ...toView(view), id });
  }

  @Delete(':id')
  @Needs('own-account.manage')
  @HttpCode(204)
  @ApiOperation({ operationId: 'removeInquiryView', summary: 'Forget a view' })
  @ApiNoContentResponse({ description: 'It is not there, or not any more.' })
  removeInquiryView(@Param('id', IdPipe) id: string, @SignedIn() by: Staff): Promise<void> {
    return this.views.remove(by.id, id);
  }
}
