import { momentKey, pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { Page, Position } from '../../shared/database/keyset.js';
import type { ParkedJob } from '../../shared/domain/jobs.js';
import type { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { NEWEST_FIRST, ParkedJobList } from './parked-job-list.js';

export class InMemoryParkedJobList extends ParkedJobList {
  constructor(private readonly jobs: InMemoryJobs) {
    super();
  }

  async page(wanted: { limit: number; position?: Position | undefined }): Promise<Page<ParkedJob>> {
    return pageInMemory(
      this.jobs.parked,
      NEWEST_FIRST,
      ({ addedAt, id }) => [momentKey(addedAt), id],
      wanted,
    );
  }
}
