import type { Clock } from '../../shared/domain/clock.js';
import { PerMinute } from './per-minute.js';

/** What a visitor's browser says about one visit of a page: no more than is counted, and nothing about the visitor. */
export interface PageReport {
  /** One of the public pages, as the storefront names them. */
  page: string;
  language: string;
  /** The layout shift without a unit, everything else in milliseconds. */
  vitals: readonly { name: string; value: number }[];
}

/** A few hundred reports a minute tell as much as all. */
const MOST_REPORTS = 600;

/** Passes on what browsers measured; keeps nothing. */
export class WebVitals {
  private readonly listeners: ((report: PageReport) => void)[] = [];
  private readonly perMinute: PerMinute;

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
    for (const listener of this.listeners) listener(report);
  }
}
