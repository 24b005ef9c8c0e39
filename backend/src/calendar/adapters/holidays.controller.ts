import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import { StaffHolidays, type ListedHoliday } from '../application/staff-holidays.js';
import {
  HolidayChanges,
  holidayChangesExamples,
  HolidayDto,
  NewHoliday,
  newHolidayExamples,
} from './holidays.dto.js';

@ApiTags('Settings')
@StaffOnly('settings.read')
@Controller('admin/holidays')
export class HolidaysController {
  constructor(private readonly holidays: StaffHolidays) {}

  @Get()
  @ApiOperation({
    operationId: 'listHolidays',
    summary: 'Holidays of this year and the next, by day',
    description: 'Those that Egypt usually has, until staff decide on them, and those that staff added.',
  })
  @ApiOkResponse({ description: 'All of them', type: [HolidayDto] })
  listHolidays(): Promise<ListedHoliday[]> {
    return this.holidays.list();
  }

  @Post()
  @Needs('settings.write')
  @EntityTag()
  @ApiOperation({ operationId: 'addHoliday', summary: 'Add a day on which nobody works' })
  @ApiBody({ type: NewHoliday, examples: newHolidayExamples })
  @ApiCreatedResponse({ description: 'It counts from now on.', type: HolidayDto })
  @ApiProblems(
    { status: 409, code: 'holiday.known', detail: 'This day is in the list already.' },
    { status: 422, code: 'holiday.out-of-range', detail: 'A holiday is a day of this year or the next.' },
  )
  addHoliday(@Body() holiday: NewHoliday, @SignedIn() by: Staff): Promise<ListedHoliday> {
    return this.holidays.add(holiday, by);
  }

  @Put(':day')
  @Needs('settings.write')
  @EntityTag()
  @ApiOperation({ operationId: 'decideHoliday', summary: 'Confirm, dismiss or rename a day of the list' })
  @ApiParam({ name: 'day', schema: { type: 'string' }, example: '2026-10-06' })
  @ApiBody({ type: HolidayChanges, examples: holidayChangesExamples })
  @ApiOkResponse({ description: 'As it is now', type: HolidayDto })
  @ApiProblems({ status: 404, code: 'holiday.unknown', detail: 'This day is not in the list.' })
  decideHoliday(
    @Param('day') day: string,
    @Body() changes: HolidayChanges,
    @IfMatch() version: number | undefined,
    @SignedIn() by: Staff,
  ): Promise<ListedHoliday> {
    return this.holidays.decide(day, changes, version, by);
  }
}
