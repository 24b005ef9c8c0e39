import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const EVERY_MS = 60 * 60 * 1000;

/** Deletes every hour what can no longer matter; it does not matter how many processes do. */
export class Sweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Sweep');
  private timer: NodeJS.Timeout | undefined;

  /** @param what for the log: "old keys" */
  constructor(
    private readonly what: string,
    private readonly sweep: () => Promise<void>,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => this.log.warn(`${this.what} stay for another hour`, error));
    }, EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
