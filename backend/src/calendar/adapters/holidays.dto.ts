import { applyDecorators } from '@nestjs/common';
import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { HOLIDAY_STATES, LONGEST_HOLIDAY_NAME, type HolidayState } from '@tiraz/contracts/settings';
import { IsIn, Matches } from 'class-validator';
import { Documented, OneOf, Whole } from '../../shared/http/documentation.js';
import { IsOneLine, IsSeenText } from '../../shared/http/text-field.js';
import type { ListedHoliday } from '../application/staff-holidays.js';

const DAY = '^\\d{4}-\\d{2}-\\d{2}$';
const DECISIONS = ['confirmed', 'dismissed'] as const;

function Name(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minLength: 1, maxLength: LONGEST_HOLIDAY_NAME }),
    IsSeenText(LONGEST_HOLIDAY_NAME, 'Name is required'),
    IsOneLine(),
  );
}

/** The body of addHoliday. */
export class NewHoliday {
  @ApiProperty({ pattern: DAY, description: 'Of this year or the next, in Cairo.' })
  @Matches(new RegExp(DAY), { message: 'A day is written as 2026-03-20' })
  day!: string;

  @Name() nameEn!: string;
  @Name() nameAr!: string;
}

class Decision extends PickType(NewHoliday, ['nameEn', 'nameAr']) {
  @OneOf(DECISIONS)
  @IsIn(DECISIONS)
  state!: (typeof DECISIONS)[number];
}

/** The body of decideHoliday; absent fields stay as they are. */
export class HolidayChanges extends PartialType(Decision, { skipNullProperties: false }) {}

const names = { nameEn: 'Stocktaking', nameAr: 'الجرد السنوي' };
export const newHolidayExamples = { ownDay: { value: { day: '2027-01-03', ...names } } };
export const holidayChangesExamples = {
  confirm: { value: { state: 'confirmed' } },
  dismiss: { value: { state: 'dismissed' } },
};

@Documented('Holiday', {
  example: {
    day: '2026-10-06',
    nameEn: 'Armed Forces Day',
    nameAr: 'عيد القوات المسلحة',
    state: 'suggested',
    version: 0,
  },
})
export class HolidayDto implements ListedHoliday {
  @ApiProperty({ pattern: DAY }) day!: string;
  @ApiProperty() nameEn!: string;
  @ApiProperty() nameAr!: string;

  @OneOf(HOLIDAY_STATES, { description: 'A suggested day counts until it is dismissed.' })
  state!: HolidayState;

  @Whole(0, { description: 'Rises with every stored change, 0 for a suggestion; also the ETag.' })
  version!: number;
}
