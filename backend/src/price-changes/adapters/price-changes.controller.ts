import { applyDecorators, Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import { StaffPriceChanges } from '../application/staff-price-changes.js';
import type { PriceChange } from '../domain/price-change.js';
import {
  NewPriceChangeBody,
  newPriceChangeExamples,
  ScheduleBody,
  scheduleExamples,
  toWanted,
} from './price-change-body.dto.js';
import { PriceChangeDto, toPriceChangeDto } from './price-change.dto.js';
import { refused, UNSOUND } from './refusals.js';

const UNKNOWN = refused(404, 'unknown', 'There is no such change of prices.');
const WRONG_STATE = refused(409, 'wrong-state', 'A change that is applied cannot do that.');
const PAST = refused(422, 'not-in-future', 'The moment is in the past.', 'effectiveAt');
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

/** A change of many prices at once, from the moment it is saved. */
@ApiTags('Catalogue')
@StaffOnly('catalogue.read')
@Controller('admin/price-changes')
export class PriceChangesController {
  constructor(private readonly changes: StaffPriceChanges) {}

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
  getPriceChange(@Param('id', IdPipe) id: string): Promise<PriceChange> {
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
    @Param('id', IdPipe) id: string,
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
    @Param('id', IdPipe) id: string,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<PriceChange> {
    return this.changes.apply(id, by, version);
  }

  @Post(':id/cancel')
  @Step()
  @ApiOperation({ operationId: 'cancelPriceChange', summary: 'Call a change off before it takes effect' })
  cancelPriceChange(
    @Param('id', IdPipe) id: string,
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
    @Param('id', IdPipe) id: string,
    @SignedIn() by: Staff,
    @IfMatch() version: number | undefined,
  ): Promise<PriceChange> {
    return this.changes.revert(id, by, version);
  }
}
