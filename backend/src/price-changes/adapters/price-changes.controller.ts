import {
  applyDecorators,
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
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Needs, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import { answerPage, ApiPage, PageQuery, positionOf } from '../../shared/http/paging.js';
import { StaffPriceChanges } from '../application/staff-price-changes.js';
import type { PriceChange } from '../domain/price-change.js';
import {
  NewPriceChangeBody,
  newPriceChangeExamples,
  ScheduleBody,
  scheduleExamples,
  toWanted,
  WantedPriceChangeBody,
  wantedExamples,
} from './price-change-body.dto.js';
import { PriceChangePreviewDto, toPreviewDto } from './price-change-preview.dto.js';
import { PriceChangeDto, PriceChangeSummaryDto, toPriceChangeDto, toSummaryDto } from './price-change.dto.js';

const SORT = 'createdAt';

const refused = (status: number, code: string, detail: string, path?: string) => ({
  status,
  code: `price-change.${code}`,
  detail,
  ...(path && { errors: [{ path, code: `price-change.${code}`, message: detail }] }),
});
const UNKNOWN = refused(404, 'unknown', 'There is no such change of prices.');
const WRONG_STATE = refused(409, 'wrong-state', 'A change that is applied cannot do that.');
const PAST = refused(422, 'not-in-future', 'The moment is in the past.', 'effectiveAt');
const UNSOUND = [
  refused(422, 'one-rule', 'A rule is either basis points or an amount.', 'rule'),
  refused(422, 'rule-missing', 'Say a price, or a rule for all.', 'items[0].prices[0]'),
  refused(422, 'unknown-item', 'There is no such item.', 'items[0].id'),
  refused(422, 'foreign-price', 'This is not a price of this kind.', 'items[0].prices[0].field'),
  refused(422, 'out-of-range', 'A price would be below 0.00 or above 9999999.99.', 'items[0].prices[0]'),
  refused(
    422,
    'unsound',
    'A larger order would cost more by the piece: change the quantity breaks of this item first.',
    'items[0]',
  ),
];
const AS_IT_IS = { description: 'As it is now', type: PriceChangeDto };

/** A step of one change: with If-Match, and answered with the change. */
function Step(): MethodDecorator {
  return applyDecorators(
    Needs('catalogue.write'),
    HttpCode(200),
    EntityTag(toPriceChangeDto),
    ApiOkResponse(AS_IT_IS),
    ApiProblems(UNKNOWN, WRONG_STATE),
  );
}

/** Many prices of the catalogue at once. */
@ApiTags('Catalogue')
@StaffOnly('catalogue.read')
@Controller('admin/price-changes')
export class PriceChangesController {
  constructor(private readonly changes: StaffPriceChanges) {}

  @Get()
  @ApiOperation({ operationId: 'listPriceChanges', summary: 'Changes of prices, the newest first' })
  @ApiPage(PriceChangeSummaryDto)
  async listPriceChanges(
    @Query() { limit, cursor }: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PriceChangeSummaryDto[]> {
    const page = await this.changes.page({ limit, position: positionOf(cursor, SORT) });
    return answerPage(page, SORT, request, reply).map(toSummaryDto);
  }

  @Post('preview')
  @Needs('catalogue.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'previewPriceChange',
    summary: 'What a change of prices would do',
    description:
      'To every item, with the unit prices of its quantity breaks and the surcharges of its sizes; to what was asked for ' +
      'most in the last 90 days; and how many open quotations keep their prices. Nothing is stored.',
  })
  @ApiBody({ type: WantedPriceChangeBody, examples: wantedExamples })
  @ApiOkResponse({ description: 'Before and after', type: PriceChangePreviewDto })
  @ApiProblems(...UNSOUND)
  async previewPriceChange(@Body() body: WantedPriceChangeBody): Promise<PriceChangePreviewDto> {
    return toPreviewDto(await this.changes.preview(toWanted(body)));
  }

  @Post()
  @Needs('catalogue.write')
  @EntityTag(toPriceChangeDto)
  @ApiOperation({
    operationId: 'savePriceChange',
    summary: 'Change prices, now or later',
    description:
      'All of them in one moment. An item that somebody gave another price since it was seen is kept out, and told.',
  })
  @ApiBody({ type: NewPriceChangeBody, examples: newPriceChangeExamples })
  @ApiCreatedResponse({
    description: 'It is saved, and has taken effect if that was asked for.',
    type: PriceChangeDto,
  })
  @ApiProblems(
    refused(409, 'all-edited', 'Somebody gave all of these items other prices since you saw them.'),
    ...UNSOUND,
    refused(422, 'nothing-changes', 'Every price is already as it would be.'),
    PAST,
  )
  savePriceChange(
    @Body() { effectiveAt, ...wanted }: NewPriceChangeBody,
    @SignedIn() by: Staff,
  ): Promise<PriceChange> {
    return this.changes.save(toWanted(wanted), effectiveAt, by);
  }

  @Get(':id')
  @EntityTag(toPriceChangeDto)
  @ApiOperation({ operationId: 'getPriceChange', summary: 'A change of prices, item by item' })
  @ApiOkResponse(AS_IT_IS)
  @ApiProblems(UNKNOWN)
  getPriceChange(@Param('id', ParseUUIDPipe) id: string): Promise<PriceChange> {
    return this.changes.read(id);
  }

  @Put(':id/schedule')
  @Step()
  @ApiOperation({
    operationId: 'schedulePriceChange',
    summary: 'Have a change take effect at a Cairo minute',
  })
  @ApiBody({ type: ScheduleBody, examples: scheduleExamples })
  @ApiProblems(PAST)
  schedulePriceChange(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { effectiveAt }: ScheduleBody,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<PriceChange> {
    return this.changes.schedule(id, effectiveAt, by, version);
  }

  @Post(':id/apply')
  @Step()
  @ApiOperation({ operationId: 'applyPriceChange', summary: 'Have a change take effect at once' })
  applyPriceChange(
    @Param('id', ParseUUIDPipe) id: string,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<PriceChange> {
    return this.changes.apply(id, by, version);
  }

  @Post(':id/cancel')
  @Step()
  @ApiOperation({ operationId: 'cancelPriceChange', summary: 'Call a change off before it takes effect' })
  cancelPriceChange(
    @Param('id', ParseUUIDPipe) id: string,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<PriceChange> {
    return this.changes.cancel(id, by, version);
  }

  @Post(':id/revert')
  @Step()
  @ApiOperation({
    operationId: 'revertPriceChange',
    summary: 'Give the prices of before back',
    description: 'To every item that nobody gave another price since; the others are told.',
  })
  revertPriceChange(
    @Param('id', ParseUUIDPipe) id: string,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<PriceChange> {
    return this.changes.revert(id, by, version);
  }
}
