import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Clock } from '../domain/clock.js';
import { DomainError } from '../domain/domain-error.js';
import type { SweepTurns } from './sweep-turns.js';

const MINUTE_MS = 60_000;
/** How often a process looks what is due. */
const LOOKS_EVERY_MS = MINUTE_MS;
const DUE_AGAIN_MS = 60 * MINUTE_MS;
const AFTER_A_FAILURE_MS = 5 * MINUTE_MS;
/** Who has taken a turn and died is succeeded after so long. No sweep takes nearly as long. */
const TURN_LASTS_MS = 10 * MINUTE_MS;
const PATIENCE_WHEN_STOPPING_MS = 2_000;

/** How one sweep went; `ms` is what it took. */
export type SweepListener = (what: string, outcome: 'done' | 'failed', ms: number) => void;

/** Does every hour what keeps the database tidy: once, however many processes there are. */
export class Sweeps implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Sweeps');
  private readonly kinds: { what: string; sweep: () => Promise<void> }[] = [];
  private readonly listeners: SweepListener[] = [];
  private timer: NodeJS.Timeout | undefined;
  private round = Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly turns: SweepTurns,
    private readonly clock: Clock,
  ) {}

  /**
   * @param what for log and metrics, the same in every process: "old keys"
   * @param sweep may be repeated, also while it still runs somewhere
   */
  add(what: string, sweep: () => Promise<void>): void {
    this.kinds.push({ what, sweep });
  }

  /** What is swept. */
  get planned(): string[] {
    return this.kinds.map(({ what }) => what);
  }

  /** Tells of each sweep of this process, after it. */
  onSwept(listener: SweepListener): void {
    this.listeners.push(listener);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweepWhatIsDue(), LOOKS_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await Promise.race([this.round, pause(PATIENCE_WHEN_STOPPING_MS, undefined, { ref: false })]);
  }

  /** Sweeps, one after the other, whatever is due and nobody else's turn; never rejects. */
  sweepWhatIsDue(): Promise<void> {
    this.round = this.round.then(async () => {
      for (const { what, sweep } of this.kinds) {
        if (!this.isStopping) await this.take(what, sweep);
      }
    });
    return this.round;
  }

  private async take(what: string, sweep: () => Promise<void>): Promise<void> {
    try {
      if (!(await this.turns.take(what, this.clock.now(), this.in(TURN_LASTS_MS)))) return;
    } catch (error) {
      // That the database is away is told by others.
      if (!(error instanceof DomainError)) this.log.warn(`no turn to sweep ${what}`, error);
      return;
    }
    const began = performance.now();
    const fault = await sweep().then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    const ms = Math.round(performance.now() - began);
    if (fault) this.log.warn(`sweeping ${what} failed`, fault.error);
    else this.log.debug(`swept ${what} in ${ms} ms`);
    for (const listener of this.listeners) listener(what, fault ? 'failed' : 'done', ms);
    await this.turns
      .settle(what, this.in(fault ? AFTER_A_FAILURE_MS : DUE_AGAIN_MS))
      .catch((error: unknown) => this.log.warn(`the turn to sweep ${what} ends late`, error));
  }

  private in(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}
