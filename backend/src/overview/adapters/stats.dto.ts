import { ApiProperty } from '@nestjs/swagger';
import type { Money } from '../../shared/domain/money.js';
import { Amount, Documented, Whole } from '../../shared/http/documentation.js';
import type { MonthFigures, Stats, StatsChanges } from '../domain/stats.js';

function Change(what: string): PropertyDecorator {
  const description = `${what}, one decimal; null when there is nothing to compare with.`;
  return ApiProperty({ type: 'number', nullable: true, description });
}

@Documented('StatsChanges', { description: 'Month on month, by the calendar of Cairo.' })
class StatsChangesDto implements StatsChanges {
  @Change("Received this month so far, against all of last month's, in percent") totalInquiries!:
    | number
    | null;
  @Change("This month's revenue so far, against all of last month's, in percent") monthlyRevenue!:
    | number
    | null;
  @Change('Now, against the beginning of this month, in percent') activeCustomers!: number | null;
  @Change('Now, less that of the beginning of this month, in percentage points') conversionRate!:
    | number
    | null;
}

@Documented('MonthFigures')
class MonthFiguresDto implements MonthFigures {
  @ApiProperty({ pattern: '^\\d{4}-\\d{2}$', description: 'In Cairo.' }) month!: string;
  @Whole(0, { description: 'Received in it.' }) inquiries!: number;
  @Whole(0, { description: 'Accepted in it, sample requests too.' }) acceptedOrders!: number;
  @Amount('EGP. The value of what was accepted in it.') revenue!: Money;
}

@Documented('Stats', {
  example: {
    totalInquiries: 42,
    monthlyRevenue: '214350.00',
    activeCustomers: 14,
    conversionRate: 61.9,
    changes: { totalInquiries: 12.5, monthlyRevenue: -8.3, activeCustomers: null, conversionRate: 1.4 },
    monthly: Array.from({ length: 12 }, (_, index) => ({
      month: `2026-${String(index + 1).padStart(2, '0')}`,
      inquiries: 3,
      acceptedOrders: 2,
      revenue: '52780.00',
    })),
  },
})
export class StatsDto implements Stats {
  @Whole(0, { description: 'All that were ever received.' }) totalInquiries!: number;
  @Amount('EGP. The value of what was accepted in the running month of Cairo.') monthlyRevenue!: Money;
  @Whole(0, { description: 'Customers who are not inactive.' }) activeCustomers!: number;
  @ApiProperty({
    minimum: 0,
    maximum: 100,
    description: 'Accepted inquiries of all, in percent with one decimal; 0 when there are none.',
  })
  conversionRate!: number;
  @ApiProperty() changes!: StatsChangesDto;
  @ApiProperty({
    type: [MonthFiguresDto],
    minItems: 12,
    maxItems: 12,
    description: 'Oldest first; the last one is the running month.',
  })
  monthly!: MonthFiguresDto[];
}
