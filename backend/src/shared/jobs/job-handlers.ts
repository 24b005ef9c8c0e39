import { wallTimeInCairo } from '../domain/cairo.js';
import type { JobData } from '../domain/jobs.js';

/** Repeatable, also while it still runs somewhere: a job is done at least once. */
type JobHandler = (data: JobData) => Promise<void>;

export interface DailyTime {
  /** By the clocks of Cairo; one that they skip or repeat on no day. */
  hour: number;
  /** When no process was there at that hour, it is made up for within so many. */
  madeUpForHours: number;
}

export type Interval = 'hour' | 'five minutes' | 'minute';

/** What is done for each job, by its name. Modules tell it when they are initialised. */
export class JobHandlers {
  private readonly handlers = new Map<string, JobHandler>();
  private readonly scheduled = new Map<string, Interval>();
  private readonly daily = new Map<string, DailyTime>();

  /** @param name the same in every process and release: "send-mail" */
  handle(name: string, handler: JobHandler): void {
    if (this.handlers.has(name)) throw new Error(`two handlers for the job ${name}`);
    this.handlers.set(name, handler);
  }

  /** Once in that time, however many processes there are. */
  handleEvery(interval: Interval, name: string, handler: () => Promise<void>): void {
    this.handle(name, handler);
    this.scheduled.set(name, interval);
  }

  /**
   * Once a day, however many processes there are.
   *
   * @param handler is told for which moment it was planned
   */
  handleEveryDay(name: string, time: DailyTime, handler: (planned: Date) => Promise<void>): void {
    this.handle(name, async ({ _cron: schedule }) => {
      const planned = new Date((schedule as { ts?: string } | undefined)?.ts ?? NaN);
      if (Number.isNaN(planned.getTime())) return;
      // The schedule knows UTC alone: it comes at both of the hours that Cairo's can be.
      if (wallTimeInCairo(planned).hour === time.hour) await handler(planned);
    });
    this.daily.set(name, time);
  }

  get names(): string[] {
    return [...this.handlers.keys()];
  }

  /** Those that are done again and again, with how often. */
  get regular(): [name: string, interval: Interval][] {
    return [...this.scheduled];
  }

  get everyDay(): [name: string, time: DailyTime][] {
    return [...this.daily];
  }

  of(name: string): JobHandler | undefined {
    return this.handlers.get(name);
  }
}
