import type { ParkedJob } from '../../shared/domain/jobs.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { Staff } from '../../shared/domain/staff.js';

/** What staff do with the jobs that are parked. */
export abstract class StaffJobs {
  /** Newest first. */
  abstract page(wanted: PageWanted): Promise<Page<ParkedJob>>;

  /** Has one done again. @throws DomainError `job.unknown` when no parked job has this id */
  abstract retry(id: string, by: Staff): Promise<void>;
}
