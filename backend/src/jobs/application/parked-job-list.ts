import type { ParkedJob } from '../../shared/domain/jobs.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';

/** The jobs that failed as often as they may, newest first. */
export abstract class ParkedJobList {
  abstract page(wanted: PageWanted): Promise<Page<ParkedJob>>;
}
