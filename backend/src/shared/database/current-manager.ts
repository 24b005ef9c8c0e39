import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import { databaseUnavailable } from './database-unavailable.js';

const running = new AsyncLocalStorage<EntityManager>();

/**
 * The manager of the running transaction, or the data source's own outside one.
 *
 * @throws DomainError `database.unavailable` until the database was reached for the first time
 */
export function currentManager(dataSource: DataSource): EntityManager {
  const manager = running.getStore();
  if (manager) return manager;
  if (!dataSource.isInitialized) {
    throw databaseUnavailable();
  }
  return dataSource.manager;
}

export function isInTransaction(): boolean {
  return running.getStore() !== undefined;
}

/** Runs the work with this manager as the one of its transaction. */
export function inTransactionOf<T>(manager: EntityManager, work: () => Promise<T>): Promise<T> {
  return running.run(manager, work);
}
