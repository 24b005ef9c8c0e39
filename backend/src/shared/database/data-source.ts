import { DataSource, type DataSourceOptions } from 'typeorm';
import { ImpatientClient } from './impatient-client.js';
import { migrations } from './migrations/index.js';

/** Milliseconds. A frozen database must lead to an answer within 5 s, so `answeredWithinMs` stays below that. */
export const DATABASE_TIMEOUTS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 4_000,
  answeredWithinMs: 4_500,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/**
 * PostgreSQL's own 4 MB hold the places of some 65,000 pages: a search that finds more would test every row of them, which
 * takes forty times as long.
 */
const ENOUGH_TO_SEARCH = '-c work_mem=32MB';

/** Connections for requests; see docs/operations.md before there are many processes. */
export const POOL_SIZE = 10;
/** Of these connections so many at most are in a transaction: a commit that is stuck keeps nobody from reading. */
export const MOST_TRANSACTIONS = 8;
/** So many at most do long reads, such as lists of staff: visitors who submit need one as well. */
export const MOST_LONG_READS = 4;

export function dataSourceOptions(url: string): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    installExtensions: false,
    applicationName: 'tiraz-backend',
    poolSize: POOL_SIZE,
    extra: {
      ...DATABASE_TIMEOUTS,
      Client: ImpatientClient,
      options: ENOUGH_TO_SEARCH,
      keepAlive: true,
      idleTimeoutMillis: 30_000,
    },
  };
}

/** Not connected yet: see Database. */
export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
