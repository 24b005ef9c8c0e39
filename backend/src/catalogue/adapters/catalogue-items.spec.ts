import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDatabase, query } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { CatalogueItems } from '../application/catalogue-items.js';
import type { CatalogueItem } from '../domain/catalogue-items.js';
import { firstPalette } from '../catalogue.fixture.js';
import { EVERY_KIND } from '../domain/kinds.js';
import { Money } from '../../shared/domain/money.js';
import { demoItems } from '../seed/demo-items.js';
import { InMemoryCatalogueItems } from './catalogue-items.in-memory.js';
import { CATALOGUE_ENTITIES, TypeOrmCatalogueItems } from './catalogue-items.typeorm.js';

interface Kept {
  items: CatalogueItems;
  transactions: Transactions;
  close(): Promise<void>;
}

async function inPostgres(): Promise<Kept> {
  const url = await createDatabase();
  const dataSource: DataSource = await createDataSource(url, Object.values(CATALOGUE_ENTITIES)).initialize();
  return {
    items: new TypeOrmCatalogueItems(dataSource),
    transactions: new TypeOrmTransactions(dataSource),
    close: () => dataSource.destroy(),
  };
}

async function inMemory(): Promise<Kept> {
  return {
    items: new InMemoryCatalogueItems(),
    transactions: new InMemoryTransactions(),
    close: () => Promise.resolve(),
  };
}

describe.each([
  ['in PostgreSQL', inPostgres],
  ['in memory', inMemory],
])('catalogue items %s', (_, open) => {
  const noon = new Date('2026-11-20T10:00:00Z');
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
    expect(await kept.items.readUnarchived()).toEqual({ ...demo, colors: firstPalette() });
  });

  it('are found by id whatever their kind, with what a price needs; unknown ids are left out', async () => {
    const found = await kept.items.readByIds([regular.id, hoodie.id, '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11']);
    const called = ({ id, name, nameAr, isActive }: CatalogueItem) => ({ id, name, nameAr, isActive });
    const { basePrice, quantityBreaks, sizes } = hoodie;
    const { priceModifier, unsuitedProductTypes, isUnsuitedRefused } = regular;
    const goesWithAll = { unsuitedProductTypes, isUnsuitedRefused };
    expect([...found.fits.values()]).toEqual([{ ...called(regular), priceModifier, ...goesWithAll }]);
    expect([...found.productTypes.values()]).toEqual([
      { ...called(hoodie), basePrice, quantityBreaks, sizes },
    ]);
    expect(
      found.fabrics.size + found.finishingQualities.size + found.printTypes.size + found.colors.size,
    ).toBe(0);
  });

  it('are found by id after they were archived, as inactive, and are in no snapshot', async () => {
    const item = await kept.items.find('fits', slim.id);
    await kept.items.store('fits', { ...item!, archivedAt: noon });
    expect((await kept.items.readByIds([slim.id])).fits.get(slim.id)?.isActive).toBe(false);
    expect((await kept.items.readUnarchived()).fits.has(slim.id)).toBe(false);
    expect(await kept.items.isEmpty()).toBe(false);
    expect(await kept.items.find('fits', slim.id)).toMatchObject({
      fields: { isActive: true },
      archivedAt: noon,
    });
    expect((await kept.items.list('fits')).map(({ id }) => id)).not.toContain(slim.id);
  });

  it.each(EVERY_KIND)('of the kind %s are stored as they are given, new and again', async (kind) => {
    const { items, transactions } = kept;
    const [first] = await items.list(kind);
    const fresh = { ...first!, id: items.nextId(noon), version: 3, createdAt: noon, updatedAt: noon };
    await transactions.run(() => items.store(kind, fresh));
    expect(await items.find(kind, fresh.id.toUpperCase())).toEqual(fresh);

    const again = { ...fresh, fields: { ...fresh.fields, nameAr: 'اسم آخر', isActive: false }, version: 4 };
    await transactions.run(async () => {
      expect(await items.hold(kind, fresh.id)).toEqual(fresh);
      await items.store(kind, again);
    });
    expect(await items.find(kind, fresh.id)).toEqual(again);
    const listed = await transactions.run(() => items.holdList(kind));
    expect(listed).toHaveLength((await items.list(kind)).length);
    expect(listed).toContainEqual(again);
    expect(listed).toContainEqual(first);
  });

  it.each(['productTypes', 'printTypes'] as const)(
    'of the kind %s keep their quantity breaks',
    async (kind) => {
      const { items, transactions } = kept;
      const [first] = await items.list(kind);
      const quantityBreaks = [
        { from: 250, basisPointsOff: 500 },
        { from: 1000, unitPrice: Money.parse('9.05') },
      ];
      const broken = { ...first!, version: 2, fields: { ...first!.fields, quantityBreaks } };
      await transactions.run(() => items.store(kind, broken));
      expect((await items.find(kind, first!.id))?.fields.quantityBreaks).toEqual(quantityBreaks);
      const snapshots = [await items.readUnarchived(), await items.readByIds([first!.id])];
      for (const snapshot of snapshots)
        expect(snapshot[kind].get(first!.id)).toMatchObject({ quantityBreaks });
    },
  );

  it('of the kind productTypes keep their sizes', async () => {
    const { items, transactions } = kept;
    const [first] = await items.list('productTypes');
    const sizes = [{ id: '2xl', label: '2XL', labelAr: 'كبير', surcharge: Money.parse('10.00') }];
    await transactions.run(() =>
      items.store('productTypes', { ...first!, version: 2, fields: { ...first!.fields, sizes } }),
    );
    expect((await items.find('productTypes', first!.id))?.fields.sizes).toEqual(sizes);
    const snapshots = [await items.readUnarchived(), await items.readByIds([first!.id])];
    for (const { productTypes } of snapshots) expect(productTypes.get(first!.id)).toMatchObject({ sizes });
  });

  it.each([
    ['fabrics', 'unsuitedProductTypes'],
    ['fits', 'unsuitedProductTypes'],
    ['printTypes', 'unsuitedFabrics'],
  ] as const)('of the kind %s keep their %s in their order', async (kind, field) => {
    const { items, transactions } = kept;
    const [first] = await items.list(kind);
    const unsuited = { [field]: [slim.id, hoodie.id], isUnsuitedRefused: true };
    const fields = { ...first!.fields, ...unsuited };
    await transactions.run(() => items.store(kind, { ...first!, version: 2, fields }));
    expect((await items.find(kind, first!.id))?.fields).toMatchObject(unsuited);
    const snapshots = [await items.readUnarchived(), await items.readByIds([first!.id])];
    for (const snapshot of snapshots) expect(snapshot[kind].get(first!.id)).toMatchObject(unsuited);
  });

  it('are not found where they are not', async () => {
    expect(await kept.items.find('fabrics', regular.id)).toBeUndefined();
    const { items, transactions } = kept;
    expect(await transactions.run(() => items.hold('fits', items.nextId(noon)))).toBeUndefined();
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
