import type { FastifyReply } from 'fastify';
import { DomainError } from '../domain/domain-error.js';

/** What a request is told that could not be answered in time. */
export class TimeoutError extends DomainError {
  constructor() {
    super('unavailable', 'server.timeout', 'The answer took too long; try again shortly.');
  }
}

/**
 * By when each request that is under way has to be answered. Fastify's own `handlerTimeout` makes an AbortController
 * for every request and aborts it, a sixth of a quote's work, and forgets the limit as soon as the body was read.
 */
export class Deadlines {
  /** The look at which each is late. */
  private readonly due = new Map<FastifyReply, number>();
  /** Looks so far: a clock that costs a request nothing. */
  private looks = 0;

  /** @param lookMs how often to look for what is late */
  constructor(private readonly lookMs = 1_000) {}

  /** How many requests are under way. */
  get size(): number {
    return this.due.size;
  }

  /** @param withinMs rounded up, by two looks at most */
  begin(reply: FastifyReply, withinMs: number): void {
    this.due.set(reply, this.looks + 1 + Math.ceil(withinMs / this.lookMs));
  }

  met(reply: FastifyReply): void {
    this.due.delete(reply);
  }

  /**
   * From now on what is late gets a TimeoutError for its answer, or is cut off where the answer has begun.
   *
   * @returns ends that
   */
  watch(): () => void {
    const looking = setInterval(() => this.look(), this.lookMs).unref();
    return () => clearInterval(looking);
  }

  private look(): void {
    this.looks += 1;
    for (const [reply, lateAt] of this.due) {
      // Whoever has hung up gets no answer that could have met the deadline.
      const isGone = reply.raw.destroyed;
      if (!isGone && lateAt > this.looks) continue;
      this.due.delete(reply);
      if (isGone || reply.sent) continue;
      if (reply.raw.headersSent) reply.raw.destroy();
      else reply.send(new TimeoutError());
    }
  }
}
