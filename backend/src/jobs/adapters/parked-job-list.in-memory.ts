import { momentKey, pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { ParkedJob } from '../../shared/domain/jobs.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { ParkedJobList } from '../application/parked-job-list.js';
import { NEWEST_FIRST } from './parked-job-list.graphile.js';

export class InMemoryParkedJobList extends ParkedJobList {
  constructor(private readonly jobs: InMemoryJobs) {
    super();
  }

  async page(wanted: PageWanted): Promise<Page<ParkedJob>> {
    return pageInMemory(
      this.jobs.parked,
      NEWEST_FIRST,
      ({ addedAt, id }) => [momentKey(addedAt), id],
      wanted,
    );
  }
}
