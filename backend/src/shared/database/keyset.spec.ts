import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDatabase } from '../../../e2e/databases.js';
import { createDataSource } from './data-source.js';
import type { Page, Position } from '../domain/page.js';
import { readPage, type Order, type Listing } from './keyset.js';

interface Row {
  id: number;
}

const FROM = `(VALUES (1, '2026-03-01T10:00:00.000001Z'::timestamptz, 5.00, 'ب'), (2, '2026-03-01T10:00:00.000002Z', 5.00, 'a'),
  (3, '2026-03-02T10:00:00Z', 0.50, ''), (4, '1969-01-01T00:00:00Z', 99999999.99, 'ب'), (5, '2026-03-02T10:00:00Z', 7, 'c')
  ) AS goods (id, at, price, name)`;
const NEWEST: Order = {
  columns: [
    ['at', 'moment'],
    ['id', 'integer'],
  ],
  descending: true,
};
const DEAREST: Order = {
  columns: [
    ['price', 'amount'],
    ['id', 'integer'],
  ],
  descending: true,
};
const BY_NAME: Order = {
  columns: [
    ['name', 'text'],
    ['id', 'integer'],
  ],
  descending: false,
};

describe('keyset pages', () => {
  let source: DataSource;
  let statements = 0;

  beforeAll(async () => {
    source = await createDataSource(await createDatabase()).initialize();
  });
  afterAll(() => source.destroy());

  const read = (
    order: Order,
    limit: number,
    position?: Position,
    where = 'true',
    values: unknown[] = [],
    counting: Pick<Listing, 'countedUpTo' | 'search'> = {},
  ) =>
    readPage<Row>(
      async (sql, parameters) => {
        statements += 1;
        return source.query(sql, parameters);
      },
      { columns: 'id', from: FROM, where, values, ...counting },
      order,
      { limit, position },
    );
  const idsOf = ({ items }: Page<Row>) => items.map(({ id }) => id);

  it.each([
    ['newest first, to the microsecond', NEWEST, undefined, [5, 3, 2, 1, 4]],
    ['dearest first', DEAREST, undefined, [4, 5, 2, 1, 3]],
    ['by name', BY_NAME, undefined, [3, 2, 5, 1, 4]],
    ['what is sought and likely, newest first', NEWEST, true, [5, 3, 2, 1, 4]],
    ['what is sought and likely, by name', BY_NAME, true, [3, 2, 5, 1, 4]],
    ['what is sought and unlikely, by name', BY_NAME, false, [3, 2, 5, 1, 4]],
  ])(
    '%s: every row once on the way there, and once on the way back',
    async (_, order, isLikely, expected) => {
      const search = isLikely === undefined ? {} : { search: { where: 'id <= $1', isLikely } };
      const turn = (limit: number, to?: Position) => read(order, limit, to, 'id < $1', [1000], search);
      for (const limit of [1, 2, 3, 5]) {
        const there: number[][] = [];
        let page = await turn(limit);
        expect(page.prev).toBeUndefined();
        there.push(idsOf(page));
        while (page.next) {
          page = await turn(limit, page.next);
          there.push(idsOf(page));
        }
        expect(there.flat()).toEqual(expected);
        expect(page.total).toBe(5);
        const back = [idsOf(page)];
        while (page.prev) {
          page = await turn(limit, page.prev);
          back.unshift(idsOf(page));
        }
        expect(back.flat()).toEqual(expected);
      }
    },
  );

  it('count what the condition leaves, with its values before those of the position', async () => {
    const first = await read(NEWEST, 1, undefined, 'price < $1', [6]);
    expect([idsOf(first), first.total]).toEqual([[3], 3]);
    const second = await read(NEWEST, 1, first.next, 'price < $1', [6]);
    expect([idsOf(second), second.total]).toEqual([[2], 3]);
  });

  it.each([
    [1, 2],
    [2, 3],
    [3, 3],
    [4, 3],
  ])('count no further than told: up to %i of three gives %i', async (countedUpTo, total) => {
    const page = await read(NEWEST, 1, undefined, 'price < $1', [6], { countedUpTo });
    expect([idsOf(page), page.total]).toEqual([[3], total]);
  });

  it('are not looked for where counting has found none', async () => {
    statements = 0;
    const page = await read(NEWEST, 3, undefined, 'price < $1', [-1], {
      search: { where: 'price < $1', isLikely: true },
    });
    expect([idsOf(page), page.total, statements]).toEqual([[], 0, 1]);
  });

  it('that have become empty still lead back', async () => {
    const { next } = await read(NEWEST, 4);
    const emptied = await read(NEWEST, 4, next, 'id <> 4');
    expect([idsOf(emptied), emptied.next]).toEqual([[], undefined]);
    expect(idsOf(await read(NEWEST, 4, emptied.prev, 'id <> 4'))).toEqual([5, 3, 2]);
  });

  it('need two statements, however long they are', async () => {
    for (const limit of [1, 1000]) {
      statements = 0;
      await read(NEWEST, limit);
      expect(statements).toBe(2);
    }
  });
});

describe('a position from outside', () => {
  it.each<[string, Order, string[], boolean]>([
    ['a moment and an integer', NEWEST, ['1772359200000001', '1'], true],
    ['too few', NEWEST, ['1772359200000001'], false],
    ['too many', NEWEST, ['1', '1', '1'], false],
    ['a moment of another form', NEWEST, ['2026-03-01', '1'], false],
    ['a moment that PostgreSQL could not hold', NEWEST, ['999999999999999999999', '1'], false],
    ['an amount', DEAREST, ['99999999.99', '1'], true],
    ['an amount in another notation', DEAREST, ['1e3', '1'], false],
    ['an integer past int4', DEAREST, ['1', '99999999999'], false],
    ['a name', BY_NAME, ["ب'--", '1'], true],
    ['a name with NUL', BY_NAME, ['\u0000', '1'], false],
    ['a name with half a character', BY_NAME, ['\uD83D', '1'], false],
  ])('%s', async (_, order, key, isOne) => {
    const listing = { columns: 'id', from: 'goods', where: 'true', values: [] };
    const page = readPage(() => Promise.resolve([]), listing, order, {
      limit: 1,
      position: { towards: 'next', key },
    });
    if (isOne) expect(await page).toMatchObject({ items: [] });
    else await expect(page).rejects.toMatchObject({ kind: 'malformed', code: 'cursor.malformed' });
  });
});
