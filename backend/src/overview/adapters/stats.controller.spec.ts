import { expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { OverviewFigures } from '../domain/stats.js';
import { InMemoryOverviewFigures } from './overview-figures.in-memory.js';
import { StatsController } from './stats.controller.js';

const figures = () =>
  new InMemoryOverviewFigures(
    [
      ['2026-01-10T10:00:00Z', '2026-01-11T10:00:00Z', '1000'],
      ['2026-01-20T10:00:00Z', null, '50'],
      ['2026-02-10T10:00:00Z', '2026-02-11T10:00:00Z', '1500.5'],
    ].map(([createdAt, acceptedAt, value]) => ({
      createdAt: new Date(createdAt!),
      acceptedAt: acceptedAt ? new Date(acceptedAt) : null,
      value: Money.parse(value!),
    })),
    { countActive: (at) => Promise.resolve(at ? 2 : 3) },
    { now: () => new Date('2026-02-20T10:00:00Z') },
  );
const open = () =>
  controllerApp({
    controllers: [StatsController],
    providers: [{ provide: OverviewFigures, useValue: figures() }],
  });

describeAdmission(open, { 'GET /api/admin/stats': 'overview.read' });

it('the figures go out with amounts of two decimals, and nothing keeps them', async () => {
  expect(await (await open()).ask('GET /api/admin/stats')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: {
      totalInquiries: 3,
      monthlyRevenue: '1500.50',
      activeCustomers: 3,
      conversionRate: 66.7,
      changes: { totalInquiries: -50, monthlyRevenue: 50.1, activeCustomers: 50, conversionRate: 16.7 },
      monthly: expect.arrayContaining([
        { month: '2025-03', inquiries: 0, acceptedOrders: 0, revenue: '0.00' },
        { month: '2026-01', inquiries: 2, acceptedOrders: 1, revenue: '1000.00' },
        { month: '2026-02', inquiries: 1, acceptedOrders: 1, revenue: '1500.50' },
      ]),
    },
  });
});
