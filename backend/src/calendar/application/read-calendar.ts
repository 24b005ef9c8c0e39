import type { SettingsValues } from '../../settings/index.js';
import { wallTimeInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import { suggestedHolidays } from '../domain/suggested-holidays.js';
import { ResponseClock } from '../domain/response-clock.js';
import type { Hours, WorkingTime } from '../domain/working-time.js';
import type { Holidays } from './holidays.js';
import { WorkingCalendar } from './working-calendar.js';

export class ReadCalendar extends WorkingCalendar {
  constructor(
    private readonly settings: { read(): Promise<Pick<SettingsValues, 'hours' | 'response'>> },
    private readonly holidays: Holidays,
    private readonly clock: Clock,
  ) {
    super();
  }

  async read(): Promise<WorkingTime> {
    return (await this.readBoth()).time;
  }

  async answerBy(submittedAt: Date): Promise<Date> {
    return (await this.responseClock()).dueAt(submittedAt);
  }

  async responseClock(): Promise<ResponseClock> {
    const { time, targetMinutes } = await this.readBoth();
    return new ResponseClock(time, targetMinutes);
  }

  private async readBoth(): Promise<{ time: WorkingTime; targetMinutes: number }> {
    const { hours, response } = await this.settings.read();
    const time = {
      week: hours.week.map((day) => (day.isOpen ? minutesOf(day) : null)),
      ramadan: minutesOf(hours.ramadanHours),
      holidays: await this.closedDays(),
    };
    return { time, targetMinutes: response.targetMinutes };
  }

  /** From the year before last to the one after next: those suggested that staff did not dismiss, and those confirmed. */
  private async closedDays(): Promise<Set<string>> {
    const { year } = wallTimeInCairo(this.clock.now());
    const years = [-2, -1, 0, 1, 2].map((offset) => year + offset);
    const closed = new Set(years.flatMap((one) => suggestedHolidays(one).map(({ day }) => day)));
    for (const { day, state } of await this.holidays.since(`${year - 2}-01-01`)) {
      if (state === 'confirmed') closed.add(day);
      else closed.delete(day);
    }
    return closed;
  }
}

function minutesOf({ opens, closes }: { opens: string; closes: string }): Hours {
  return { opens: minuteOf(opens), closes: minuteOf(closes) };
}

/** @param time `09:00` */
function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
