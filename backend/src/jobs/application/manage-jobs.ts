import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { ParkedJob, ParkedJobs } from '../../shared/domain/jobs.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { ParkedJobList } from './parked-job-list.js';
import { StaffJobs } from './staff-jobs.js';

export class ManageJobs extends StaffJobs {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: ParkedJobs,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly list: ParkedJobList,
  ) {
    super();
  }

  page(wanted: PageWanted): Promise<Page<ParkedJob>> {
    return this.list.page(wanted);
  }

  async retry(id: string, by: Staff): Promise<void> {
    await this.transactions.run(async () => {
      const parked = await this.jobs.retry(id);
      if (!parked) throw new DomainError('missing', 'job.unknown', 'There is no parked job with this id.');
      const { name, tries, reason } = parked;
      await this.audit.record({
        at: this.clock.now(),
        by,
        action: 'job.retried',
        thing: { kind: 'job', id },
        before: { name, tries, reason },
        after: { name, tries: 0, reason },
      });
    });
  }
}
