import type { DataSource } from 'typeorm';
import { currentManager } from './shared/database/current-manager.js';
import type { Transactions } from './shared/domain/transactions.js';

/** Any number of our own; processes that start together on an empty database seed it once. */
const SEED_LOCK = 7_219_340_452;

/** One module's part of the demo data; runs inside the transaction that seeds all of it. */
export interface DemoPart {
  seed(): Promise<void>;
}

/** The demo data of all modules, in the order in which they need each other. */
export class DemoData {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly catalogue: DemoPart & { isNeeded(): Promise<boolean> },
    private readonly others: readonly DemoPart[],
  ) {}

  /** Fills a database without a catalogue, all or nothing. Resolves to whether it did. */
  seedIfEmpty(): Promise<boolean> {
    return this.transactions.run(async () => {
      await currentManager(this.dataSource).query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
      if (!(await this.catalogue.isNeeded())) return false;
      for (const part of [this.catalogue, ...this.others]) await part.seed();
      return true;
    });
  }
}
