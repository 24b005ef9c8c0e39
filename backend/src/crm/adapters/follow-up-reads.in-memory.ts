import { pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { Page, Position } from '../../shared/database/keyset.js';
import type { Clock } from '../../shared/domain/clock.js';
import { followUpDetails, type FollowUpDetails } from '../application/follow-up-details.js';
import { daysThatCount } from '../domain/days-that-count.js';
import { FOLLOW_UP_ORDER, type FollowUpFilter, type FollowUpReads } from './follow-up-reads.js';
import type { InMemoryFollowUps } from './follow-ups.in-memory.js';

export class InMemoryFollowUpReads implements Pick<FollowUpReads, 'list' | 'counts'> {
  constructor(
    private readonly followUps: InMemoryFollowUps,
    private readonly clock: Clock,
  ) {}

  async list(
    { status, customerId }: FollowUpFilter,
    page: { limit: number; position?: Position | undefined },
  ): Promise<Page<FollowUpDetails>> {
    const chosen = this.details().filter(
      (one) => one.status === (status ?? one.status) && one.customerId === (customerId ?? one.customerId),
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
  const seconds = Math.floor(scheduledDate.getTime() / 1_000);
  return status === 'pending' ? ['0', String(seconds), id] : ['1', String(-seconds), id];
}
