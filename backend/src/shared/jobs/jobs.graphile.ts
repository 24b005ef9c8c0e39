import type { DataSource } from 'typeorm';
import { rowsOf } from '../database/rows.js';
import {
  MOST_TRIES,
  Jobs,
  KeyedJobs,
  ParkedJobs,
  type JobData,
  type JobOptions,
  type ParkedJob,
} from '../domain/jobs.js';

/** What fits into a bigint. */
const ID = /^\d{1,18}$/;
/** Of every submission. */
const ADD = {
  name: 'add-job',
  text: `
    SELECT id FROM graphile_worker.add_job($1, payload => $2::json, run_at => $3, job_key => $4,
      max_attempts => ${MOST_TRIES})`,
};
const MISSING = `
  SELECT key FROM unnest($1::text[]) WITH ORDINALITY AS asked (key, at)
  WHERE NOT EXISTS (SELECT FROM graphile_worker._private_jobs AS jobs WHERE jobs.key = asked.key) ORDER BY at`;
const HOLD_PARKED = `
  SELECT jobs.id, tasks.identifier AS name, created_at AS "addedAt", attempts AS tries, last_error AS reason
  FROM graphile_worker._private_jobs AS jobs
  JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
  WHERE jobs.id = $1 AND attempts >= max_attempts AND locked_at IS NULL
  FOR UPDATE OF jobs`;
/** Told as a new job is: workers would otherwise see it when they next look. */
const RETRY = `
  SELECT pg_notify('jobs:insert', '{"count":1}')
  FROM graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => now(), attempts => 0)`;

/** Jobs of graphile-worker, written by its own functions on the connection of the running transaction. */
export class GraphileJobs extends Jobs {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async add(name: string, data: JobData, { key, runAt }: JobOptions = {}): Promise<void> {
    const values = [name, JSON.stringify(data), runAt ?? null, key ?? null];
    // A worker that takes the waiting job of the key between two statements of `add_job` leaves it with nothing added; the
    // next try finds that job taken, and adds another one.
    let added: { id: string | null } | undefined;
    do [added] = await rowsOf<{ id: string | null }>(this.dataSource, ADD, values);
    while (added?.id === null);
  }
}

export class GraphileKeyedJobs extends KeyedJobs {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async missing(keys: readonly string[]): Promise<string[]> {
    const rows = await rowsOf<{ key: string }>(this.dataSource, { text: MISSING }, [keys]);
    return rows.map(({ key }) => key);
  }
}

export class GraphileParkedJobs extends ParkedJobs {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async retry(id: string): Promise<ParkedJob | undefined> {
    if (!ID.test(id)) return undefined;
    const [parked] = await rowsOf<ParkedJob>(this.dataSource, { text: HOLD_PARKED }, [id]);
    if (parked) await rowsOf(this.dataSource, { text: RETRY }, [id]);
    return parked;
  }
}
