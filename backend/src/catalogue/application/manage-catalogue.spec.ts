import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { StaleError } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { InMemoryCatalogueItems } from '../adapters/catalogue-items.in-memory.js';
import { EVERY_KIND, KINDS } from '../domain/kinds.js';
import { Catalogue } from './catalogue.js';
import { ManageCatalogue } from './manage-catalogue.js';
import { ReadItemHistory } from './read-item-history.js';
import type { StaffCatalogue } from './staff-catalogue.js';

const mona = { id: 'mona', email: 'mona@tiraz.example' };
const omar = { id: 'omar', email: 'omar@tiraz.example' };
const PICTURE = '/objects/0199a5f0';
const shirt = { name: 'Shirt', basePrice: Money.parse('145') };
const refused = (code: string) => expect.objectContaining({ code }) as unknown as Error;

describe('ManageCatalogue', () => {
  let items: InMemoryCatalogueItems;
  let trail: InMemoryAuditTrail;
  let catalogue: StaffCatalogue;
  let histories: ReadItemHistory;
  let offered: Catalogue;
  let now: Date;

  beforeEach(() => {
    items = new InMemoryCatalogueItems();
    trail = new InMemoryAuditTrail();
    now = new Date('2026-11-20T10:00:00Z');
    catalogue = new ManageCatalogue(
      items,
      { isStored: (path) => Promise.resolve(path === PICTURE) },
      new InMemoryTransactions(),
      trail,
      { now: () => now },
      (offered = new Catalogue(items)),
    );
    histories = new ReadItemHistory(items, trail);
  });

  it('is quoted from as soon as a change is answered', async () => {
    const { id } = await catalogue.create('productTypes', shirt, mona);
    const shown = () => offered.offered.productTypes.get(id);
    expect(shown()).toMatchObject({ name: 'Shirt' });
    await catalogue.update('productTypes', id, { name: 'Blouse' }, mona);
    expect(shown()).toMatchObject({ name: 'Blouse' });
    await catalogue.archive('productTypes', id, mona);
    expect(shown()).toBeUndefined();
    await catalogue.restore('productTypes', id, mona);
    expect(shown()).toMatchObject({ name: 'Blouse' });
    const second = await catalogue.create('productTypes', { ...shirt, name: 'Second' }, mona);
    await catalogue.order('productTypes', [second.id, id], mona);
    expect([...offered.offered.productTypes.keys()]).toEqual([second.id, id]);
  });

  it('keeps a change that is stored though it cannot be read back at once', async () => {
    const items = new InMemoryCatalogueItems();
    const readFails = { refresh: () => Promise.reject(new Error('away')) };
    const kept = { isStored: () => Promise.resolve(true) };
    const staff = new ManageCatalogue(
      items,
      kept,
      new InMemoryTransactions(),
      trail,
      { now: () => now },
      readFails,
    );
    const { id } = await staff.create('productTypes', shirt, mona);
    expect(await items.find('productTypes', id)).toMatchObject({ id });
  });

  it.each(EVERY_KIND)('creates, changes and remembers %s', async (kind) => {
    const given = { name: 'One', composition: 'cotton', basePrice: Money.ZERO, setupCost: Money.ZERO };
    const { id } = await catalogue.create(kind, { ...given, perItemCost: Money.ZERO }, mona);
    now = new Date('2026-11-20T10:05:00Z');
    const changed = await catalogue.update(kind, id, { name: 'Two' }, omar);
    expect(changed).toMatchObject({ name: 'Two', version: 2, updatedAt: now });
    const known = ['version', 'createdAt', 'updatedAt'];
    expect(Object.keys(changed)).toEqual(['id', ...Object.keys(KINDS[kind].fields), ...known]);
    expect((await items.readUnarchived())[kind].get(id)).toMatchObject({ name: 'Two' });

    const [update, creation] = await histories.of(kind, id);
    expect(update).toEqual({
      at: now,
      by: omar.email,
      action: `${KINDS[kind].one}.updated`,
      before: { name: 'One' },
      after: { name: 'Two' },
    });
    expect(creation).toMatchObject({ by: mona.email, before: null, after: { name: 'One', isActive: true } });
  });

  it('stores and records nothing when nothing changes', async () => {
    const item = await catalogue.create('productTypes', shirt, mona);
    expect(await catalogue.update('productTypes', item.id, { name: 'Shirt' }, mona)).toEqual(item);
    expect(trail.records).toHaveLength(1);
  });

  it('refuses a change of another version, showing what is there', async () => {
    const { id } = await catalogue.create('productTypes', shirt, mona);
    await catalogue.update('productTypes', id, { basePrice: Money.parse('150') }, omar, 1);
    const late = catalogue.update('productTypes', id, { basePrice: Money.parse('155') }, mona, 1);
    await expect(late).rejects.toBeInstanceOf(StaleError);
    await expect(late).rejects.toMatchObject({ current: { id, basePrice: Money.parse('150'), version: 2 } });
    await expect(catalogue.update('productTypes', id, {}, mona, NaN)).rejects.toBeInstanceOf(StaleError);
  });

  it('takes a picture that is kept, none, and leaves an old one alone', async () => {
    const { id } = await catalogue.create('productTypes', { ...shirt, imageUrl: PICTURE }, mona);
    const lost = { imageUrl: '/objects/lost' };
    await expect(catalogue.create('productTypes', { ...shirt, ...lost }, mona)).rejects.toThrow(
      refused('picture.unknown'),
    );
    await expect(catalogue.update('productTypes', id, lost, mona)).rejects.toThrow(
      refused('picture.unknown'),
    );
    const { imageUrl } = await catalogue.update('productTypes', id, { imageUrl: '' }, mona);
    expect(imageUrl).toBe('');
  });

  it('records quantity breaks, and refuses those that its price, old or new, contradicts', async () => {
    const given = [
      { from: 500, basisPointsOff: 500 },
      { from: 1000, unitPrice: Money.parse('130') },
    ];
    const { id } = await catalogue.create('productTypes', shirt, mona);
    await catalogue.update('productTypes', id, { quantityBreaks: given }, omar);
    expect(await catalogue.update('productTypes', id, { quantityBreaks: given }, omar)).toMatchObject({
      version: 2,
    });
    expect((await histories.of('productTypes', id))[0]).toMatchObject({
      action: 'productType.updated',
      before: { quantityBreaks: [] },
      after: { quantityBreaks: [given[0], { from: 1000, unitPrice: '130.00' }] },
    });
    const cheaper = catalogue.update('productTypes', id, { basePrice: Money.parse('129') }, mona);
    await expect(cheaper).rejects.toThrow(refused('quantity-break.dearer'));
    const twice = { ...shirt, quantityBreaks: [given[0]!, given[0]!] };
    await expect(catalogue.create('productTypes', twice, mona)).rejects.toThrow(
      refused('quantity-break.not-ascending'),
    );
    expect((await items.readUnarchived()).productTypes.get(id)).toMatchObject(shirt);
  });

  it('takes what an item does not go with, archived or not, and nothing that never was', async () => {
    const { id } = await catalogue.create('productTypes', shirt, mona);
    const slim = await catalogue.create('fits', { name: 'Slim', unsuitedProductTypes: [id] }, mona);
    await catalogue.archive('productTypes', id, mona);
    await catalogue.update('fits', slim.id, { unsuitedProductTypes: [] }, mona);
    const again = await catalogue.update('fits', slim.id, { unsuitedProductTypes: [id] }, omar);
    expect(again).toMatchObject({ unsuitedProductTypes: [id], isUnsuitedRefused: false });
    for (const unknown of [slim.id, '00000000-0000-7000-8000-0000000000ff']) {
      const wanted = { unsuitedProductTypes: [id, unknown] };
      await expect(catalogue.update('fits', slim.id, wanted, mona)).rejects.toMatchObject({
        code: 'unsuited.unknown-item',
        faults: [{ path: 'unsuitedProductTypes[1]' }],
      });
      const fresh = catalogue.create('fabrics', { name: 'Rib', ...wanted }, mona);
      await expect(fresh).rejects.toThrow(refused('unsuited.unknown-item'));
    }
    expect((await histories.of('fits', slim.id))[0]).toMatchObject({
      before: { unsuitedProductTypes: [] },
      after: { unsuitedProductTypes: [id] },
    });
  });

  it('archives once, and undoes it', async () => {
    const { id } = await catalogue.create('productTypes', shirt, mona);
    await catalogue.archive('productTypes', id, omar);
    for (const again of [
      () => catalogue.archive('productTypes', id, omar),
      () => catalogue.update('productTypes', id, { name: 'Other' }, omar),
    ]) {
      await expect(again()).rejects.toThrow(refused('catalogue.unknown-item'));
    }
    expect((await items.readUnarchived()).productTypes.size).toBe(0);

    const restored = await catalogue.restore('productTypes', id, mona);
    expect(restored).toMatchObject({ version: 3, ...shirt });
    expect(await catalogue.restore('productTypes', id, mona)).toEqual(restored);
    const actions = (await histories.of('productTypes', id)).map(({ action }) => action);
    expect(actions).toEqual(['productType.restored', 'productType.archived', 'productType.created']);
  });

  it('orders a list and records what moved', async () => {
    const a = await catalogue.create('fits', { name: 'A' }, mona);
    const b = await catalogue.create('fits', { name: 'B' }, mona);
    expect((await catalogue.order('fits', [b.id, a.id], omar)).map(({ id }) => id)).toEqual([b.id, a.id]);
    expect((await histories.of('fits', a.id))[0]).toMatchObject({
      action: 'fit.moved',
      by: omar.email,
      before: { sortOrder: 10 },
      after: { sortOrder: 20 },
    });
    await catalogue.order('fits', [b.id], omar);
    expect(trail.records).toHaveLength(4);
  });

  it('orders a list in which an item was archived meanwhile', async () => {
    const a = await catalogue.create('productTypes', { name: 'A' }, mona);
    const b = await catalogue.create('productTypes', { name: 'B' }, mona);
    const c = await catalogue.create('productTypes', { name: 'C' }, mona);
    await catalogue.archive('productTypes', b.id, mona);
    const ids = (await catalogue.order('productTypes', [c.id, b.id, a.id], omar)).map(({ id }) => id);
    expect(ids).toEqual([c.id, a.id]);
  });

  it('knows no item of another kind, and none that never was', async () => {
    const { id } = await catalogue.create('fits', { name: 'A' }, mona);
    for (const asked of [
      catalogue.update('fabrics', id, {}, mona),
      catalogue.restore('productTypes', id, mona),
      histories.of('printTypes', id),
    ]) {
      await expect(asked).rejects.toThrow(refused('catalogue.unknown-item'));
    }
  });
});
