import type { DataSource } from 'typeorm';
import { rowsOf } from '../database/rows.js';

/** The jobs of one name. */
export interface JobCount {
  name: string;
  /** Neither parked nor being done: due, due later, or to be tried again. */
  waiting: number;
  parked: number;
  /** Seconds since the one that has waited longest was due; 0 when none is due. */
  longestDue: number;
}

const COUNT = {
  text: `
    SELECT task_identifier AS name,
      count(*) FILTER (WHERE attempts < max_attempts)::int AS waiting,
      count(*) FILTER (WHERE attempts >= max_attempts)::int AS parked,
      coalesce(max(extract(epoch FROM now() - run_at)) FILTER (WHERE attempts < max_attempts AND run_at < now()), 0)::float
        AS "longestDue"
    FROM graphile_worker.jobs WHERE locked_at IS NULL GROUP BY task_identifier`,
};

/** Those without any job are absent. */
export function countJobs(dataSource: DataSource): Promise<JobCount[]> {
  return rowsOf<JobCount>(dataSource, COUNT, []);
}
