import type { DataSource } from 'typeorm';
import { DATABASE_TIMEOUTS, MOST_LONG_READS } from './connection-limits.js';
import { currentManager } from './current-manager.js';
import { Semaphore } from './semaphore.js';
import type { ReadReplica } from './read-replica.js';
import { rowsOf, type Statement } from './rows.js';

const semaphores = new WeakMap<DataSource, Semaphore>();
const replicas = new WeakMap<DataSource, ReadReplica>();

/** From here on `longRowsOf` asks the replica first. */
export function readFromReplica(dataSource: DataSource, replica: ReadReplica): void {
  replicas.set(dataSource, replica);
}

/**
 * As `rowsOf`, for what may take long and writes nothing: lists, searches, exports, figures. Outside a transaction from
 * the replica, where there is one, and a few at once, so that they do not take the connections of everybody else.
 */
export async function longRowsOf<Row>(
  dataSource: DataSource,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const onPrimary = () => rowsOf<Row>(dataSource, statement, values);
  if (currentManager(dataSource).queryRunner) return onPrimary();
  const replica = replicas.get(dataSource);
  return semaphoreOf(dataSource).run(
    async () => (await replica?.rowsOf<Row>(statement, values)) ?? onPrimary(),
  );
}

function semaphoreOf(dataSource: DataSource): Semaphore {
  const known = semaphores.get(dataSource);
  if (known) return known;
  const made = new Semaphore(MOST_LONG_READS, DATABASE_TIMEOUTS.connectionTimeoutMillis);
  semaphores.set(dataSource, made);
  return made;
}
