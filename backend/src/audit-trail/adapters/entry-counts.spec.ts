import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDatabase } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { currentManager } from '../../shared/database/current-manager.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { EntryCounts } from './entry-counts.js';
import { RecordedDeeds, type DeedFilter } from './recorded-deeds.js';

const SARA = 'sara@tiraz.example';
const OMAR = 'omar@tiraz.example';
const day = (text: string) => new Date(`${text}T22:00:00Z`);
const FILTERS: DeedFilter[] = [
  {},
  { by: SARA },
  { by: null },
  { by: 'stranger@tiraz.example' },
  { kind: 'fabric' },
  { action: 'fit.updated' },
  { by: OMAR, kind: 'fit', action: 'fit.updated' },
  { from: day('2026-01-03') },
  { until: day('2026-01-03') },
  { from: day('2026-01-03'), until: day('2026-01-04') },
  { from: day('2026-01-02'), until: day('2026-01-06'), by: SARA },
  { from: new Date('2026-01-03T09:00:00Z'), until: new Date('2026-01-03T15:00:00Z') },
  { from: new Date('2026-01-03T00:00:00Z'), until: new Date('2026-01-05T00:00:00Z') },
  { from: day('2026-03-01'), until: day('2026-03-09') },
];

let source: DataSource;
let other: DataSource;
let transactions: TypeOrmTransactions;
let counts: EntryCounts;
let deeds: RecordedDeeds;

beforeAll(async () => {
  const url = await createDatabase();
  source = await createDataSource(url).initialize();
  other = await createDataSource(url).initialize();
  transactions = new TypeOrmTransactions(source);
  counts = new EntryCounts(source, transactions);
  deeds = new RecordedDeeds(source);
});
afterAll(() => Promise.all([source.destroy(), other.destroy()]));

/** One entry every 53 minutes of ten days, of three people and two kinds. */
const add = (entries: number, into: Pick<DataSource, 'query'> = source) =>
  into.query(
    `INSERT INTO audit_trail (at, staff_id, staff_email, action, thing_kind, thing_id)
     SELECT timestamptz '2026-01-01Z' + (n * 53 % 14400) * interval '1 minute',
       CASE WHEN n % 3 > 0 THEN gen_random_uuid() END, (ARRAY[$2, $3])[n % 3],
       CASE WHEN n % 2 = 0 THEN 'fabric.updated' ELSE 'fit.updated' END,
       CASE WHEN n % 2 = 0 THEN 'fabric' ELSE 'fit' END, gen_random_uuid()::text
     FROM generate_series(1, $1::int) AS n`,
    [entries, SARA, OMAR],
  );

const counted = async () => {
  const [row] = await source.query<{ counted: number }[]>(
    'SELECT coalesce(sum(entries), 0)::int AS counted FROM audit_trail_counts',
  );
  return row!.counted;
};

/** What each filter counts, beside how many entries it gives, both of one moment. */
const totals = () =>
  transactions.run(async () => {
    await currentManager(source).query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const pairs: [total: number, entries: number][] = [];
    for (const filter of FILTERS) {
      const { total, items } = await deeds.list(filter, { limit: 100_000 });
      pairs.push([total, items.length]);
    }
    return pairs;
  });
const expectExact = async () => {
  const pairs = await totals();
  expect(pairs.map(([total]) => total)).toEqual(pairs.map(([, entries]) => entries));
  return pairs;
};

describe('the number of entries is exact', () => {
  it('while nothing, all and some of them have been counted, also where late ones belong to earlier days', async () => {
    const none = await expectExact();
    expect(none[0]).toEqual([0, 0]);
    await counts.bringUpToDate();
    await add(500);
    await expectExact();
    await counts.bringUpToDate();
    expect(await counted()).toBe(500);
    const all = await expectExact();
    expect(all.filter(([total]) => total > 0).length).toBe(FILTERS.length - 2);
    await add(77);
    await expectExact();
    await counts.bringUpToDate();
    await counts.bringUpToDate();
    expect(await counted()).toBe(577);
    await expectExact();
  });

  it('in spite of one that was given its id earlier than it is committed', async () => {
    const before = await counted();
    const runner = other.createQueryRunner();
    await runner.startTransaction();
    await add(3, runner);
    await add(5);
    await expect(counts.bringUpToDate()).rejects.toThrow('lock timeout');
    expect(await counted()).toBe(before);
    await expectExact();
    await runner.commitTransaction();
    await runner.release();
    await counts.bringUpToDate();
    expect(await counted()).toBe(before + 8);
    await expectExact();
  });

  it('while many write, some of them in vain, and two count', async () => {
    const before = await counted();
    let isWriting = true;
    const write = async (writer: number) => {
      for (let times = 0; times < 25; times += 1) {
        const runner = other.createQueryRunner();
        await runner.startTransaction();
        await add(1 + (times % 3), runner);
        if ((times + writer) % 4 === 0) await runner.rollbackTransaction();
        else await runner.commitTransaction();
        await runner.release();
      }
    };
    const rival = new EntryCounts(other, new TypeOrmTransactions(other));
    const count = async (by: EntryCounts) => {
      for (let times = 0; isWriting && times < 200; times += 1) await by.bringUpToDate();
    };
    const read = async () => {
      for (let times = 0; isWriting && times < 50; times += 1) await expectExact();
    };
    const background = Promise.all([count(counts), count(rival), read()]);
    await Promise.all([0, 1, 2, 3].map(write));
    isWriting = false;
    await background;
    await counts.bringUpToDate();
    const [[total] = []] = await expectExact();
    expect(await counted()).toBe(total);
    expect(total).toBeGreaterThan(before);
  });
});
