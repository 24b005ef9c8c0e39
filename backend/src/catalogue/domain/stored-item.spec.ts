import { describe, expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import type { Fields } from './kinds.js';
import { byPosition, change, newItem, putInOrder, type StoredItem } from './stored-item.js';

const monday = new Date('2026-11-16T08:00:00Z');
const tuesday = new Date('2026-11-17T08:00:00Z');
const fit = (name: string, sortOrder: number): StoredItem =>
  newItem('fits', { name, sortOrder }, name.toLowerCase(), monday, []);
const order = (items: readonly StoredItem[]) => [...items].sort(byPosition).map(({ id }) => id);

describe('a new item', () => {
  it('has what is given, what its kind begins with, and comes last', () => {
    const given: Fields = { name: 'Rib', composition: '100% cotton' };
    const { fields, ...rest } = newItem('fabrics', given, 'rib', monday, [fit('Slim', 20), fit('Wide', 5)]);
    expect(rest).toEqual({ id: 'rib', version: 1, createdAt: monday, updatedAt: monday, archivedAt: null });
    expect(JSON.parse(JSON.stringify(fields))).toEqual({
      name: 'Rib',
      nameAr: '',
      isActive: true,
      sortOrder: 30,
      gsm: 180,
      composition: '100% cotton',
      compositionAr: '',
      costMultiplier: '1.00',
      weave: 'generic',
      unsuitedProductTypes: [],
      isUnsuitedRefused: false,
      description: '',
      descriptionAr: '',
      imageUrl: '',
    });
  });

  it('stands no further back than a position may be', () => {
    const { fields } = newItem('fits', { name: 'Wide' }, 'wide', monday, [fit('Slim', 1_000_000)]);
    expect(fields.sortOrder).toBe(1_000_000);
  });

  it('can say where it stands, also first', () => {
    expect(fit('Slim', 0).fields.sortOrder).toBe(0);
  });
});

describe('a change', () => {
  const slim = newItem('fits', { name: 'Slim', priceModifier: Money.parse('10') }, 'slim', monday, []);

  it('touches what is given, and tells before from after', () => {
    const changed = change(slim, { priceModifier: Money.parse('12.50'), name: 'Slim' }, tuesday);
    expect(changed?.item).toEqual({
      ...slim,
      fields: { ...slim.fields, priceModifier: Money.parse('12.50') },
      version: 2,
      updatedAt: tuesday,
    });
    expect(changed?.before).toEqual({ priceModifier: Money.parse('10.00') });
    expect(changed?.after).toEqual({ priceModifier: Money.parse('12.50') });
  });

  it.each([[{}], [{ priceModifier: Money.parse('10.00') }], [{ isActive: true, nameAr: '' }]])(
    'to what is already so is none: %j',
    (wanted) => {
      expect(change(slim, wanted as Fields, tuesday)).toBeUndefined();
    },
  );
});

describe('a new order', () => {
  const [slim, wide, regular] = [fit('Slim', 10), fit('Wide', 20), fit('Regular', 30)] as const;

  it('moves only what stands elsewhere', () => {
    const moved = putInOrder([slim, wide, regular], ['slim', 'regular', 'wide'], tuesday);
    expect(moved.map(({ before, after }) => [before.sortOrder, after.sortOrder])).toEqual([
      [30, 20],
      [20, 30],
    ]);
    expect(order([slim, ...moved.map(({ item }) => item)])).toEqual(['slim', 'regular', 'wide']);
  });

  it('keeps what it does not name behind, in its former order', () => {
    for (const known of [
      [slim, wide, regular],
      [regular, wide, slim],
    ]) {
      const moved = putInOrder(known, ['regular'], tuesday);
      expect(order(moved.map(({ item }) => item))).toEqual(['regular', 'slim', 'wide']);
    }
  });

  it('passes over what was archived meanwhile', () => {
    const moved = putInOrder([slim, wide], ['wide', 'gone', 'slim'], tuesday, new Set(['gone']));
    expect(order(moved.map(({ item }) => item))).toEqual(['wide', 'slim']);
  });

  it('refuses what is not in the list, saying which', () => {
    expect(() => putInOrder([slim], ['slim', 'other'], tuesday)).toThrow(
      expect.objectContaining({
        code: 'order.unknown-item',
        faults: [expect.objectContaining({ path: 'ids[1]', code: 'order.unknown-item' })],
      }) as unknown as Error,
    );
  });

  it('lets the name decide between equals', () => {
    expect(order([fit('Wide', 10), fit('Slim', 10)])).toEqual(['slim', 'wide']);
  });
});
