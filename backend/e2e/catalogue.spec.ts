import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PUBLIC_LISTS } from '../src/catalogue/catalogue.fixture.js';
import {
  createDatabase,
  query,
  startBackend,
  startNeighbour,
  until,
  type Backend,
  type Neighbour,
} from './harness.js';

interface Item {
  id: string;
  name: string;
  nameAr: string;
  isActive: boolean;
}

describe('the public lists', () => {
  let databaseUrl: string;
  let backend: Backend;
  const names = async (path: string) =>
    (await backend.ask<Item[]>(`/api/${path}`)).body.map(({ name }) => name);

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
  });
  afterAll(() => backend.stop());

  it.each(PUBLIC_LISTS)(
    'gives %s of the demo catalogue in their order, cacheable',
    async (path, count, first) => {
      const { status, headers, body } = await backend.ask<Item[]>(`/api/${path}`);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
      expect(body).toHaveLength(count);
      expect(body[0]).toMatchObject({
        name: first,
        isActive: true,
        nameAr: expect.stringMatching(/\p{Script=Arabic}/u),
      });
      expect(body[0]).not.toHaveProperty('sortOrder');
    },
  );

  it('hides what is switched off or archived, and sorts by order, then name', async () => {
    await query(databaseUrl, `UPDATE fits SET is_active = false WHERE name = 'Slim'`);
    await query(databaseUrl, `UPDATE fits SET archived_at = now() WHERE name = 'Relaxed'`);
    await until('both are gone', async () => (await names('fits')).join() === 'Regular,Oversized');
    await query(databaseUrl, `UPDATE fits SET sort_order = 7`);
    await until('names decide', async () => (await names('fits')).join() === 'Oversized,Regular');
  });

  it('is not seeded over what is there', async () => {
    const second = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
    expect((await second.ask<Item[]>('/api/print-types')).body).toHaveLength(6);
    await second.stop();
  });
});

describe('two processes on one database', () => {
  it('show a price that changed within a second', async () => {
    const databaseUrl = await createDatabase();
    const env = { SEED_DEMO: 'true' };
    const [one, two] = await Promise.all([
      startBackend({ databaseUrl, env }),
      startNeighbour(databaseUrl, env),
    ]);
    const price = async (backend: Neighbour) =>
      (await backend.ask<{ name: string; basePrice: string }[]>('/api/product-types')).body.find(
        ({ name }) => name === 'Hoodie',
      )?.basePrice;
    expect(await price(one)).toBe('430.00');
    await query(databaseUrl, `UPDATE product_types SET base_price = 431.50 WHERE name = 'Hoodie'`);
    await until(
      'both show it',
      async () => [await price(one), await price(two)].join() === '431.50,431.50',
      1_000,
    );

    const [a, b] = await Promise.all([one.ask('/api/product-types'), two.ask('/api/product-types')]);
    expect(a.headers.get('etag')).toBe(b.headers.get('etag'));
    await Promise.all([one.stop(), two.stop()]);
  });
});
