import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryCatalogueItems } from '../adapters/catalogue-items.in-memory.js';
import { demoItems } from '../seed/demo-items.js';
import { Catalogue } from './catalogue.js';

/** Lets a test hold a read back, or break it. */
class ObservedItems extends InMemoryCatalogueItems {
  reads = 0;
  before: () => Promise<void> = () => Promise.resolve();

  override async readUnarchived() {
    this.reads += 1;
    const read = await super.readUnarchived();
    await this.before();
    return read;
  }
}

describe('Catalogue', () => {
  let items: ObservedItems;
  let catalogue: Catalogue;
  const hold = () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    items.before = () => held;
    return release;
  };

  beforeEach(() => {
    items = new ObservedItems();
    catalogue = new Catalogue(items);
  });

  it('is unavailable until it was read once', async () => {
    expect(() => catalogue.snapshot).toThrow(
      expect.objectContaining({ kind: 'unavailable', code: 'catalogue.not-loaded' }) as unknown as Error,
    );
    await catalogue.refresh();
    expect(catalogue.snapshot.fits.size).toBe(0);
  });

  it('answers from memory until it is refreshed', async () => {
    await catalogue.refresh();
    await items.add(demoItems());
    const before = catalogue.snapshot;
    expect(before.fits.size).toBe(0);
    await catalogue.refresh();
    expect(catalogue.snapshot.fits.size).toBe(4);
    expect(catalogue.snapshot).toBe(catalogue.snapshot);
  });

  it('offers what is active, first things first', async () => {
    await items.add(demoItems());
    const [regular] = await items.list('fits');
    const { fields } = regular!;
    await items.store('fits', { ...regular!, fields: { ...fields, isActive: false } });
    const [slim] = (await items.list('fits')).filter(({ fields: { name } }) => name === 'Slim');
    await items.store('fits', { ...slim!, fields: { ...slim!.fields, sortOrder: 99 } });
    await catalogue.refresh();
    expect(catalogue.snapshot.fits.size).toBe(4);
    const names = [...catalogue.offered.fits.values()].map(({ name }) => name);
    expect(names).toEqual(['Relaxed', 'Oversized', 'Slim']);
  });

  it('knows the sizes of what is offered, of what is switched off, and of what is archived', async () => {
    await items.add(demoItems());
    const [shirt] = await items.list('productTypes');
    const { id, fields } = shirt!;
    const sizes = async () => (await catalogue.sizesOf(id)).map(({ label }) => label);
    await catalogue.refresh();
    expect(await sizes()).toEqual(['S', 'M', 'L', 'XL', '2XL']);
    await items.store('productTypes', { ...shirt!, fields: { ...fields, isActive: false } });
    await catalogue.refresh();
    expect(await sizes()).toEqual(['S', 'M', 'L', 'XL', '2XL']);
    await items.store('productTypes', { ...shirt!, archivedAt: new Date(0) });
    await catalogue.refresh();
    expect(await sizes()).toEqual(['S', 'M', 'L', 'XL', '2XL']);
    expect(await catalogue.sizesOf('never-there')).toEqual([]);
  });

  it('shares one more read among all changes that arrive during a read', async () => {
    const release = hold();
    const first = catalogue.refresh();
    await items.add(demoItems());
    const during = Array.from({ length: 50 }, () => catalogue.refresh());
    release();
    await Promise.all([first, ...during]);
    expect(items.reads).toBe(2);
    expect(catalogue.snapshot.fabrics.size).toBe(8);
  });

  it('keeps what it has when a read fails, and can read again', async () => {
    await items.add(demoItems());
    await catalogue.refresh();
    const kept = catalogue.snapshot;
    items.before = () => Promise.reject(new Error('away'));
    await expect(catalogue.refresh()).rejects.toThrow('away');
    expect(catalogue.snapshot).toBe(kept);
    items.before = () => Promise.resolve();
    await catalogue.refresh();
    expect(catalogue.snapshot).not.toBe(kept);
  });
});
