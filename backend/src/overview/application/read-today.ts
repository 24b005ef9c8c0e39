import type { WorkingCalendar } from '../../calendar/index.js';
import type { DueFollowUps } from '../../crm/index.js';
import type { NewArrivals, WaitingInquiries } from '../../inquiries/index.js';
import type { ParkedJobList } from '../../jobs/index.js';
import type { ListedMessage, MessageList } from '../../notifications/index.js';
import type { ExpiringQuotations } from '../../quotations/index.js';
import { dayInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { ParkedJob } from '../../shared/domain/jobs.js';

/** How many of each kind are named; how many there are is said besides. */
export const NAMED = 5;
/** A quotation is about to expire for so many working days. */
const EXPIRES_WITHIN_DAYS = 3;

/** What waits for staff; a block is absent for whoever may not read what is in it. */
export interface Today {
  inquiries?: WaitingInquiries;
  followUps?: Awaited<ReturnType<DueFollowUps['due']>>;
  quotations?: Awaited<ReturnType<ExpiringQuotations['between']>>;
  mails?: { total: number; items: readonly FailedMail[] };
  jobs?: { total: number; items: readonly Pick<ParkedJob, 'id' | 'name' | 'addedAt'>[] };
}

export type FailedMail = Pick<ListedMessage, 'id' | 'subject' | 'createdAt'> & { toName: string };

interface Needs {
  calendar: WorkingCalendar;
  inquiries: NewArrivals;
  followUps: DueFollowUps;
  quotations: ExpiringQuotations;
  mails: MessageList;
  jobs: ParkedJobList;
  clock: Clock;
}

/** Of auth: what each part is read with. */
type Needed = 'inquiries.read' | 'quotations.read' | 'customers.read' | 'mail.read' | 'jobs.read';

export class ReadToday {
  constructor(private readonly needs: Needs) {}

  async read(permitted: Pick<ReadonlySet<Needed>, 'has'>): Promise<Today> {
    const may = (permission: Needed) => permitted.has(permission);
    const [clocked, followUps, mails, jobs] = await Promise.all([
      this.byTheClock(may('inquiries.read'), may('quotations.read')),
      may('customers.read') ? this.needs.followUps.due(NAMED) : undefined,
      may('mail.read') ? this.failedMails() : undefined,
      may('jobs.read') ? this.parkedJobs() : undefined,
    ]);
    return {
      ...clocked,
      ...(followUps && { followUps }),
      ...(mails && { mails }),
      ...(jobs && { jobs }),
    };
  }

  private async byTheClock(
    withInquiries: boolean,
    withQuotations: boolean,
  ): Promise<Pick<Today, 'inquiries' | 'quotations'>> {
    if (!withInquiries && !withQuotations) return {};
    const clock = await this.needs.calendar.responseClock();
    const now = this.needs.clock.now();
    const today = dayInCairo(now);
    const last = clock.workingDayAfter(today, EXPIRES_WITHIN_DAYS);
    const [inquiries, quotations] = await Promise.all([
      withInquiries ? this.needs.inquiries.waiting(clock, now, NAMED) : undefined,
      withQuotations ? this.needs.quotations.between(today, last, NAMED) : undefined,
    ]);
    return { ...(inquiries && { inquiries }), ...(quotations && { quotations }) };
  }

  private async failedMails(): Promise<Required<Today>['mails']> {
    const { total, items } = await this.needs.mails.page({ state: 'failed' }, { limit: NAMED });
    return {
      total,
      items: items.map(({ id, subject, createdAt, to }) => ({ id, subject, createdAt, toName: to.name })),
    };
  }

  private async parkedJobs(): Promise<Required<Today>['jobs']> {
    const { total, items } = await this.needs.jobs.page({ limit: NAMED });
    return { total, items: items.map(({ id, name, addedAt }) => ({ id, name, addedAt })) };
  }
}
