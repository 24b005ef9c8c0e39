import { DataSource, type DataSourceOptions } from 'typeorm';
import { SnakeCase } from './columns.js';
import { DATABASE_TIMEOUTS, POOL_SIZE } from './connection-limits.js';
import { ImpatientClient } from './impatient-client.js';
import { migrations } from './migrations/index.js';

/**
 * PostgreSQL's own 4 MB hold the places of some 65,000 pages: a search that finds more would test every row of them, which
 * takes forty times as long.
 */
const ENOUGH_TO_SEARCH = '-c work_mem=32MB';

/** What each connection of a pool gets. */
export const CONNECTION_OPTIONS = {
  ...DATABASE_TIMEOUTS,
  Client: ImpatientClient,
  options: ENOUGH_TO_SEARCH,
  keepAlive: true,
  idleTimeoutMillis: 30_000,
};

export function dataSourceOptions(url: string): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    namingStrategy: new SnakeCase(),
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    installExtensions: false,
    applicationName: 'tiraz-backend',
    poolSize: POOL_SIZE,
    extra: CONNECTION_OPTIONS,
  };
}

/** Not connected yet. For tests and tools: the application's own, with the entities of all modules, is TypeOrmModule's. */
export function createDataSource(url: string, entities: (new () => object)[] = []): DataSource {
  return new DataSource({ ...dataSourceOptions(url), entities });
}
