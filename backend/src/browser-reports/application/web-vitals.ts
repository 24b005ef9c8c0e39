import type { Clock } from '../../shared/domain/clock.js';
import { PerMinute } from './per-minute.js';

/** What a visitor's browser says about one visit of a page: no more than is counted, and nothing about the visitor. */
export interface PageReport {
  /** As its remote names it. */
  page: string;
  language: string;
  /** The layout shift without a unit, everything else in milliseconds. */
  vitals: readonly { name: string; value: number }[];
}

/** A few hundred reports a minute tell as much as all. */
const MOST_REPORTS = 600;
/** Far more pages than there are; anybody may send names, and each is a series of its own for ever. */
const MOST_PAGES = 40;
const ANY_OTHER = 'other';

/** Passes on what browsers measured; keeps nothing. */
export class WebVitals {
  private readonly listeners: ((report: PageReport) => void)[] = [];
  private readonly perMinute: PerMinute;
  private readonly pages = new Set<string>();

  constructor(clock: Clock) {
    this.perMinute = new PerMinute(clock, MOST_REPORTS, {
      code: 'web-vitals.throttled',
      detail: 'Enough pages were measured this minute.',
    });
  }

  onReport(listener: (report: PageReport) => void): void {
    this.listeners.push(listener);
  }

  /** @throws ThrottledError `web-vitals.throttled` */
  receive(report: PageReport): void {
    this.perMinute.admit();
    if (this.pages.size < MOST_PAGES) this.pages.add(report.page);
    const counted = this.pages.has(report.page) ? report : { ...report, page: ANY_OTHER };
    for (const listener of this.listeners) listener(counted);
  }
}
