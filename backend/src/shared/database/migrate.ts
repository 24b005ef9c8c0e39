import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { DataSource, MigrationExecutor } from 'typeorm';
import { DATABASE_TIMEOUTS } from './connection-limits.js';
import { areJobsMigrated, migrateJobs } from '../jobs/jobs-schema.js';
import { dataSourceOptions } from './data-source.js';

/** Any number of our own; all processes wait for each other under it. */
export const MIGRATION_LOCK = 7_219_340_451;

const ASKED_AGAIN_AFTER_MS = 100;

/** Whatever limits the role or the database has for everyday statements. */
const UNLIMITED = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';

/**
 * Runs the pending migrations, one process at a time, without the time limits that requests have.
 * @returns the names of those that it ran
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const { connectionTimeoutMillis } = DATABASE_TIMEOUTS;
  const lock = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis,
    keepAlive: true,
    options: UNLIMITED,
  });
  // A lock connection that breaks meanwhile must not end the process; the migrations report the fault themselves.
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await take(lock);
    const dataSource = new DataSource({
      ...dataSourceOptions(databaseUrl),
      extra: { connectionTimeoutMillis, options: UNLIMITED },
    });
    await dataSource.initialize();
    try {
      const names = (await dataSource.runMigrations()).map(({ name }) => name);
      if (!(await areJobsMigrated(dataSource))) await migrateJobs(databaseUrl, UNLIMITED);
      return names;
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await lock.end();
  }
}

/**
 * Asks again and again instead of waiting in the database: a statement that waits keeps the snapshot that it began with,
 * for which a CREATE INDEX CONCURRENTLY of the process that migrates would wait for ever.
 */
async function take(lock: Client): Promise<void> {
  const tried = () =>
    lock.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATION_LOCK]);
  while (!(await tried()).rows[0]?.taken) await pause(ASKED_AGAIN_AFTER_MS);
}

/**
 * For a process that must not migrate.
 * @throws Error naming what the schema lacks for this code; what a newer code has added is no reason
 */
export async function expectMigrated(dataSource: DataSource): Promise<void> {
  const pending = await new MigrationExecutor(dataSource).getPendingMigrations();
  const lacking = pending.map(({ name }) => name);
  if (!(await areJobsMigrated(dataSource))) lacking.push('graphile_worker');
  if (lacking.length > 0) throw new Error(`the schema waits for its migration: ${lacking.join(', ')}`);
}
