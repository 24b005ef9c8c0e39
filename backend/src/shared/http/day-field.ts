import { ValidateBy } from 'class-validator';
import { startOfDayNamed } from '../domain/cairo.js';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

const isDay = (text: unknown) => typeof text === 'string' && startOfDayNamed(text) !== undefined;

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
