import type { DataSource } from 'typeorm';
import { readPage, type Order } from '../../shared/database/keyset.js';
import { longRowsOf } from '../../shared/database/long-reads.js';
import type { ParkedJob } from '../../shared/domain/jobs.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import { ParkedJobList } from '../application/parked-job-list.js';

export const NEWEST_FIRST: Order = {
  columns: [
    ['created_at', 'moment'],
    ['id', 'bigint'],
  ],
  descending: true,
};

const PARKED = {
  columns: 'id, task_identifier AS name, created_at AS "addedAt", attempts AS tries, last_error AS reason',
  from: 'graphile_worker.jobs',
  where: 'attempts >= max_attempts AND locked_at IS NULL',
  values: [],
};

export class GraphileParkedJobList extends ParkedJobList {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  page(wanted: PageWanted): Promise<Page<ParkedJob>> {
    return readPage(
      (sql, values) => longRowsOf(this.dataSource, { text: sql }, values),
      PARKED,
      NEWEST_FIRST,
      wanted,
    );
  }
}
