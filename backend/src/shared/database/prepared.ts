import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { currentManager } from './transactions.typeorm.js';

/** A statement of the hot path. The name belongs to the text: one name, one text. */
export interface Statement {
  name: string;
  text: string;
}

/**
 * Rows of a statement that PostgreSQL parses and plans once for each connection, in the running transaction if there
 * is one.
 *
 * @throws DomainError `database.unavailable` until the database was reached for the first time
 */
export async function prepared<Row>(
  dataSource: DataSource,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  const { queryRunner: running } = currentManager(dataSource);
  const runner = running ?? dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    return (await client.query({ name, text, values })).rows as Row[];
  } finally {
    if (runner !== running) await runner.release();
  }
}
