import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inquiryOf, workedExample } from './garments.js';
import { createDatabase, query, signedIn, startBackend, type Backend } from './harness.js';
import { inTimeZone, TIME_ZONES } from './time-zones.js';

interface Stats {
  totalInquiries: number;
  monthlyRevenue: string;
  activeCustomers: number;
  conversionRate: number;
  changes: Record<'totalInquiries' | 'monthlyRevenue' | 'activeCustomers' | 'conversionRate', number | null>;
  monthly: { month: string; inquiries: number; acceptedOrders: number; revenue: string }[];
}
interface Row {
  customer: number;
  createdAt: Date;
  acceptedAt: Date | null;
  piastres: number;
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo', dateStyle: 'short' });
const CUSTOMERS = 40;
const DAY_MS = 24 * 60 * 60 * 1000;
const customerId = (customer: number) => `01993c00-0000-7000-8000-${String(customer).padStart(12, '0')}`;

/** Half past midnight in Cairo's summer, ten past in its winter, and an ordinary noon: two of three are yesterday in UTC. */
const MOMENTS = ['2026-04-30T21:30:00Z', '2026-10-31T22:10:00Z', '2026-01-15T10:00:00Z'].map(
  (at) => new Date(at),
);

describe('the figures', () => {
  let databaseUrl: string;
  let backend: Backend;
  let now = new Date();

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    backend = await startBackend({ databaseUrl, now: () => now });
  });
  afterAll(() => backend.stop());

  const stats = async (moment: Date) => {
    now = moment;
    const headers = await signedIn(backend);
    const { status, body } = await backend.ask<Stats>('/api/admin/stats', { headers });
    expect(status).toBe(200);
    return body;
  };

