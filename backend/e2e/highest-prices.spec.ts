import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inquiryOf, workedExample } from './garments.js';
import { createDatabase, signedIn, startBackend, type Backend } from './harness.js';

interface Stats {
  monthlyRevenue: string;
  monthly: { revenue: string }[];
}

let backend: Backend;
let headers: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend({ databaseUrl: await createDatabase(), env: { SEED_DEMO: 'true' } });
  headers = await signedIn(backend);
});
afterAll(() => backend.stop());

it('every figure is right to the piastre, however many orders there are at the highest prices', async () => {
  const staff = async <Body>(method: string, path: string, body?: unknown) => {
    const answer = await backend.ask<Body>(`/api/admin/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    expect([path, answer.status < 300]).toEqual([path, true]);
    return answer.body;
  };
  const highest = '9999999.99';
  const selection = await workedExample(backend);
  await staff('PUT', `product-types/${selection.productTypeId}`, { basePrice: highest });
  await staff('PUT', `fabrics/${selection.fabricId}`, { costMultiplier: highest });
  await staff('PUT', `fits/${selection.fitId}`, { priceModifier: highest });
  await staff('PUT', `finishing-qualities/${selection.finishingQualityId}`, { priceModifier: highest });
  const prints = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      staff<{ id: string }>('POST', 'print-types', {
        name: `Gold leaf ${index}`,
        setupCost: highest,
        perItemCost: highest,
      }),
    ),
  );
  const dearest = {
    ...selection,
    quantity: 1_000_000,
    printOptions: prints.map(({ id }) => ({ printTypeId: id, colors: 12 })),
  };
  const orderPiastres = 999_999_999n * (24n * 1_000_000n + 20n * 12n);
  const before = await staff<Stats>('GET', 'stats');
  const ORDERS = 12;
  const sent = Array.from({ length: ORDERS }, () =>
    backend.ask<{ id: string; totalCost: string }>('/api/inquiries', {
      body: inquiryOf(dearest, { customerEmail: 'croesus@example.com' }),
    }),
  );
  const receipts = (await Promise.all(sent)).map(({ body }) => body);
  expect(receipts.map(({ totalCost }) => totalCost)).toEqual(
    Array<string>(ORDERS).fill(pounds(orderPiastres)),
  );
  await staff('POST', 'inquiries/status', { ids: receipts.map(({ id }) => id), status: 'accepted' });
  const all = orderPiastres * BigInt(ORDERS);

  const stats = await staff<Stats>('GET', 'stats');
  expect(stats.monthlyRevenue).toBe(pounds(piastresOf(before.monthlyRevenue) + all));
  expect(stats.monthly.at(-1)!.revenue).toBe(stats.monthlyRevenue);
  const [croesus] = await staff<{ id: string; lifetimeValue: string }[]>(
    'GET',
    'customers?tier=high&q=croesus',
  );
  expect(croesus!.lifetimeValue).toBe(pounds(all));
  const details = await staff<{ lifetimeValue: string; inquiries: { totalCost: string }[] }>(
    'GET',
    `customers/${croesus!.id}`,
  );
  expect([details.lifetimeValue, details.inquiries[0]!.totalCost]).toEqual([
    pounds(all),
    pounds(orderPiastres),
  ]);
  const listed = await staff<{ totalCost: string }[]>('GET', 'inquiries?sort=-totalCost&limit=3');
  expect(listed.map(({ totalCost }) => totalCost)).toEqual(Array<string>(3).fill(pounds(orderPiastres)));
  const csv = await staff<string>('GET', 'inquiries/export.csv?q=croesus');
  expect(csv.split(`,1000000,${pounds(orderPiastres)},`)).toHaveLength(ORDERS + 1);
});

function pounds(piastres: bigint): string {
  return `${piastres / 100n}.${String(piastres % 100n).padStart(2, '0')}`;
}

function piastresOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}
