import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { DecidedHoliday, Holidays } from '../application/holidays.js';
import { HolidayEntity } from './holiday.entity.js';
import { InMemoryHolidays } from './holidays.in-memory.js';
import { TypeOrmHolidays } from './holidays.typeorm.js';

const at = new Date('2026-11-23T08:00:00Z');
const eid: DecidedHoliday = {
  day: '2027-03-10',
  nameEn: 'Eid al-Fitr',
  nameAr: 'عيد الفطر',
  state: 'confirmed',
};

interface Opened {
  holidays: Holidays;
  transactions: Transactions;
  close(): Promise<void>;
}

async function inMemory(): Promise<Opened> {
  const transactions = new InMemoryTransactions();
  return { holidays: new InMemoryHolidays(), transactions, close: () => Promise.resolve() };
}

async function inPostgres(): Promise<Opened> {
  const source = await createDataSource(await createDatabase(), [HolidayEntity]).initialize();
  return {
    holidays: new TypeOrmHolidays(source),
    transactions: new TypeOrmTransactions(source),
    close: () => source.destroy(),
  };
}

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('holidays %s', (_, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('are stored, changed and listed by day', async () => {
    const { holidays, transactions } = opened;
    const decide = (holiday: DecidedHoliday) =>
      transactions.run(async () => {
        const known = await holidays.hold(holiday.day);
        await holidays.save(holiday, at);
        return known;
      });
    expect(await decide(eid)).toBeUndefined();
    expect(await decide({ ...eid, day: '2026-12-31', nameEn: 'Stocktaking' })).toBeUndefined();
    expect(await decide({ ...eid, state: 'dismissed' })).toMatchObject({ ...eid, version: 1 });

    const [stocktaking, dismissed, ...more] = await holidays.since('2026-12-31');
    expect(stocktaking).toMatchObject({ day: '2026-12-31', nameEn: 'Stocktaking', version: 1 });
    expect(dismissed).toMatchObject({ ...eid, state: 'dismissed', version: 2 });
    expect(more).toEqual([]);
    expect((await holidays.since('2027-01-01')).map(({ day }) => day)).toEqual(['2027-03-10']);
  });
});

it('two who decide on one suggested day at once take turns', async () => {
  const { holidays, transactions, close } = await inPostgres();
  const decide = () =>
    transactions.run(async () => {
      const known = await holidays.hold(eid.day);
      if (!known) await holidays.save(eid, at);
      return known?.version ?? 0;
    });
  expect((await Promise.all([decide(), decide(), decide()])).toSorted((a, b) => a - b)).toEqual([0, 1, 1]);
  await close();
});
