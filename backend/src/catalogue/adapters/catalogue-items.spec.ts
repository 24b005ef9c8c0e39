import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDatabase, query } from '../../../e2e/harness.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { CatalogueItems } from '../application/catalogue-items.js';
import { demoItems } from '../seed/demo-items.js';
import { InMemoryCatalogueItems } from './catalogue-items.in-memory.js';
import { TypeOrmCatalogueItems } from './catalogue-items.typeorm.js';

interface Kept {
  items: CatalogueItems;
  transactions: Transactions;
  archive(fitId: string): Promise<void>;
  close(): Promise<void>;
}

async function inPostgres(): Promise<Kept> {
  const url = await createDatabase();
  const dataSource: DataSource = await createDataSource(url).initialize();
  return {
    items: new TypeOrmCatalogueItems(dataSource),
    transactions: new TypeOrmTransactions(dataSource),
    archive: async (id) => void (await query(url, 'UPDATE fits SET archived_at = now() WHERE id = $1', [id])),
    close: () => dataSource.destroy(),
  };
}

async function inMemory(): Promise<Kept> {
  const items = new InMemoryCatalogueItems();
  return {
    items,
    transactions: new InMemoryTransactions(),
    archive: (id) => Promise.resolve(items.archive(id)),
    close: () => Promise.resolve(),
  };
}

describe.each([
  ['in PostgreSQL', inPostgres],
  ['in memory', inMemory],
])('catalogue items %s', (_, open) => {
  const demo = demoItems();
  const [regular, slim] = [...demo.fits.values()];
  const [hoodie] = [...demo.productTypes.values()].filter(({ name }) => name === 'Hoodie');
  if (!regular || !slim || !hoodie) throw new Error('the demo catalogue lacks an item that this needs');
  let kept: Kept;

  beforeAll(async () => {
    kept = await open();
    expect(await kept.items.isEmpty()).toBe(true);
    await kept.transactions.run(() => kept.items.add(demo));
  });
  afterAll(() => kept.close());

  it('come back as they were added, to the piastre and the letter', async () => {
    expect(await kept.items.isEmpty()).toBe(false);
    expect(await kept.items.readUnarchived()).toEqual(demo);
  });

  it('are found by id whatever their kind; unknown ids are left out', async () => {
    const found = await kept.items.readByIds([regular.id, hoodie.id, '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11']);
    expect([...found.fits.values()]).toEqual([regular]);
    expect([...found.productTypes.values()]).toEqual([hoodie]);
    expect(found.fabrics.size + found.finishingQualities.size + found.printTypes.size).toBe(0);
  });

  it('are found by id after they were archived, as inactive, and are in no snapshot', async () => {
    await kept.archive(slim.id);
    expect((await kept.items.readByIds([slim.id])).fits.get(slim.id)).toEqual({ ...slim, isActive: false });
    expect((await kept.items.readUnarchived()).fits.has(slim.id)).toBe(false);
    expect(await kept.items.isEmpty()).toBe(false);
  });
});

describe('catalogue items in PostgreSQL', () => {
  it('are read by id inside the running transaction', async () => {
    const kept = await inPostgres();
    const demo = demoItems();
    const [fit] = [...demo.fits.values()];
    await expect(
      kept.transactions.run(async () => {
        await kept.items.add(demo);
        expect((await kept.items.readByIds([fit?.id ?? ''])).fits.size).toBe(1);
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await kept.items.isEmpty()).toBe(true);
    await kept.close();
  });

  it.each([
    ['base_price', '-0.01'],
    ['base_price', '10000000'],
    ['name', "''"],
    ['name', `repeat('x', 121)`],
    ['description', `repeat('x', 2001)`],
  ])('refuses a %s of %s by themselves', async (column, value) => {
    const url = await createDatabase();
    const insert = `INSERT INTO product_types (id, name, ${column === 'name' ? 'base_price' : column})
                    VALUES (gen_random_uuid(), ${column === 'name' ? `${value}, 1` : `'x', ${value}`})`;
    await expect(query(url, insert)).rejects.toMatchObject({ code: expect.stringMatching(/23514|22003/) });
  });
});
