import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { CatalogueChanges } from './catalogue/index.js';
import type { DemoData } from './demo-data.js';
import { migrate } from './shared/database/migrate.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Brings the database into use, whenever it comes: the process starts and stays up without it. Migrations, then the
 * connection pool, then the demo data where wanted, then the catalogue.
 */
export class Startup implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly log = new Logger('Startup');
  private readonly stopping = new AbortController();

  constructor(
    private readonly databaseUrl: string,
    private readonly dataSource: DataSource,
    private readonly demoData: DemoData | undefined,
    private readonly changes: CatalogueChanges,
  ) {}

  onApplicationBootstrap(): void {
    void this.bringUpPatiently();
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
    this.changes.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }

  /** One attempt; rejects with what went wrong. */
  async bringUp(): Promise<void> {
    await migrate(this.databaseUrl);
    if (!this.dataSource.isInitialized) await this.dataSource.initialize();
    if (!this.demoData) return;
    const seeded = await this.demoData.seedIfEmpty();
    this.log.log(seeded ? 'the demo data was seeded' : 'there is a catalogue: no demo data was seeded');
  }

  private async bringUpPatiently(): Promise<void> {
    const { signal } = this.stopping;
    let said = '';
    for (let wait = FIRST_PAUSE_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        await this.bringUp();
        this.log.log('the database is in use');
        await this.changes.follow();
        return;
      } catch (error) {
        // Once for each reason: the database may be away for hours.
        if (String(error) !== said) this.log.warn('the database is not usable yet', error);
        said = String(error);
        await pause(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
