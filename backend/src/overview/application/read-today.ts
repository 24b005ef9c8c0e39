import type { WorkingCalendar } from '../../calendar/index.js';
import type { DueFollowUps } from '../../crm/index.js';
import type { NewArrivals, OwnedInquiries } from '../../inquiries/index.js';
import type { ParkedJobList } from '../../jobs/index.js';
import type { MessageList } from '../../notifications/index.js';
import type { ExpiringQuotations } from '../../quotations/index.js';
import { dayInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import {
  ASSIGNED_AT_ONCE,
  NAMED,
  type AbsentOwner,
  type Needed,
  type Permitted,
  type Today,
  type TodayReading,
} from './today.js';

/** A quotation is about to expire for so many working days. */
const EXPIRES_WITHIN_DAYS = 3;

/** What Overview needs to know of the staff. */
interface Colleagues {
  colleagues(): Promise<
    {
      id: string;
      mayAnswerInquiries: boolean;
      absence: { to: string; standInId: string | null; isNow: boolean } | null;
    }[]
  >;
}

interface Needs {
  calendar: WorkingCalendar;
  inquiries: NewArrivals;
  owned: OwnedInquiries;
  staff: Colleagues;
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
    const [clocked, absent, followUps, mails, jobs] = await Promise.all([
      this.byTheClock(may('inquiries.read'), may('quotations.read')),
      may('inquiries.read') ? this.absent() : undefined,
      may('customers.read') ? this.needs.followUps.due(NAMED) : undefined,
      may('mail.read') ? this.failedMails() : undefined,
      may('jobs.read') ? this.parkedJobs() : undefined,
    ]);
    return {
      ...clocked,
      ...(absent && { absent }),
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

  /** By e-mail address. */
  private async absent(): Promise<AbsentOwner[]> {
    const staff = await this.needs.staff.colleagues();
    const away = staff.flatMap(({ id, absence }) => (absence?.isNow ? [{ id, absence }] : []));
    if (away.length === 0) return [];
    const open = await this.needs.owned.openOf(
      away.map(({ id }) => id),
      ASSIGNED_AT_ONCE,
    );
    const answering = new Set(staff.filter((one) => one.mayAnswerInquiries).map(({ id }) => id));
    return away.flatMap(({ id: staffId, absence: { to: until, standInId } }) =>
      open
        .filter(({ ownerId }) => ownerId === staffId)
        .map(({ total, ids: inquiryIds }) => ({
          ...{ staffId, until, total, inquiryIds },
          standInId: standInId !== null && answering.has(standInId) ? standInId : null,
        })),
    );
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
