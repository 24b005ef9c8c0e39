import type { Clock } from '../../shared/domain/clock.js';
import { ThrottledError } from '../../shared/domain/domain-error.js';

/** What a visitor's browser says about one visit of a page: no more than is counted, and nothing about the visitor. */
export interface PageReport {
  /** One of the public pages, as the storefront names them. */
  page: string;
  language: string;
  /** The layout shift without a unit, everything else in milliseconds. */
  vitals: readonly { name: string; value: number }[];
}

/** How many reports are looked at in a minute; anybody may send them, and a few hundred tell as much as all. */
const MOST_REPORTS = 600;
const WINDOW_MS = 60_000;

/** Passes on what browsers measured; keeps nothing. */
export class WebVitals {
  private readonly listeners: ((report: PageReport) => void)[] = [];
  private windowEndsAt = 0;
  private received = 0;

  constructor(private readonly clock: Clock) {}

  onReport(listener: (report: PageReport) => void): void {
    this.listeners.push(listener);
  }

  /** @throws ThrottledError `web-vitals.throttled` */
  receive(report: PageReport): void {
    const now = this.clock.now().getTime();
    if (now >= this.windowEndsAt) {
      this.windowEndsAt = now + WINDOW_MS;
      this.received = 0;
    }
    this.received += 1;
    if (this.received > MOST_REPORTS) {
      const seconds = Math.ceil((this.windowEndsAt - now) / 1_000);
      throw new ThrottledError('web-vitals.throttled', 'Enough pages were measured this minute.', seconds);
    }
    for (const listener of this.listeners) listener(report);
  }
}
