import { expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { OverviewFigures, type Figures } from '../domain/stats.js';
import { StatsController } from './stats.controller.js';

const FIGURES: Figures = {
  months: [
    { month: '2026-01', inquiries: 4, acceptedOrders: 1, revenue: Money.parse('1000') },
    { month: '2026-02', inquiries: 5, acceptedOrders: 2, revenue: Money.parse('1500.5') },
  ],
  conversion: { now: { inquiries: 9, accepted: 3 }, before: { inquiries: 4, accepted: 1 } },
  activeCustomers: { now: 3, before: 2 },
};
const open = () =>
  controllerApp({
    controllers: [StatsController],
    providers: [{ provide: OverviewFigures, useValue: { read: () => Promise.resolve(FIGURES) } }],
  });

describeAdmission(open, { 'GET /api/admin/stats': 'overview.read' });

it('the figures go out with amounts of two decimals, and nothing keeps them', async () => {
  expect(await (await open()).ask('GET /api/admin/stats')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: {
      totalInquiries: 9,
      monthlyRevenue: '1500.50',
      activeCustomers: 3,
      conversionRate: 33.3,
      changes: { totalInquiries: 25, monthlyRevenue: 50.1, activeCustomers: 50, conversionRate: 8.3 },
      monthly: [
        { month: '2026-01', inquiries: 4, acceptedOrders: 1, revenue: '1000.00' },
        { month: '2026-02', inquiries: 5, acceptedOrders: 2, revenue: '1500.50' },
      ],
    },
  });
});
