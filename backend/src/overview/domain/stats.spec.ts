import { describe, expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import { statsOf, type Figures, type MonthFigures } from './stats.js';

const month = (inquiries: number, revenue = '0.00'): MonthFigures => ({
  month: '2026-01',
  inquiries,
  acceptedOrders: 0,
  revenue: Money.parse(revenue),
});
const figures = (change: Partial<Figures>): Figures => ({
  months: [month(0), month(0)],
  conversion: { now: { inquiries: 0, accepted: 0 }, before: { inquiries: 0, accepted: 0 } },
  activeCustomers: { now: 0, before: 0 },
  ...change,
});

describe('the stats', () => {
  it('of nothing are noughts, with nothing to compare with', () => {
    const { monthly, ...stats } = statsOf(figures({}));
    expect(stats).toEqual({
      totalInquiries: 0,
      monthlyRevenue: Money.ZERO,
      activeCustomers: 0,
      conversionRate: 0,
      changes: { totalInquiries: null, monthlyRevenue: null, activeCustomers: null, conversionRate: null },
    });
    expect(monthly).toHaveLength(2);
  });

  it('compare the running month with the last one', () => {
    const stats = statsOf({
      months: [month(99, '99.00'), month(8, '80000.00'), month(9, '60000.01')],
      conversion: { now: { inquiries: 116, accepted: 29 }, before: { inquiries: 107, accepted: 28 } },
      activeCustomers: { now: 14, before: 12 },
    });
    expect(stats).toMatchObject({
      totalInquiries: 116,
      monthlyRevenue: Money.parse('60000.01'),
      activeCustomers: 14,
      conversionRate: 25,
      changes: { totalInquiries: 12.5, monthlyRevenue: -25, activeCustomers: 16.7, conversionRate: -1.2 },
    });
  });

  it.each<[number, number, number | null]>([
    [0, 5, null],
    [5, 0, -100],
    [5, 5, 0],
    [3, 4, 33.3],
    [3, 2, -33.3],
    [2000, 2001, 0.1],
    [2000, 1999, -0.1],
    [3000, 3001, 0],
    [3000, 2999, 0],
    [1, 1000, 99900],
  ])('from %d to %d is %d percent', (before, now, change) => {
    expect(statsOf(figures({ months: [month(before), month(now)] })).changes.totalInquiries).toBe(change);
  });

  it.each([
    [1, 3, 33.3],
    [2, 3, 66.7],
    [1, 8, 12.5],
    [1, 2000, 0.1],
    [1, 2001, 0],
    [7, 7, 100],
  ])('%d accepted of %d are %d percent', (accepted, inquiries, rate) => {
    const now = { accepted, inquiries };
    const before = { accepted: 0, inquiries: 1 };
    const stats = statsOf(figures({ conversion: { now, before } }));
    expect([stats.conversionRate, stats.changes.conversionRate]).toEqual([rate, rate]);
  });
});
