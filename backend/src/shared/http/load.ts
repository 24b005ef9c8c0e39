import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Mean delay of the event loop, in milliseconds, above which in two samples on end there is more to do than can be
 * done; in one alone the machine has paused.
 */
const LONGEST_DELAY_MS = 250;
const SAMPLE_MS = 500;
/** However slow the answers are at the moment, so many requests may be worked on at once. */
const ALWAYS_AT_ONCE = 250;
/** What staff read takes turns in the database (`MOST_LONG_READS`): one more would wait too long for its turns. */
const MOST_STAFF_READS = 48;

/**
 * Whether there is more to do than can be done in good time: by the event loop's delay, and by how many requests are
 * worked on beside how many are answered, which also sees the queue before the database.
 */
export class Load {
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });
  private readonly working = new Set<object>();
  private readonly staffReads = new Set<object>();
  private answered = 0;
  private mostAtOnce = ALWAYS_AT_ONCE;
  private wasDelayed = false;
  private isDelayed = false;
  private readonly longestDelayMs: number;

  constructor({ longestDelayMs = LONGEST_DELAY_MS } = {}) {
    this.longestDelayMs = longestDelayMs;
  }

  get isTooMuch(): boolean {
    return this.isDelayed || this.working.size >= this.mostAtOnce;
  }

  /** Whether more of what staff read would wait too long, whatever there is to do beside it. */
  get isTooMuchForStaff(): boolean {
    return this.staffReads.size >= MOST_STAFF_READS;
  }

  /** How many requests have begun and not ended. */
  get underWay(): number {
    return this.working.size;
  }

  /** To be called once the body is here: waiting for a slow client is no work. */
  begin(request: object, { isStaffRead = false } = {}): void {
    this.working.add(request);
    if (isStaffRead) this.staffReads.add(request);
  }

  end(request: object): void {
    this.staffReads.delete(request);
    if (this.working.delete(request)) this.answered += 1;
  }

  /** Looks at what happened since it was called last. */
  sample(): void {
    const isDelayedNow = this.delay.mean / 1e6 > this.longestDelayMs;
    this.isDelayed = isDelayedNow && this.wasDelayed;
    this.wasDelayed = isDelayedNow;
    this.delay.reset();
    // With half as many as were answered in the last sample, a new one waits about half as long as a sample; what
    // waits for the database has to wait longer than the others.
    this.mostAtOnce = Math.max(ALWAYS_AT_ONCE, this.answered / 2);
    this.answered = 0;
  }

  /** @returns ends the sampling */
  watch(): () => void {
    this.delay.enable();
    const sampling = setInterval(() => this.sample(), SAMPLE_MS).unref();
    return () => {
      clearInterval(sampling);
      this.delay.disable();
    };
  }
}
