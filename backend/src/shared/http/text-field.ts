import { applyDecorators } from '@nestjs/common';
import { ONE_LINE, VISIBLE } from '@tiraz/contracts/visible-text';
import { IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import { Trimmed } from './documentation.js';

/** A text, trimmed before its characters are counted; an emoji is one. */
export function IsText(longest: number): PropertyDecorator {
  return applyDecorators(Trimmed(), IsString(), MaxLength(longest));
}

/** The same, with something to see in it. `message` as the form shows it. */
export function IsSeenText(longest: number, message: string): PropertyDecorator {
  const isSeen = Matches(VISIBLE, { message, context: { code: 'field.required' } });
  return applyDecorators(Trimmed(), IsString({ message }), isSeen, MaxLength(longest));
}

/** Without a line break. Beside another pattern, which it leaves its own code. */
export function IsOneLine(): PropertyDecorator {
  const validator = { validate: (text: unknown) => ONE_LINE.test(String(text)) };
  const said = { message: 'It must be on one line', context: { code: 'field.format' } };
  return ValidateBy({ name: 'isOneLine', validator }, said);
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

const isDay = (text: unknown) =>
  typeof text === 'string' &&
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text) &&
  new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;

/** `2026-11-23`, of the calendar: 30 February is none. */
export function IsDay(): PropertyDecorator {
  return ValidateBy({ name: 'isDay', validator: { validate: isDay } }, { message: 'It must be a day' });
}

/** ISO 8601 to the minute at least, with its distance from UTC: of the other forms `Date` reads some, and some wrongly. */
export function IsMoment(): PropertyDecorator {
  const validate = (text: unknown) =>
    typeof text === 'string' &&
    MOMENT.test(text) &&
    isDay(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text));
  return ValidateBy({ name: 'isMoment', validator: { validate } }, { message: 'It must be a moment' });
}
