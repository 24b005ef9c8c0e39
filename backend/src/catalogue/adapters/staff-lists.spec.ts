import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createDatabase } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { inListOrder } from '../domain/list-order.js';
import { InMemoryCatalogueItems } from './catalogue-items.in-memory.js';
import type { StaffLists } from '../application/staff-lists.js';
import { InMemoryStaffLists } from './staff-lists.in-memory.js';
import { PostgresStaffLists } from './staff-lists.postgres.js';

/** Of one position: what collations put in different orders, and two of one name. */
const NAMES = [
  'apple',
  'Zebra',
  'Apple',
  'éclair',
  'eclair',
  'قميص',
  'أحمر',
  '-',
  '10',
  '9',
  '👗',
  '\uFF21',
  '\uE000',
  'a b',
  'ab',
  'ab',
  'a',
];

const items = NAMES.map((name, index) => ({ id: randomUUID(), name, sortOrder: index === 0 ? 7 : 10 }));

async function inMemory() {
  const stored = new InMemoryCatalogueItems();
  const at = new Date();
  for (const { id, ...fields } of items)
    await stored.store('fits', { id, fields, version: 1, createdAt: at, updatedAt: at, archivedAt: null });
  return { lists: new InMemoryStaffLists(stored), close: () => Promise.resolve() };
}

async function inPostgres() {
  const source = await createDataSource(await createDatabase()).initialize();
  for (const { id, name, sortOrder } of items) {
    await source.query(
      `INSERT INTO fits (id, name, name_ar, price_modifier, is_active, sort_order) VALUES ($1, $2, '', 0, true, $3)`,
      [id, name, sortOrder],
    );
  }
  return { lists: new PostgresStaffLists(source), close: () => source.destroy() };
}

it.each<[string, () => Promise<{ lists: StaffLists; close: () => Promise<void> }>]>([
  ['in memory', inMemory],
  ['in PostgreSQL, whatever its collation is', inPostgres],
])('staff see the order that visitors see, %s', async (_, open) => {
  const { lists, close } = await open();
  const found: string[] = [];
  let page = await lists.page('fits', { limit: 5 });
  found.push(...page.items.map(({ id }) => id));
  while (page.next) {
    page = await lists.page('fits', { limit: 5, position: page.next });
    found.push(...page.items.map(({ id }) => id));
  }
  await close();
  const expected = items.toSorted(inListOrder);
  expect(found).toEqual(expected.map(({ id }) => id));
  expect([page.total, ...expected.map(({ name }) => name).slice(0, 3)]).toEqual([17, 'apple', '-', '10']);
});