  it('of an empty database are noughts, with nothing to compare with', async () => {
    const { monthly, ...figures } = await stats(MOMENTS[0]!);
    expect(figures).toEqual({
      totalInquiries: 0,
      monthlyRevenue: '0.00',
      activeCustomers: 0,
      conversionRate: 0,
      changes: { totalInquiries: null, monthlyRevenue: null, activeCustomers: null, conversionRate: null },
    });
    expect(monthly.map(({ month }) => month)).toEqual([
      ...['2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
      ...['2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
    ]);
  });

  describe.each(MOMENTS.map((moment) => [moment.toISOString(), moment] as const))('at %s', (_, moment) => {
    const rows = someRows(moment);

    beforeAll(() => store(databaseUrl, rows));

    describe.each(TIME_ZONES)('in a process with TZ=%s', (zone) => {
      inTimeZone(zone);

      it('are those of an independent count', async () => {
        expect(await stats(moment)).toEqual(counted(rows, moment));
      });
    });
  });
});

describe('what staff do', () => {
  let backend: Backend;
  let headers: Record<string, string>;

  beforeAll(async () => {
    backend = await startBackend({ databaseUrl: await createDatabase(), env: { SEED_DEMO: 'true' } });
    headers = await signedIn(backend);
  });
  afterAll(() => backend.stop());

  it('shows in the figures at once', async () => {
    const stats = async () => (await backend.ask<Stats>('/api/admin/stats', { headers })).body;
    const before = await stats();
    const { body } = await backend.ask<{ id: string }>('/api/inquiries', {
      body: inquiryOf(await workedExample(backend)),
    });
    const put = (status: string) =>
      backend.ask(`/api/admin/inquiries/${body.id}`, { method: 'PUT', body: { status }, headers });
    const revenue = (more: number) => (Number(before.monthlyRevenue) + more).toFixed(2);
    expect(await stats()).toMatchObject({
      totalInquiries: before.totalInquiries + 1,
      activeCustomers: before.activeCustomers + 1,
      monthlyRevenue: revenue(0),
    });
    for (const [status, more] of [
      ['accepted', 23_700],
      ['closed', 23_700],
      ['rejected', 0],
      ['accepted', 23_700],
    ] as const) {
      await put(status);
      const figures = await stats();
      expect([status, figures.monthlyRevenue]).toEqual([status, revenue(more)]);
      expect(figures.monthly.at(-1)!.revenue).toBe(figures.monthlyRevenue);
    }
  });
});

/** Always the same ones: spread over fourteen months, and crowded round the beginnings of Cairo's months. */
function someRows(moment: Date): Row[] {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const until = (at: number) => new Date(Math.min(at, moment.getTime()));
  const edges = Array.from({ length: 14 }, (_, i) => monthBegins(moment, -i)).filter(
    (at) => at < moment.getTime(),
  );
  const moments = [
    ...Array.from({ length: 300 }, () => moment.getTime() - random() * 420 * DAY_MS),
    ...edges.flatMap((edge) => [edge - 1, edge]),
  ];
  return moments.map((at, index) => ({
    customer: Math.floor(random() ** 2 * CUSTOMERS),
    createdAt: until(at),
    acceptedAt: index % 3 === 0 ? null : until(index % 2 ? at : at + random() * 40 * DAY_MS),
    piastres: Math.floor(random() * 5_000_000),
  }));
}

async function store(databaseUrl: string, rows: readonly Row[]): Promise<void> {
  await query(databaseUrl, 'DELETE FROM inquiries');
  await query(databaseUrl, 'DELETE FROM customers');
  await query(
    databaseUrl,
    `INSERT INTO customers (id, email, name, created_at)
     SELECT id, 'c' || place || '@example.com', 'C', at FROM unnest($1::uuid[], $2::timestamptz[])
       WITH ORDINALITY AS one (id, at, place)`,
    [
      [...new Set(rows.map(({ customer }) => customer))].map(customerId),
      [...new Set(rows.map(({ customer }) => customer))].map((customer) => firstContact(rows, customer)),
    ],
  );
  await query(
    databaseUrl,
    `INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone, customer_company,
       message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value, price_changed,
       has_inactive_items, snapshot, status, accepted_at, created_at)
     SELECT gen_random_uuid(), 'TRZ-2026-' || place, customer_id, '', '', '', '', '', false, 100, value, 0, 0, value,
       false, false, '{}', CASE WHEN accepted_at IS NULL THEN 'quoted' ELSE 'accepted' END, accepted_at, created_at
     FROM unnest($1::uuid[], $2::numeric[], $3::timestamptz[], $4::timestamptz[])
       WITH ORDINALITY AS one (customer_id, value, accepted_at, created_at, place)`,
    [
      rows.map(({ customer }) => customerId(customer)),
      rows.map(({ piastres }) => (piastres / 100).toFixed(2)),
      rows.map(({ acceptedAt }) => acceptedAt),
      rows.map(({ createdAt }) => createdAt),
    ],
  );
}

function firstContact(rows: readonly Row[], customer: number): Date {
  const times = rows.filter((row) => row.customer === customer).map(({ createdAt }) => createdAt.getTime());
  return new Date(Math.min(...times));
}

/** The same figures from the rows themselves, by the calendar on the wall in Cairo. */
function counted(rows: readonly Row[], moment: Date): Stats {
  const thisMonth = monthOf(moment);
  const start = monthBegins(moment, 0);
  const months = Array.from({ length: 12 }, (_, i) => monthOf(new Date(monthBegins(moment, i - 11))));
  const monthly = months.map((month) => {
    const accepted = rows.filter(({ acceptedAt }) => acceptedAt && monthOf(acceptedAt) === month);
    const piastres = accepted.reduce((sum, row) => sum + row.piastres, 0);
    return {
      month,
      inquiries: rows.filter(({ createdAt }) => monthOf(createdAt) === month).length,
      acceptedOrders: accepted.length,
      revenue: (piastres / 100).toFixed(2),
    };
  });
  const [last, running] = monthly.slice(-2);
  const all = rows.length;
  const earlier = rows.filter(({ createdAt }) => createdAt.getTime() < start).length;
  const accepted = (before: number) =>
    rows.filter(({ acceptedAt }) => acceptedAt && acceptedAt.getTime() < before).length;
  const rate = (part: number, whole: number) => Number(((part / whole) * 100).toFixed(1));
  const change = (from: number, to: number) => Number((((to - from) / from) * 100).toFixed(1)) + 0;
  const active = (at: number) => {
    const quietSince = dayBegins(new Date(at), -179);
    const seen = rows.filter(
      ({ createdAt }) => createdAt.getTime() <= at && createdAt.getTime() >= quietSince,
    );
    return new Set(seen.map(({ customer }) => customer)).size;
  };
  const rateNow = rate(accepted(Infinity), all);
  expect(running!.month).toBe(thisMonth);
  return {
    totalInquiries: all,
    monthlyRevenue: running!.revenue,
    activeCustomers: active(moment.getTime()),
    conversionRate: rateNow,
    changes: {
      totalInquiries: change(last!.inquiries, running!.inquiries),
      monthlyRevenue: change(Number(last!.revenue), Number(running!.revenue)),
      activeCustomers: change(active(start), active(moment.getTime())),
      conversionRate: Number((rateNow - rate(accepted(start), earlier)).toFixed(1)),
    },
    monthly,
  };
}

function monthOf(at: Date): string {
  return calendar.format(at).slice(0, 7);
}

/** By halving: the first millisecond whose day in Cairo is this one, or later. */
function dayBegins(moment: Date, daysLater: number): number {
  const day = new Date(Date.parse(calendar.format(moment)) + daysLater * DAY_MS).toISOString().slice(0, 10);
  return firstWhere(Date.parse(day), (at) => calendar.format(at) >= day);
}

function monthBegins(moment: Date, monthsLater: number): number {
  const [year, month] = monthOf(moment).split('-').map(Number) as [number, number];
  const first = new Date(Date.UTC(year, month - 1 + monthsLater, 1));
  const name = first.toISOString().slice(0, 7);
  return firstWhere(first.getTime(), (at) => monthOf(at) >= name);
}

function firstWhere(near: number, isThere: (at: Date) => boolean): number {
  let [before, after] = [near - DAY_MS, near + DAY_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isThere(new Date(middle))) after = middle;
    else before = middle;
  }
  return after;
}
