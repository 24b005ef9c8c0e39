import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { NoAccountError, type Accounts } from './auth/auth.module.js';
import type { CatalogueChanges } from './catalogue/catalogue.module.js';
import type { Config } from './config.js';
import type { DemoData } from './demo-data.js';
import type { DatabaseListener } from './shared/database/listener.js';
import { expectMigrated, migrate } from './shared/database/migrate.js';
import { DomainError } from './shared/domain/domain-error.js';
import type { JobWorker } from './shared/jobs/job-worker.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** Loading the library that does jobs takes 50 ms of CPU, which the first requests need more. */
const WORKS_AFTER_MS = 300;

/**
 * Brings the database into use, whenever it comes: the process starts and stays up without it. Migrations, then the
 * connection pool, the first account, the demo data where wanted, the jobs, the catalogue.
 */
export class Startup implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Startup');
  private readonly stopping = new AbortController();
  private readonly refusal = Promise.withResolvers<Error>();
  private readonly doubt = Promise.withResolvers<void>();
  /** Resolves when the product must not go on, with the reason. */
  readonly refused = this.refusal.promise;
  /** Resolves when the database was first found unusable, if it is. */
  readonly doubted = this.doubt.promise;
  /** Resolves when requests can be served. */
  get usable(): Promise<void> {
    return this.changes.caughtUp;
  }

  constructor(
    private readonly config: Pick<Config, 'databaseDirectUrl' | 'migrateOnStart'>,
    private readonly dataSource: DataSource,
    private readonly accounts: Pick<Accounts, 'ensureFirst'>,
    private readonly demoData: DemoData | undefined,
    private readonly listener: Pick<DatabaseListener, 'follow' | 'stop'>,
    private readonly changes: Pick<CatalogueChanges, 'caughtUp'>,
    private readonly worker: Pick<JobWorker, 'follow'> | undefined,
  ) {}

  onApplicationBootstrap(): void {
    void this.bringUpPatiently();
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
    this.listener.stop();
  }

  /** One attempt to have the database in use; rejects with what went wrong. */
  async connect(): Promise<void> {
    const { databaseDirectUrl, migrateOnStart } = this.config;
    if (migrateOnStart) await migrate(databaseDirectUrl);
    if (!this.dataSource.isInitialized) await this.dataSource.initialize();
    if (!migrateOnStart) await expectMigrated(this.dataSource);
  }

  /** Fills an empty database with the demo data. */
  async seed(demoData: DemoData): Promise<void> {
    const seeded = await demoData.seedIfEmpty();
    this.log.log(seeded ? 'the demo data was seeded' : 'there is a catalogue: no demo data was seeded');
  }

  /** Does jobs from soon after requests can be served; rejects when it is stopped before. */
  private async work(): Promise<void> {
    await this.usable;
    await pause(WORKS_AFTER_MS, undefined, { signal: this.stopping.signal, ref: false });
    await this.worker?.follow(this.config.databaseDirectUrl);
  }

  private async bringUpPatiently(): Promise<void> {
    const { signal } = this.stopping;
    let said = '';
    for (let wait = FIRST_PAUSE_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        await this.connect();
        const doubt = await this.accounts.ensureFirst();
        if (doubt) this.log.warn(`the first account has the password of ADMIN_PASSWORD: ${doubt}`);
        if (this.demoData) await this.seed(this.demoData);
        this.log.log('the database is in use');
        this.work().catch(() => undefined);
        await this.listener.follow(this.config.databaseDirectUrl);
        return;
      } catch (error) {
        if (isRefusal(error)) return this.refusal.resolve(error);
        this.doubt.resolve();
        // Once for each reason: the database may be away for hours.
        if (String(error) !== said) this.log.warn('the database is not usable yet', error);
        said = String(error);
        await pause(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}

/** Whether trying again would be answered alike: nothing is away, nobody is busy. */
function isRefusal(error: unknown): error is Error {
  if (error instanceof DomainError) return error.kind !== 'unavailable';
  return error instanceof NoAccountError;
}
