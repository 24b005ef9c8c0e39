import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openCustomerCare } from '../../../e2e/customer-care.js';
import { Money } from '../../shared/domain/money.js';
import type { OverviewFigures } from '../domain/stats.js';
import { InMemoryOverviewFigures } from './overview-figures.in-memory.js';
import { PostgresOverviewFigures } from './overview-figures.postgres.js';

/** Half past midnight in Cairo, of the first of May. */
const now = new Date('2026-04-30T21:30:00Z');
/** When it came, when it was accepted, its value; around the beginnings of Cairo's months. */
const INQUIRIES: readonly (readonly [string, string | null, string])[] = [
  ['2025-05-31T20:59:59Z', null, '1.00'],
  ['2025-05-31T21:00:00Z', '2026-04-30T21:00:00Z', '1000.50'],
  ['2026-03-31T21:59:59Z', '2026-03-31T21:59:59Z', '20.00'],
  ['2026-03-31T22:00:00Z', '2026-04-30T20:59:59Z', '300.00'],
  ['2026-04-30T21:00:00Z', '2026-04-30T21:30:00Z', '4.25'],
];
const rows = INQUIRIES.map(([createdAt, acceptedAt, value]) => ({
  createdAt: new Date(createdAt),
  acceptedAt: acceptedAt === null ? null : new Date(acceptedAt),
  value: Money.parse(value),
}));

interface Opened {
  figures: OverviewFigures;
  close(): Promise<void>;
}
const customers = { countActive: (at?: Date) => Promise.resolve(at ? at.getTime() : 7) };
const clock = { now: () => now };

function inMemory(): Promise<Opened> {
  const figures = new InMemoryOverviewFigures(rows, customers, clock);
  return Promise.resolve({ figures, close: () => Promise.resolve() });
}

async function inPostgres(): Promise<Opened> {
  const care = await openCustomerCare(now);
  const customerId = await care.customer('layla@example.com');
  for (const { createdAt: at, acceptedAt, value } of rows)
    await care.inquiry(customerId, { at, acceptedAt, value: value.toString() });
  return { figures: new PostgresOverviewFigures(care.source, customers, clock), close: care.close };
}

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('the figures %s', (_, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('are counted by the months of Cairo', async () => {
    const { months, conversion, activeCustomers } = await opened.figures.read();
    const told = months.map(({ month, inquiries, acceptedOrders, revenue }) => [
      month,
      inquiries,
      acceptedOrders,
      revenue.toString(),
    ]);

    expect(told).toHaveLength(12);
    expect([told[0], ...told.slice(-3)]).toEqual([
      ['2025-06', 1, 0, '0.00'],
      ['2026-03', 1, 1, '20.00'],
      ['2026-04', 1, 1, '300.00'],
      ['2026-05', 1, 2, '1004.75'],
    ]);
    expect(conversion).toEqual({
      now: { inquiries: 5, accepted: 4 },
      before: { inquiries: 4, accepted: 2 },
    });
    expect(activeCustomers).toEqual({ now: 7, before: Date.parse('2026-04-30T21:00:00Z') });
  });
});
