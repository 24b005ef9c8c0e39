import type { DataSource } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { instantInCairo, wallTimeInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DEMO_STAFF } from '../../shared/domain/staff.js';
import type { CommunicationLog } from '../application/communication-log.js';
import type { StaffFollowUps } from '../application/staff-follow-ups.js';
import { demoCommunications, demoFollowUps } from './demo-work.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What staff would have noted and planned about the customers of the demo inquiries, up to the day of seeding. */
export class DemoCustomerCare {
  constructor(
    private readonly dataSource: DataSource,
    private readonly at: (clock: Clock) => {
      communications: CommunicationLog;
      followUps: StaffFollowUps;
    },
    private readonly clock: Clock,
  ) {}

  /** Needs the customers. */
  async seed(): Promise<void> {
    const now = this.clock.now();
    let moment = now;
    const { communications, followUps } = this.at({ now: () => moment });
    const { year, month, day } = wallTimeInCairo(now);
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

    for (const [days, who, type, direction, subject, content] of demoCommunications) {
      moment = daysAgo(days);
      await communications.log(
        { ...(await this.about(who, moment)), type, direction, subject, content },
        DEMO_STAFF,
      );
    }
    for (const [inDays, hour, who, subject, description, plannedDaysAgo, status] of demoFollowUps) {
      const due = instantInCairo({ year, month, day: day + inDays, hour });
      moment = daysAgo(plannedDaysAgo);
      const planned = {
        ...(await this.about(who, moment)),
        subject,
        description,
        scheduledDate: due.toISOString(),
      };
      const { id } = await followUps.plan(planned, DEMO_STAFF);
      moment = due;
      if (status !== 'pending') await followUps.edit(id, { status }, undefined, DEMO_STAFF);
    }
  }

  /** A customer, and what was the latest inquiry at that moment. */
  private async about(email: string, at: Date): Promise<{ customerId: string; inquiryId: string | null }> {
    const [found] = await currentManager(this.dataSource).query<
      { customerId: string; inquiryId: string | null }[]
    >(
      `SELECT customers.id AS "customerId", (
         SELECT inquiry.id FROM inquiry_activity AS inquiry WHERE customer_id = customers.id AND inquiry.created_at <= $2
         ORDER BY inquiry.created_at DESC LIMIT 1
       ) AS "inquiryId"
       FROM customers WHERE email = $1`,
      [email, at],
    );
    if (!found) throw new Error(`there is no demo customer ${email}`);
    return found;
  }
}
