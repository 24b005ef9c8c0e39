/** A calendar day and a time of day, as a clock on a wall in Cairo shows them; months from 1. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
  second?: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const wallClock = new Intl.DateTimeFormat('en-u-nu-latn-ca-gregory', {
  timeZone: 'Africa/Cairo',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** What the clocks of Cairo show at an instant, by the tz database and whatever the process's own zone is. */
export function wallTimeInCairo(instant: Date): Required<WallTime> {
  const shown = Object.fromEntries(
    wallClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  ) as unknown as Required<WallTime>;
  const { year, month, day, hour, minute, second } = shown;
  return { year, month, day, hour, minute, second };
}

/**
 * The instant at which the clocks of Cairo show a time. Days, hours and so on beyond their range carry over, so that
 * `day + 1` is tomorrow. A time that is skipped in April is moved on by the hour skipped; of one that comes twice in
 * October the first is meant. A day therefore begins at its true first moment, even where midnight does not exist.
 */
export function instantInCairo({ year, month, day, hour = 0, minute = 0, second = 0 }: WallTime): Date {
  const asIfUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  const before = offsetAt(asIfUtc - DAY_MS);
  const candidates = [before, offsetAt(asIfUtc + DAY_MS)].map((offset) => asIfUtc - offset);
  const shown = candidates.filter((instant) => instant + offsetAt(instant) === asIfUtc);
  return new Date(shown.length > 0 ? Math.min(...shown) : asIfUtc - before);
}

/** The first moment of the Cairo day that an instant falls on, or of the day so many days later. */
export function startOfDay(instant: Date, daysLater = 0): Date {
  const { year, month, day } = wallTimeInCairo(instant);
  return instantInCairo({ year, month, day: day + daysLater });
}

/**
 * The first moment of a Cairo day, or of the day so many days later.
 *
 * @param text `2026-11-20`
 * @returns undefined for anything else, and for a day that the calendar does not have
 */
export function startOfDayNamed(text: string, daysLater = 0): Date | undefined {
  const isDay = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text);
  if (!isDay) return undefined;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return instantInCairo({ year, month, day: day + daysLater });
}

/** Milliseconds by which Cairo's clocks are ahead of UTC. */
function offsetAt(instant: number): number {
  const { year, month, day, hour, minute, second } = wallTimeInCairo(new Date(instant));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}
