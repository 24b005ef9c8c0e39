import type { Clock } from '../../shared/domain/clock.js';
import { ThrottledError } from '../../shared/domain/domain-error.js';

const WINDOW_MS = 60_000;

/** How much of what anybody may send is looked at in a minute, whoever sends it. */
export class PerMinute {
  private windowEndsAt = 0;
  private admitted = 0;

  /** @param refusal the stable code and the words for whoever comes after the last that is looked at */
  constructor(
    private readonly clock: Clock,
    private readonly most: number,
    private readonly refusal: { code: string; detail: string },
  ) {}

  /** @throws ThrottledError with the code of the refusal */
  admit(): void {
    const now = this.clock.now().getTime();
    if (now >= this.windowEndsAt || now < this.windowEndsAt - WINDOW_MS) {
      this.windowEndsAt = now + WINDOW_MS;
      this.admitted = 0;
    }
    this.admitted += 1;
    if (this.admitted <= this.most) return;
    const seconds = Math.ceil((this.windowEndsAt - now) / 1_000);
    throw new ThrottledError(this.refusal.code, this.refusal.detail, seconds);
  }
}
