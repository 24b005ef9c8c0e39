import type { WorkingCalendar } from '../../calendar/index.js';
import type { DueFollowUps } from '../../crm/index.js';
import type { NewArrivals } from '../../inquiries/index.js';
import type { ParkedJobList } from '../../jobs/index.js';
import type { MessageList } from '../../notifications/index.js';
import type { ExpiringQuotations } from '../../quotations/index.js';
import { dayInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import { NAMED, type Needed, type Permitted, type Today, type TodayReading } from './today.js';

/** A quotation is about to expire for so many working days. */
const EXPIRES_WITHIN_DAYS = 3;

interface Needs {
  calendar: WorkingCalendar;
  inquiries: NewArrivals;
  followUps: DueFollowUps;
  quotations: ExpiringQuotations;
  mails: MessageList;
  jobs: ParkedJobList;
  clock: Clock;
}

export class ReadToday implements TodayReading {
  constructor(private readonly needs: Needs) {}

  async read(permitted: Permitted): Promise<Today> {
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
