import type { Clock } from '../../shared/domain/clock.js';
import { withoutPersonalData, type PageError } from '../domain/page-error.js';
import { PerMinute } from './per-minute.js';

/** A fault of a release shows in the first few; whoever floods the log gets no further. */
const MOST_ERRORS = 60;

/** Passes on, without personal data, what went wrong in browsers; keeps nothing. */
export class PageErrors {
  private readonly listeners: ((error: PageError) => void)[] = [];
  private readonly perMinute: PerMinute;

  constructor(clock: Clock) {
    this.perMinute = new PerMinute(clock, MOST_ERRORS, {
      code: 'page-errors.throttled',
      detail: 'Enough errors were reported this minute.',
    });
  }

  onError(listener: (error: PageError) => void): void {
    this.listeners.push(listener);
  }

  /** @throws ThrottledError `page-errors.throttled` */
  receive(error: PageError): void {
    this.perMinute.admit();
    const told = withoutPersonalData(error);
    for (const listener of this.listeners) listener(told);
  }
}
