import { instantInCairo, wallTimeInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import { Money } from '../../shared/domain/money.js';
import { OverviewFigures, type Figures } from '../domain/stats.js';
import type { ActiveCustomers } from './overview-figures.postgres.js';

const MONTHS = 12;

/** An inquiry, as far as it is counted. */
export interface CountedInquiry {
  createdAt: Date;
  acceptedAt: Date | null;
  value: Money;
}

export class InMemoryOverviewFigures extends OverviewFigures {
  constructor(
    private readonly inquiries: readonly CountedInquiry[],
    private readonly customers: ActiveCustomers,
    private readonly clock: Clock,
  ) {
    super();
  }

  async read(): Promise<Figures> {
    const now = this.clock.now();
    const { year, month } = wallTimeInCairo(now);
    const running = monthOf(now);
    const conversionOf = (isCounted: (at: Date) => boolean) => ({
      inquiries: this.inquiries.filter(({ createdAt }) => isCounted(createdAt)).length,
      accepted: this.inquiries.filter(({ acceptedAt }) => acceptedAt && isCounted(acceptedAt)).length,
    });
    const monthAt = (monthsAgo: number) => monthBefore(running, monthsAgo);
    return {
      months: Array.from({ length: MONTHS }, (_, index) => monthAt(MONTHS - 1 - index)).map((month) => {
        const accepted = this.inquiries.filter(
          ({ acceptedAt }) => acceptedAt && monthOf(acceptedAt) === month,
        );
        return {
          month,
          inquiries: this.inquiries.filter(({ createdAt }) => monthOf(createdAt) === month).length,
          acceptedOrders: accepted.length,
          revenue: accepted.reduce((sum, { value }) => sum.plus(value), Money.ZERO),
        };
      }),
      conversion: {
        now: conversionOf(() => true),
        before: conversionOf((at) => monthOf(at) < running),
      },
      activeCustomers: {
        now: await this.customers.countActive(),
        before: await this.customers.countActive(instantInCairo({ year, month, day: 1 })),
      },
    };
  }
}

/** By the calendar of Cairo. */
function monthOf(at: Date): string {
  const { year, month } = wallTimeInCairo(at);
  return `${year}-${String(month).padStart(2, '0')}`;
}

function monthBefore(month: string, monthsAgo: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - monthsAgo)).toISOString().slice(0, 7);
}
