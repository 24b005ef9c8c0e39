import { query } from './databases.js';

/**
 * A job that has failed for good.
 *
 * @param name of one that nobody does, unless it is to be done when it is retried
 * @returns its id
 */
export async function parkJob(databaseUrl: string, name: string, reason: string | null): Promise<string> {
  const later = `run_at => now() + interval '1 day', max_attempts => 14`;
  const [job] = await query<{ id: string }>(
    databaseUrl,
    `SELECT id FROM graphile_worker.add_job($1, ${later})`,
    [name],
  );
  await query(
    databaseUrl,
    'UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = $2 WHERE id = $1',
    [job!.id, reason],
  );
  return job!.id;
}
