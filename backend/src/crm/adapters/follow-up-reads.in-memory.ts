import { pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { FollowUpDetails } from '../application/customer-details.js';
import { FollowUpReads, type FollowUpFilter } from '../application/follow-up-reads.js';
import { followUpDetails } from '../application/follow-ups.js';
import { daysThatCount } from '../domain/days-that-count.js';
import { FOLLOW_UP_ORDER } from './follow-up-reads.postgres.js';
import type { InMemoryFollowUps } from './follow-ups.in-memory.js';

export class InMemoryFollowUpReads extends FollowUpReads {
  constructor(
    private readonly followUps: InMemoryFollowUps,
    private readonly clock: Clock,
  ) {
    super();
  }

  async list({ status, customerId }: FollowUpFilter, page: PageWanted): Promise<Page<FollowUpDetails>> {
    const of = customerId && this.followUps.survivorOf(customerId);
    const chosen = this.details().filter(
      (one) => one.status === (status ?? one.status) && one.customerId === (of ?? one.customerId),
    );
    return pageInMemory(chosen, FOLLOW_UP_ORDER, keyOf, page);
  }

  async counts(): Promise<{ dueToday: number; overdue: number }> {
    const all = this.details();
    return {
      dueToday: all.filter(({ isDueToday }) => isDueToday).length,
      overdue: all.filter(({ isOverdue }) => isOverdue).length,
    };
  }

  private details(): FollowUpDetails[] {
    const days = daysThatCount(this.clock.now());
    return this.followUps.stored.map((followUp) => followUpDetails(this.followUps.named(followUp), days));
  }
}

function keyOf({ id, status, scheduledDate }: FollowUpDetails): string[] {
  const at = scheduledDate.getTime();
  return [String(status === 'pending' ? at - 1e15 : -at), id];
}
