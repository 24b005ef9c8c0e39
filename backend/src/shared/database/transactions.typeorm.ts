import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { Transactions } from '../domain/transactions.js';
import { DATABASE_TIMEOUTS, MOST_TRANSACTIONS } from './connection-limits.js';
import { currentManager, inTransactionOf, isInTransaction } from './current-manager.js';
import { databaseFault } from './database-fault.js';
import { Semaphore } from './semaphore.js';
import { StuckCommits } from './stuck-commits.js';

const MOST_ATTEMPTS = 4;

/** A run inside a run joins it. After a deadlock or a serialization failure the whole work runs again, a few times. */
export class TypeOrmTransactions extends Transactions {
  private readonly semaphore = new Semaphore(MOST_TRANSACTIONS, DATABASE_TIMEOUTS.connectionTimeoutMillis);
  private readonly stuck: StuckCommits;

  constructor(private readonly dataSource: DataSource) {
    super();
    this.stuck = new StuckCommits((sql) => currentManager(dataSource).query(sql));
  }

  /** Whether none begins at the moment: see StuckCommits. */
  get areRefused(): boolean {
    return this.stuck.areRefused;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (isInTransaction()) return work();
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.stuck.expectNone();
        return await this.semaphore.run(() => this.attempt(work));
      } catch (error) {
        if (databaseFault(error) !== 'collision' || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T> {
    const runner = currentManager(this.dataSource).connection.createQueryRunner();
    try {
      const client = (await runner.connect()) as PoolClient;
      try {
        await runner.startTransaction();
        const result = await inTransactionOf(runner.manager, work);
        await runner.commitTransaction().catch((error: unknown) => {
          if (databaseFault(error) === 'away') this.stuck.suspect();
          throw error;
        });
        return result;
      } catch (error) {
        // The runner of a connection that ended is released, and its server has rolled back.
        if (runner.isReleased) throw error;
        // A frozen database would hang on ROLLBACK for another timeout: dropping the connection rolls back as well.
        if (databaseFault(error) === 'away') client.emit('error', error);
        else if (runner.isTransactionActive) await runner.rollbackTransaction();
        throw error;
      }
    } finally {
      await runner.release();
    }
  }
}
