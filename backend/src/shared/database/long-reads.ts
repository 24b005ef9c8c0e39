import type { DataSource } from 'typeorm';
import { DATABASE_TIMEOUTS, MOST_LONG_READS } from './connection-limits.js';
import { currentManager } from './current-manager.js';
import { Places } from './places.js';
import type { ReadReplica } from './read-replica.js';
import { rowsOf, type Statement } from './rows.js';

const places = new WeakMap<DataSource, Places>();
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
  return placesOf(dataSource).in(async () => (await replica?.rowsOf<Row>(statement, values)) ?? onPrimary());
}

function placesOf(dataSource: DataSource): Places {
  const known = places.get(dataSource);
  if (known) return known;
  const made = new Places(MOST_LONG_READS, DATABASE_TIMEOUTS.connectionTimeoutMillis);
  places.set(dataSource, made);
  return made;
}
