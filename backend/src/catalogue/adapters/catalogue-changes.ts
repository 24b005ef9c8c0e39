import type { Channel } from '../../shared/database/listener.js';
import type { Catalogue } from '../application/catalogue.js';

/** Keeps the snapshot fresh: whenever the catalogue has changed or may have, everything is read again. */
export class CatalogueChanges implements Channel {
  readonly name = 'catalogue_changed';
  private readonly firstRead = Promise.withResolvers<void>();
  /** Resolves when the catalogue was read for the first time. */
  readonly caughtUp = this.firstRead.promise;
  private confirmedAt = performance.now();
  /** How often the snapshot was read, and how often that failed. */
  readonly reads = { read: 0, failed: 0 };

  constructor(private readonly catalogue: Catalogue) {}

  /** Milliseconds since the snapshot was last known to be what the database holds, or since the start. */
  get unconfirmedForMs(): number {
    return performance.now() - this.confirmedAt;
  }

  async began(): Promise<void> {
    await this.read();
    this.firstRead.resolve();
  }

  heard(): Promise<void> {
    return this.read();
  }

  quiet(): void {
    this.confirmedAt = performance.now();
  }

  private async read(): Promise<void> {
    try {
      await this.catalogue.refresh();
      this.reads.read += 1;
      this.confirmedAt = performance.now();
    } catch (error) {
      this.reads.failed += 1;
      throw error;
    }
  }
}
