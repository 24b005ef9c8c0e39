import type { SettingsValues } from '../../settings/index.js';
import { dayInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import { workingDayAfter, type WorkingTime } from '../domain/working-time.js';
import { LeadTimes, type LeadTime, type Range } from './lead-times.js';
import type { WorkingCalendar } from './working-calendar.js';

/** What takes longer than this is not promised by a formula, in working days. */
const LONGEST_PROMISE_DAYS = 250;
/** How long settings and holidays are taken to be as they were read. */
const REMEMBERED_MS = 60_000;

export class ReadLeadTimes extends LeadTimes {
  private known: { until: number; read: ReturnType<ReadLeadTimes['readAll']> } | undefined;

  constructor(
    private readonly settings: { read(): Promise<Pick<SettingsValues, 'leadTimes'>> },
    private readonly calendar: Pick<WorkingCalendar, 'read'>,
    private readonly clock: Clock,
  ) {
    super();
  }

  async of(pieces: number): Promise<LeadTime> {
    const { leadTimes, time } = await this.remembered();
    const range = (fromDays: number): Range => ({
      fromDays,
      toDays: Math.ceil((fromDays * (100 + leadTimes.spreadPercent)) / 100),
    });
    const sample = range(leadTimes.sampleDays);
    const production = range(leadTimes.productionDays + Math.ceil(pieces / leadTimes.piecesPerDay));
    const today = dayInCairo(this.clock.now());
    return {
      sample: {
        ...sample,
        from: workingDayAfter(today, sample.fromDays, time),
        to: workingDayAfter(today, sample.toDays, time),
      },
      production:
        production.toDays > LONGEST_PROMISE_DAYS ? null : { ...production, weeks: weeksOf(production, time) },
    };
  }

  private remembered(): ReturnType<ReadLeadTimes['readAll']> {
    const now = this.clock.now().getTime();
    const until = now + REMEMBERED_MS;
    // What is remembered for longer is of a clock that went back.
    if (!this.known || this.known.until <= now || this.known.until > until) {
      const read = this.readAll();
      this.known = { until, read };
      // What failed is not remembered.
      read.catch(() => (this.known = undefined));
    }
    return this.known.read;
  }

  private async readAll() {
    const [{ leadTimes }, time] = [await this.settings.read(), await this.calendar.read()];
    return { leadTimes, time };
  }
}

/** The middle of a range in weeks of so many working days as they have; one at least. */
function weeksOf({ fromDays, toDays }: Range, { week }: WorkingTime): number {
  const workingDays = Math.max(week.filter(Boolean).length, 1);
  return Math.max(Math.round((fromDays + toDays) / 2 / workingDays), 1);
}
