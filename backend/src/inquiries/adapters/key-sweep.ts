import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Inquiries } from '../application/inquiries.js';

const EVERY_MS = 60 * 60 * 1000;

/** Deletes forgotten idempotency keys now and then; it does not matter how many processes do. */
export class KeySweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('KeySweep');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly inquiries: Pick<Inquiries, 'forgetOldKeys'>) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.inquiries
        .forgetOldKeys()
        .catch((error: unknown) => this.log.warn('old keys stay for another hour', error));
    }, EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
