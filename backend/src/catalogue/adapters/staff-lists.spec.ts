import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDatabase } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { inListOrder } from '../domain/list-order.js';
import { StaffLists } from './staff-lists.js';

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

let source: DataSource;

beforeAll(async () => {
  source = await createDataSource(await createDatabase()).initialize();
});
afterAll(() => source.destroy());

it('staff see the order that visitors see, whatever the collation of the database is', async () => {
  const items = NAMES.map((name, index) => ({ id: randomUUID(), name, sortOrder: index === 0 ? 7 : 10 }));
  for (const { id, name, sortOrder } of items) {
    await source.query(
      `INSERT INTO fits (id, name, name_ar, price_modifier, is_active, sort_order) VALUES ($1, $2, '', 0, true, $3)`,
      [id, name, sortOrder],
    );
  }
  const lists = new StaffLists(source);
  const found: string[] = [];
  let page = await lists.page('fits', 5, undefined);
  found.push(...page.items.map(({ id }) => id));
  while (page.next) {
    page = await lists.page('fits', 5, page.next);
    found.push(...page.items.map(({ id }) => id));
  }
  expect(found).toEqual(items.sort(inListOrder).map(({ id }) => id));
  expect(items.map(({ name }) => name).slice(0, 3)).toEqual(['apple', '-', '10']);
});
