import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { Money } from '../../shared/domain/money.js';
import type { PriceChanges } from '../application/price-changes.js';
import type { PriceChange } from '../domain/price-change.js';
import { PriceChangeEntity } from './price-change.entity.js';
import { InMemoryPriceChanges } from './price-changes.in-memory.js';
import { TypeOrmPriceChanges } from './price-changes.typeorm.js';

const noon = new Date('2026-11-20T10:00:00.123Z');
const later = new Date('2026-11-20T12:00:00Z');
const mona = { id: '01993c00-0000-7000-8000-0000000000aa', email: 'mona@tiraz.example' };
const FABRIC = '01993c00-0000-7000-8000-000000000001';

async function inPostgres() {
  const source = await createDataSource(await createDatabase(), [PriceChangeEntity]).initialize();
  return { changes: new TypeOrmPriceChanges(source) as PriceChanges, close: () => source.destroy() };
}
const inMemory = async () => ({
  changes: new InMemoryPriceChanges() as PriceChanges,
  close: () => Promise.resolve(),
});

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('changes of prices %s', (_, open) => {
  let changes: PriceChanges;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ changes, close } = await open());
  });
  afterAll(() => close());

  const draft = (createdAt = noon, change: Partial<PriceChange> = {}): PriceChange => ({
    ...{
      id: changes.nextId(createdAt),
      version: 1,
      state: 'draft',
      effectiveAt: null,
      createdAt,
      createdBy: mona,
    },
    ...{ appliedAt: null, revertedAt: null, cancelledAt: null },
    rule: { piastres: -1_050n, rounding: '0.25' },
    items: [
      {
        ...{ kind: 'productType', id: FABRIC, name: `O'Shirt`, nameAr: 'قميص 🧵', outcome: 'kept-out' },
        byRule: ['basePrice'],
        lines: [
          {
            price: 'basePrice',
            before: Money.parse('145'),
            after: Money.parse('134.50'),
            found: Money.parse('9999999.99'),
          },
          {
            price: 'quantityBreak',
            from: 500,
            before: Money.parse('130'),
            after: Money.parse('119.5'),
            found: null,
          },
          {
            price: 'surcharge',
            size: { id: '2xl', label: '2XL', labelAr: '' },
            before: Money.parse('10'),
            after: Money.ZERO,
          },
        ],
      },
    ],
    ...change,
  });

  it('come back to the piastre and the letter, and as they become', async () => {
    const change = draft();
    await changes.store(change);
    expect(await changes.find(change.id)).toEqual(change);
    const scheduled: PriceChange = {
      ...change,
      version: 2,
      state: 'scheduled',
      effectiveAt: later,
      rule: { basisPoints: -5000, rounding: '0.01' },
    };
    await changes.store(scheduled);
    expect(await changes.find(change.id)).toEqual(scheduled);
    const typed: PriceChange = {
      ...scheduled,
      version: 3,
      state: 'cancelled',
      cancelledAt: later,
      effectiveAt: null,
      rule: null,
    };
    await changes.store(typed);
    expect(await changes.find(change.id)).toEqual(typed);
    expect(await changes.find('01993c00-0000-7000-8000-0000000000ff')).toBeUndefined();
  });

  it('are listed newest first, page by page, without their items', async () => {
    const [older, newer] = [draft(new Date('2027-01-01T10:00:00Z')), draft(new Date('2027-01-01T10:00:01Z'))];
    for (const change of [older, newer]) await changes.store(change);
    const first = await changes.page({ limit: 1 });
    expect(first.items).toMatchObject([
      { id: newer.id, itemCount: 1, leftAloneCount: 1, first: { kind: 'productType', nameAr: 'قميص 🧵' } },
    ]);
    expect(first.items[0]).toMatchObject({ rule: newer.rule, createdBy: mona, createdAt: newer.createdAt });
    expect(first.items[0]).not.toHaveProperty('items');
    const second = await changes.page({ limit: 1, position: first.next });
    expect(second.items.map(({ id }) => id)).toEqual([older.id]);
  });

  it('are due from their moment on', async () => {
    const scheduled = draft(noon, { state: 'scheduled', effectiveAt: later });
    await changes.store(scheduled);
    expect(await changes.due('scheduled', noon)).not.toContain(scheduled.id);
    expect(await changes.due('scheduled', later)).toContain(scheduled.id);
    await changes.store({ ...scheduled, version: 2, state: 'applied', appliedAt: later });
    expect(await changes.due('scheduled', later)).not.toContain(scheduled.id);
  });
});
