import type { CustomTypesConfig, Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { currentManager } from './current-manager.js';
import { databaseFault } from './database-fault.js';

export interface Statement {
  /**
   * For the hot path: PostgreSQL parses and plans it once for each connection. The name belongs to the text: one name,
   * one text.
   */
  name?: string;
  text: string;
  /** How values are read, unless as pg does it. */
  types?: CustomTypesConfig;
}

/**
 * Rows of a statement, in the running transaction if there is one. Outside one it takes the shortest way to a
 * connection: TypeORM's, with its runner, manager and events, is a tenth of what a small statement costs.
 *
 * @throws DomainError `database.unavailable` until the database was reached for the first time
 */
export async function rowsOf<Row>(
  dataSource: DataSource,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const query = { ...statement, values };
  const { queryRunner: running } = currentManager(dataSource);
  if (running) return (await ((await running.connect()) as PoolClient).query(query)).rows as Row[];
  // Awaited, unlike the pool's own `query`: what waits for a connection goes on as part of its own request.
  const client = await ((dataSource.driver as PostgresDriver).master as Pool).connect();
  // The query fails as well when its connection does.
  client.on('error', ignored);
  let fault: Error | undefined;
  try {
    return (await client.query(query)).rows as Row[];
  } catch (error) {
    if (databaseFault(error) === 'away') fault = error as Error;
    throw error;
  } finally {
    client.off('error', ignored);
    client.release(fault);
  }
}

function ignored(): void {}
