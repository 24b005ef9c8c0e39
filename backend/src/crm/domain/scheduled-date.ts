import { FOLLOW_UP_DAYS } from '@tiraz/contracts/customer-care';
import { instantInCairo, type WallTime } from '../../shared/domain/cairo.js';
import { DomainError, malformedBody } from '../../shared/domain/domain-error.js';

/** When a follow-up of a day without a time is due. */
const MORNING = 9;

const FORM =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[T ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * When a follow-up is due: a date, 09:00 in Cairo; or a date and a time, in Cairo when it names no zone (ISO 8601).
 * Fractions of a second do not count.
 *
 * @throws DomainError `malformed` for anything else, a day that the calendar does not have, or one outside
 *   FOLLOW_UP_DAYS
 */
export function readScheduledDate(text: string): Date {
  const { year, month, day, hour, minute, second, zone } = FORM.exec(text)?.groups ?? {};
  const wall: Required<WallTime> = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: hour === undefined ? MORNING : Number(hour),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
  };
  const date = text.slice(0, 10);
  if (!exists(wall) || date < FOLLOW_UP_DAYS.from || date > FOLLOW_UP_DAYS.to) throw malformed();
  const ahead = zone === undefined ? undefined : minutesAhead(zone);
  if (ahead === undefined) return instantInCairo(wall);
  if (Math.abs(ahead) > 18 * 60) throw malformed();
  return new Date(asIfUtc(wall).getTime() - ahead * 60_000);
}

function exists(wall: Required<WallTime>): boolean {
  const { month, day, hour, minute, second } = wall;
  if (!(hour < 24 && minute < 60 && second < 60)) return false;
  const date = asIfUtc(wall);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function asIfUtc({ year, month, day, hour, minute, second }: Required<WallTime>): Date {
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

function minutesAhead(zone: string): number {
  if (/^z$/i.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

function malformed(): DomainError {
  const message = 'Scheduled date must be a date (2026-11-20) or a date and time (2026-11-20T15:30)';
  return malformedBody({ path: 'scheduledDate', code: 'field.format', message });
}
