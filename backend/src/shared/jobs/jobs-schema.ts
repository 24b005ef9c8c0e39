import { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** Of graphile-worker's own schema, as the installed version makes it. */
export const JOBS_SCHEMA_REVISION = 20;

/** Brings graphile-worker's schema up to date, on a connection with these `options`. */
export async function migrateJobs(connectionString: string, options: string): Promise<void> {
  const { runMigrations, Logger } = await import('graphile-worker');
  const pool = new Pool({
    connectionString,
    options,
    max: 1,
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
  });
  // The migration reports the fault itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}

/** Whether graphile-worker's schema is as new as this code needs, without loading graphile-worker. */
export async function areJobsMigrated(dataSource: DataSource): Promise<boolean> {
  const [schema] = await dataSource.query<{ isThere: boolean }[]>(
    `SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS "isThere"`,
  );
  const [found] = schema?.isThere
    ? await dataSource.query<{ revision: number | null }[]>(
        'SELECT max(id) AS revision FROM graphile_worker.migrations',
      )
    : [];
  return (found?.revision ?? 0) >= JOBS_SCHEMA_REVISION;
}
